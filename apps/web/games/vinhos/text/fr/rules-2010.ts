// Les règles que seules les éditions de 2010 ont, en une ou deux phrases à nous.

import type { Translated } from '../../../../text/translated.ts';
import type { rules2010 as english } from '../en/rules-2010.ts';

export const rules2010: Translated<typeof english> = {
  'rule.bank.action':
    'À la banque, dans n’importe quel ordre et autant qu’on veut : retirer, verser, ou placer un pas pour son prix pris sur le compte ; une fois au moins. Ce qui a été retiré n’est pas reversé.',
  'rule.bank.disinvest':
    'Dans votre tour, vous pouvez reprendre vos placements, un pas à la fois, contre les espèces indiquées ; jamais après avoir placé dans la même action.',
  'rule.end.benefits-2010': 'Après la troisième foire, à tour de rôle, chacun peut employer un avantage des magnats ou passer pour de bon.',
  'rule.end.score-2010':
    'À la fin comptent la section du compte, les majorités d’export et les multiplicateurs où se trouvent vos tonneaux.',
  'rule.fair.experts-2010':
    'Tous à la fois et en secret, choisissez des experts visibles des deux critères de votre stand, autant que le permet votre tuile de foire. Les flèches font d’abord monter les marqueurs ; puis chaque expert marque sa section et est défaussé.',
  'rule.fair.order-2010': 'Après la foire, qui a le moins de points de foire joue en premier ; à égalité, l’ordre reste.',
  'rule.magnate.benefit-2010':
    'Une fois dans votre tour, jamais au milieu d’une action, cédez un vin et avancez un tonneau dans sa rangée : vers une autre action supplémentaire, faite aussitôt, ou vers une place libre de multiplicateur, où il reste. Jamais deux fois le même multiplicateur.',
  'rule.maintenance.interest':
    'Le compte change selon vos intérêts. Ce qui ne peut être payé coûte un chai ou, sans chai, un vignoble ; les espèces n’aident pas.',
  'rule.maintenance.minus-two': 'Chaque fois que le compte arrive à 0, vous perdez 2 points.',
  'rule.maintenance.salaries': 'Chaque œnologue reçoit 1 du compte ; ceux qu’on ne peut payer s’en vont.',
  'rule.maintenance.variant-pairs':
    'Une variante : à la maintenance, qui le peut doit reprendre une paire de tonneaux ; d’autres paires sont facultatives.',
  'rule.move.cash': 'Tout se paie en espèces, sauf où le compte est nommé.',
  'rule.press.points-2010':
    'Chaque point de valeur au-delà de 9 est un point de foire. La valeur décide du nombre d’experts à emmener ; un stand libre donne son bonus et les points de ses deux critères.',
  'rule.sales.retrieve-pairs':
    'Dans votre tour avant une action, ou avant la foire, reprenez deux tonneaux d’une même maison, autant de fois que vous voulez ; pour chaque paire, deux cubes vont dans deux régions.',
  'rule.setup.reserve-order':
    'Réserve : qui a choisi la région au plus petit numéro joue plus tôt, et les derniers reçoivent plus d’argent. Première édition : l’ordre tiré reste.',
  'rule.variant.five-estates': 'Une variante : chacun a un cinquième domaine.',
};
