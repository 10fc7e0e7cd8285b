// Être averti que c’est son tour.
import type { told as english } from '../en/told.ts';
import type { Translated } from '../translated.ts';

export const told: Translated<typeof english> = {
  'told.turn': '{game} : c’est à vous',
  'told.with': 'Avec {names}',
  'told.heading': 'Quand c’est à vous, en ligne',
  'told.lead':
    'Vous êtes averti une fois par tour, si c’est encore à vous après un moment, et jamais d’une table que vous regardez. Là où un tour dure des jours, les nuits et les congés que vous y avez indiqués sont respectés.',
  'told.after': 'Au bout de combien de temps',
  'told.after.off': 'Jamais',
  'told.after.now': 'Aussitôt',
  'told.after.minutes': '{n, plural, =60 {1 heure} other {# min}}',
  'told.after-hint': 'Gardé par le serveur, pour tous les navigateurs qui vous avertissent.',
  'told.here': 'Ce navigateur',
  'told.here.off': 'Il ne vous avertit pas encore. Si vous le voulez, il vous demandera d’abord s’il en a le droit.',
  'told.here.push': 'Il vous avertit, même quand cette page est fermée.',
  'told.here.page': 'Il vous avertit tant qu’une page d’Adega y est ouverte. Quand toutes sont fermées, rien ne l’atteint.',
  'told.here.plain':
    'Cette page est venue par http simple. Les navigateurs n’avertissent que pour les pages venues par https, ou de leur propre machine. La marque sur l’onglet et les sons marchent quand même.',
  'told.here.none': 'Il ne donne pas d’avis. Sur un iPhone ou un iPad, mettez d’abord Adega sur l’écran d’accueil et ouvrez-le de là.',
  'told.here.denied': 'Il lui a été dit de ne pas donner d’avis pour cette page. Cela se change dans ses propres réglages pour ce site.',
  'told.here.away': 'Le serveur est injoignable pour l’instant, ou n’a pas de tables en ligne.',
  'told.on': 'M’avertir dans ce navigateur',
  'told.off': 'Ne plus avertir ici',
  'told.browsers': '{n, plural, one {Un navigateur vous avertit en tout.} other {# navigateurs vous avertissent en tout.}}',
  'told.failed': 'Cela n’a pas marché. Réessayez plus tard.',
  'told.offer': 'Ici, un tour dure des jours. Ce navigateur doit-il vous avertir quand c’est à vous ?',
  'told.offer-yes': 'Oui, m’avertir',
  'told.offer-no': 'Non, merci',
  'told.offer-done': 'Vous serez averti. Quand, et comment y mettre fin, se trouve dans les réglages.',
  'told.settings': 'Vers les réglages',
  'told.close': 'Bien',
  'settings.calls': 'Sons aux tables en ligne',
  'settings.calls.off': 'Non',
  'settings.calls.turn': 'Mon tour',
  'settings.calls.talk': 'Mon tour et la conversation',
  'settings.calls-hint': 'Même quand vous regardez un autre onglet.',
};
