// Le temps à une table en ligne.
import type { pace as english } from '../en/pace.ts';
import type { Translated } from '../translated.ts';

export const pace: Translated<typeof english> = {
  'pace.heading': 'Rythme',
  'pace.name.none': 'Sans pendule',
  'pace.name.live': 'En une soirée',
  'pace.name.slow': 'Sur plusieurs jours',
  'pace.none': 'Chacun prend le temps qu’il lui faut.',
  'pace.live':
    '{minutes, plural, one {# minute} other {# minutes}} chacun pour la partie, et {seconds, plural, one {# seconde} other {# secondes}} de plus à chaque tour.',
  'pace.slow':
    '{days, plural, one {Un jour} other {# jours}} pour chaque tour ; la pendule se repose la nuit et pendant les congés que vous indiquez.',
  'pace.late': 'Quand le temps de quelqu’un est écoulé',
  'pace.late.wait': 'Tous continuent d’attendre',
  'pace.late.turn': 'Un robot joue ce tour',
  'pace.late.seat': 'Un robot prend la place jusqu’au retour du joueur',
  'pace.late.lose': 'La place a perdu',
  'clock.label': 'Pendules',
  'clock.days': '{days, number} j {hours, number} h',
  'clock.hours': '{hours, number} h {minutes}',
  'clock.minutes': '{minutes, number}:{seconds}',
  'clock.rests': 'au repos',
  'hours.heading': 'Quand votre pendule se repose',
  'hours.nights': 'Chaque nuit de … à …',
  'hours.from': 'Se repose à partir de',
  'hours.to': 'Repart à',
  'hours.zone': 'Votre heure : {zone}',
  'hours.away-from': 'Absence du',
  'hours.away-to': 'au',
  'hours.too-long': 'Une pendule se repose {hours, plural, one {# heure} other {# heures}} par jour au plus, et plus que zéro.',
  'hours.save': 'Garder ces heures',
  'hours.saved': 'Gardé ; toute la table le voit.',
  'answers.heading': 'Réponses laissées d’avance',
  'answers.lead': 'Utilisées seulement là où exactement cela est demandé ; le journal le dit. Vous pouvez les retirer à tout moment.',
  'log.noted.left': '{name} avait laissé cette réponse d’avance.',
  'log.noted.late': '{name} n’avait plus de temps : un robot a joué ce tour.',
};
