// Les règles du jeu en solitaire, dans nos mots, et ce que les pages autour d’une partie en disent.

import type { Translated } from '../../../../text/translated.ts';
import type { rulesSolo as english } from '../en/rules-solo.ts';

export const rulesSolo: Translated<typeof english> = {
  'chapter.solo': 'Seul contre Lacerda',
  'rule.solo.setup':
    'Lacerda n’a pas de plateau : tous ses tonneaux sont dans sa zone, il n’a pas d’argent et prend l’expert au sommet de chaque pile. Deux tonneaux vont aussitôt en haut des deux navires d’export les plus à gauche.',
  'rule.solo.cards':
    'Il a neuf cartes action, une par case, et neuf cartes nombre. Les nombres utilisés sont remélangés ; celui d’une région hors jeu est sans effet.',
  'rule.solo.start':
    'Au début, une carte nombre désigne une région : son vignoble du dessus quitte la partie et un cube y arrive. Une autre désigne une tuile d’action exposée, qui quitte aussi la partie.',
  'rule.solo.turns':
    'Vous et lui jouez chacun les deux actions de l’année d’affilée, dans l’ordre du tour ; l’ordre change une fois par an.',
  'rule.solo.move':
    'Une carte action dit où il va ; celle de la case où il se tient est remplacée par une autre. Il ne paie rien ; ce qu’il vous devrait, la banque le paie. Vous le payez comme tout joueur, et il le garde. Ses cartes sont remélangées après chaque foire.',
  'rule.solo.bribe':
    'En quittant une case autre que le centre, il y pose 1 Bago s’il n’y en a pas. Y entrer vous coûte 1 de plus, même avec un déplacement gratuit, et ce Bago retourne à la banque.',
  'rule.solo.cubes':
    'Quand il utilise des cubes, il en prend deux, ou tous s’il y en a moins, dans celle de vos régions qui en a le plus ; à égalité, une carte nombre décide.',
  'rule.solo.vineyards':
    'Vignobles : deux nombres ; le vignoble du dessus de chacune de ces régions quitte la partie, et un cube y arrive.',
  'rule.solo.cellars': 'Caves : deux nombres ; un cube dans chacune de ces régions, et deux caves quittent la partie.',
  'rule.solo.wineries': 'Chais : deux nombres ; un cube dans chacune de ces régions, et deux chais quittent la partie.',
  'rule.solo.experts': 'Experts : il prend l’expert au sommet de chaque caractéristique de la tuile de millésime.',
  'rule.solo.staff': 'Œnologues : deux œnologues et deux agriculteurs quittent la partie.',
  'rule.solo.export':
    'Export : il prend des cubes et pose un tonneau sur la plus haute case libre, la plus à gauche à égalité ; elle rapporte ses points, et 1 de plus par cube. Puis une seconde fois, s’il reste un tonneau et une case.',
  'rule.solo.sales':
    'Ventes : il prend des cubes et pioche un nombre supérieur à 2. Nombre et cubes donnent la case, dans la couleur d’Anabela ; si elle est prise, l’autre couleur, puis une plus basse, et ainsi de suite. Il en reçoit l’argent. Puis une seconde fois, s’il reste un tonneau et une case.',
  'rule.solo.press':
    'Centre : il prend la première place libre de l’ordre. Une fois par foire il présente : en points de foire ce que Bruno souhaite, des cubes qui n’ajoutent rien, le stand à 3 points de foire ou celui à 3 Bagos, et ses experts assortis.',
  'rule.solo.maintenance':
    'À la maintenance, il reprend son tonneau de plus faible valeur aux ventes ; à égalité, celui de la couleur d’Anabela.',
  'rule.solo.fair':
    'À la foire, il présente s’il ne l’a pas fait. Qui gagne seul reçoit un trophée. Pour acheter, il pioche des nombres jusqu’à désigner une tuile : les actions quittent la partie, les multiplicateurs restent avec un tonneau dessus, pour 10 points chacun à la fin.',
  'rule.solo.end':
    'Il passe le tour supplémentaire. À la fin, son argent, le plus de tonneaux à bord et ses multiplicateurs comptent aussi.',
  'rule.solo.awards':
    'Récompenses : plus de points que lui 4, plus d’argent 2, chaque trophée 1, chaque domaine complet 1, plus de points du plus de tonneaux à bord 1, aucun tonneau chez les magnats 1. À partir de 15, 10 et 5 récompenses, le titre est meilleur.',
  'insight.awards': 'Récompenses',
};
