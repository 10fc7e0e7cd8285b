// La page elle-même : titres, boutons, formulaires, et ce que répond la table quand une chose ne se peut pas.
import type { page as english } from '../en/page.ts';
import type { Translated } from '../translated.ts';

export const page: Translated<typeof english> = {
  'page.name': 'Adega',
  'page.title.loading': 'Adega',
  'page.title.turn': '{name} joue · {game} · Adega',
  'page.title.yours': 'À vous · {game} · Adega',
  'page.title.confirm': '{name} confirme · {game} · Adega',
  'page.title.over': 'Score final · {game} · Adega',
  'page.loading': 'Chargement…',
  'page.unofficial': 'Non officiel : fait par des joueurs, avec leurs propres mots et dessins, sans l’auteur ni l’éditeur du jeu.',
  'page.skip': 'Aller aux coups possibles',

  'menu.label': 'Partie',
  'menu.open': 'Menu',
  'menu.new': 'Nouvelle',
  'menu.seats': 'Joueurs',
  'menu.save': 'Enregistrer',
  'menu.file': 'adega-{game}.txt',
  'menu.saved': 'Enregistrée dans un fichier parmi vos téléchargements : {file}. Ce navigateur garde aussi la partie.',

  'start.players': 'Joueurs',
  'start.names': 'Noms et couleurs',
  'start.name': 'Nom du joueur {n}',
  'start.default-name': 'Joueur {n}',
  'start.sitter': 'Qui joue comme joueur {n}',
  'start.person': 'Une personne ici',
  'start.bot': 'Robot : {level}',
  'bot.name': '{level} ({n})',
  'bot.level1': 'Apprenti',
  'bot.level1-hint': 'Joue avec bon sens, voit un pas en avant et se trompe parfois. Bien pour une première partie.',
  'bot.level2': 'Habitué',
  'bot.level2-hint': 'Sait ce que valent les choses, mais en oublie encore.',
  'bot.level3': 'Vigneron',
  'bot.level3-hint': 'Prépare un tour entier et se trompe rarement.',
  'bot.level4': 'Maître de chai',
  'bot.level4-hint': 'Pèse bien des façons de jouer un tour et ne se trompe plus exprès.',
  'bot.level5': 'Champion',
  'bot.level5-hint': 'Le meilleur que nous ayons : regarde ce que les autres pourraient faire, jusqu’à une seconde par tour.',
  'start.go': 'Commencer la partie',
  'start.seed': 'Un mot de votre choix',
  'start.seed-hint': 'Les parties commencées par le même mot ont les mêmes tirages. Vide : le hasard décide.',
  'start.more': 'Rejouer les mêmes tirages',

  'setup.ours': 'Une règle à nous : aucun livret ne la contient.',

  'rules.books': 'Livres de règles',

  'rule.heading': 'La règle',
  'rule.label': 'Règle {id}',
  'rule.behind': 'Quelle règle le dit',
  'rule.close': 'Fermer',
  'rule.unknown': 'Pas encore de texte pour cette règle.',

  'trouble.heading': 'Cela n’a pas marché',
  'trouble.close': 'Fermer',
  'trouble.bad-pack':
    'Aucune partie ne peut être jouée avec ce matériel, à {path} : {expected} attendu, {got} trouvé{more, plural, =0 {} one {, et # autre problème} other {, et # autres problèmes}}.',
  'trouble.missing-pack':
    'La partie se joue avec un matériel personnel, et ce matériel manque : le texte n’en donne que le nom {pack}. Demandez le fichier enregistré depuis la partie elle-même ; il contient le matériel.',
  'trouble.other-pack':
    'Le matériel de ce fichier n’est pas celui de la partie : quelque chose y a été changé. La partie nomme {named}, le fichier apporte {brought}.',
  'trouble.bad-scenario':
    'Ce scénario ne peut pas être mis en place, à {path} : {expected} attendu, {got} trouvé{more, plural, =0 {} one {, et # autre problème} other {, et # autres problèmes}}.',
  'trouble.no-scenario': 'Il n’y a pas de scénario sur cette table.',
  'trouble.bad-message': 'Un message n’a pas été compris en « {path} » : attendu {expected}, trouvé {found}.',
  'trouble.no-table': 'Aucune partie n’est ouverte.',
  'trouble.unknown-game': 'Ce jeu n’est pas sur l’étagère : {game}.',
  'trouble.bad-option': 'L’option {option} ne peut pas valoir {value} ; possible : {expected}.',
  'trouble.bad-record': 'L’enregistrement est illisible{line, plural, =0 {} other {, ligne #}} : « {found} ». {problem}',
  'trouble.not-carried': 'L’enregistrement suit d’anciennes règles et mène ailleurs selon celles d’aujourd’hui.',
  'trouble.stale': 'La partie a avancé entre-temps ; regardez de nouveau.',
  'trouble.no-such-seat': 'Il n’y a pas de siège {n}.',
  'trouble.not-yours': 'Cette place est à quelqu’un d’autre.',
  'trouble.silent': '{name} ne peut pas réfléchir pour l’instant. Rouvrez la partie, ou prenez sa place sous « Joueurs ».',
  'trouble.not-asked': '{name} n’a rien à décider maintenant.',
  'trouble.unreadable': '« {word} » n’est pas un coup de ce jeu.',
  'trouble.not-offered': 'Ce coup n’est pas possible maintenant.',
  'trouble.no-undo': 'Cela ne peut pas être repris. {why}',
  'trouble.nothing-to-confirm': 'Il n’y a rien à confirmer.',
  'trouble.broken': 'Une erreur du programme : {what}. La partie reste inchangée.',
};
