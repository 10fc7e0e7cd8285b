// Le but du jeu.

import type { Translated } from '../../../../text/translated.ts';
import type { firstSteps as english } from '../en/first-steps.ts';

export const firstSteps: Translated<typeof english> = {
  'aim.lead': 'Ayez le plus de vignobles en Italie quand la dernière bouteille s’en va. L’argent n’est qu’un moyen.',
  'vino.aim.round': 'Un tour',
  'vino.aim.round.choose': 'Tous choisissent deux régions en secret, en même temps, et n’achètent que là.',
  'vino.aim.round.buy':
    'Région par région, selon leurs numéros : les propriétaires d’abord, qui en a le plus avant les autres, à volonté ; puis les nouveaux, un vignoble à la fois.',
  'vino.aim.round.sell': 'Puis chacun peut vendre un cépage.',
  'vino.aim.round.order': 'Qui a gagné le moins commence le tour suivant.',
  'vino.aim.grow': 'Ce que l’on cultive',
  'vino.aim.grow.variety':
    'Avec votre premier vignoble dans une région, vous y prenez un cépage qui reste : il y sera votre seul, et à vous seul. Sans cépage libre, on n’entre pas.',
  'vino.aim.grow.cellar': 'La cave a toujours un vin par vignoble d’un cépage : une vente ne vide rien.',
  'vino.aim.sell': 'Une vente',
  'vino.aim.sell.income':
    'Un tableau dit ce que rapporte une quantité ; la demande du cépage s’y ajoute une fois, ou s’en retire. Ce qui rapporterait moins que rien ne peut pas se vendre.',
  'vino.aim.sell.lost': 'Le même tableau dit combien de vignobles de ce cépage sont remis en vente : vous choisissez lesquels.',
  'vino.aim.sell.market': 'La demande du cépage vendu baisse, et vous en relevez d’autres d’autant de crans.',
  'vino.aim.end': 'Les bouteilles et la fin',
  'vino.aim.end.gift':
    'Quand le dernier vignoble privé d’une région à bouteille est acheté, l’État y donne les siens : 1 à qui en a le plus, 2 au deuxième, le reste au troisième. La bouteille part.',
  'vino.aim.end.last':
    'Quand la dernière bouteille est partie, on achète d’abord dans les régions qui restent à venir dans ce tour, puis la partie s’arrête.',
  'vino.aim.counts': 'Ce qui compte',
  'vino.aim.counts.vineyards': 'Les vignobles, et rien d’autre : un bon marché autant qu’un cher.',
  'vino.aim.counts.money': 'Entre égaux, le plus d’argent.',
  'vino.aim.advice': 'Trois bons conseils',
  'vino.aim.advice.variety': 'Cultivez le même cépage dans plusieurs régions : tout se vend en une fois.',
  'vino.aim.advice.owner': 'Installez-vous tôt où vous voulez beaucoup : un propriétaire achète d’abord, et plus d’un à la fois.',
  'vino.aim.advice.bottles':
    'Surveillez les bouteilles : le dernier tour est sans vente. Les vignobles rendus avant manquent alors, et l’argent ne vaut guère.',
};
