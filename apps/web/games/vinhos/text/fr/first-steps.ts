// Le but du jeu.
import type { Translated } from '../../../../text/translated.ts';
import type { firstSteps as english } from '../en/first-steps.ts';

export const firstSteps: Translated<typeof english> = {
  'aim.lead':
    'Faire du vin au Portugal pendant six années, et avoir le plus de points à la fin. L’argent, le bon vin et le renom n’en sont que les moyens.',
  'aim.year': 'Une année',
  'aim.year.moves': 'Chacun déplace son pion deux fois, sur une des neuf cases, et fait ce qu’elle dit.',
  'aim.year.maintenance': 'Une vente laisse un de vos tonneaux dans la maison ; chaque année il en revient un.',
  'aim.year.production':
    'Chaque domaine, c’est-à-dire vos vignobles d’une région et d’une couleur avec leurs chais, fait un vin ; les vins plus vieux avancent d’une place, ceux qui n’en ont plus sont perdus.',
  'aim.year.fair':
    'Après les années 3, 5 et 6 il y a une foire : des points pour les meilleurs, et des tuiles de magnats à payer avec du vin.',
  'aim.wine': 'Ce qui fait un bon vin',
  'aim.wine.estate': '2 par vignoble, 1 par agriculteur, 1 par chai, 2 par œnologue, et la météo de l’année.',
  'aim.wine.age':
    'En cave, il vaut plus chaque année. Les cubes de renommée, qui se trouvent dans sa région sur la carte, s’y ajoutent quand on les dépense avec lui.',
  'aim.use': 'Qu’en faire',
  'aim.use.sell': 'Le vendre au pays : de l’argent, avec lequel on achète tout.',
  'aim.use.export': 'L’exporter : des points aussitôt, et d’autres à la fin pour le plus de tonneaux à bord d’un navire.',
  'aim.use.present': 'Le présenter à la foire : un vin par foire, avec des experts pour le louer.',
  'aim.use.pay': 'En payer des tuiles de magnats après la foire : des actions de plus, ou des multiplicateurs pour la fin.',
  'aim.points': 'D’où viennent les points',
  'aim.points.now': 'Pendant la partie : l’export et les foires.',
  'aim.points.end':
    'À la fin : l’argent, les vins restants, le plus de tonneaux à bord d’un navire, et les multiplicateurs : des tuiles des magnats, trois riches, qui comptent quelque chose pour vous.',
  'aim.scarce': 'Ce qui est rare',
  'aim.scarce.moves': 'Les coups : deux par an, et un de plus tout à la fin. Prévoyez où sera votre pion ensuite.',
  'aim.scarce.barrels':
    'Les tonneaux : chaque vente et chaque export en prend un. Les vins qui plaisent aux magnats à une foire en font revenir.',
  'aim.alone': 'Seul',
  'aim.alone.lead':
    'Contre Lacerda, un adversaire que jouent des cartes, personne ne gagne ni ne perd : vous gagnez des récompenses, dont la somme vous donne un titre, le plus beau à partir de quinze. Il y en a pour plus de points et plus d’argent que lui, pour chaque foire gagnée, pour chaque domaine complet (tous les emplacements pris), pour davantage de points des navires de l’Export, et si tous vos tonneaux sont revenus de chez les magnats.',
};
