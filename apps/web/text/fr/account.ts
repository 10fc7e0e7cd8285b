// Les comptes, et ce qui est gardé de chacun.
import type { account as english } from '../en/account.ts';
import type { Translated } from '../translated.ts';

export const account: Translated<typeof english> = {
  'title.account': 'Compte · Adega',
  'title.privacy': 'Ce qui est gardé de vous · Adega',
  'account.heading': 'Compte',
  'account.lead':
    'On peut jouer sans. Avec un compte, vos tables vous suivent dans tout navigateur, même quand celui-ci oublie ses cookies.',
  'account.lead-in': 'Vous êtes connecté : ce que vous jouez en ligne dans ce navigateur appartient à ce compte.',
  'account.sign-in': 'Se connecter',
  'account.sign-in-go': 'Se connecter',
  'account.sign-up': 'Créer un compte',
  'account.sign-up-lead': 'Les tables où joue ce navigateur restent les vôtres. Aucune adresse de courriel n’est demandée.',
  'account.sign-up-go': 'Créer le compte',
  'account.sign-out': 'Se déconnecter',
  'account.signed-out': 'Vous êtes déconnecté.',
  'account.name': 'Nom',
  'account.name-hint': 'De 3 à 24 lettres et chiffres. Les autres le voient.',
  'account.password': 'Mot de passe',
  'account.password-hint': 'Au moins 10 caractères. Une courte phrase se retient bien et se devine mal.',
  'account.password-now': 'Mot de passe actuel',
  'account.fresh': 'Nouveau mot de passe',
  'account.show': 'Montrer',
  'account.bring':
    '{n, plural, one {Ce navigateur joue en invité à # table : emporter la place.} other {Ce navigateur joue en invité à # tables : emporter les places.}}',
  'account.brought': '{n, plural, one {# table vous a suivi.} other {# tables vous ont suivi.}}',
  'account.lost': 'J’ai perdu mon mot de passe',
  'account.recover': 'Un nouveau mot de passe',
  'account.recover-lead': 'Avec l’un des codes de secours qui vous ont été montrés. Il sert une fois.',
  'account.recover-go': 'Fixer le mot de passe',
  'account.recovered': 'Votre mot de passe est le nouveau, et tous les navigateurs sont déconnectés. Connectez-vous avec lui.',
  'account.code': 'Code de secours',
  'account.codes': 'Codes de secours',
  'account.codes-lead':
    'Si vous perdez votre mot de passe, chacun d’eux en fixe un nouveau, une fois. Ils ne sont montrés que maintenant, et personne ne pourra vous les redire : enregistrez-les ou imprimez-les.',
  'account.codes-file': 'adega-codes-de-secours.txt',
  'account.codes-save': 'Enregistrer dans un fichier',
  'account.codes-kept': 'Je les ai gardés',
  'account.codes-left':
    '{n, plural, =0 {Il ne reste aucun code.} one {Il reste # code.} other {Il reste # codes.}} Si vous perdez votre mot de passe, chacun en donne un nouveau, une fois. De nouveaux codes remplacent les précédents.',
  'account.codes-new': 'Faire de nouveaux codes',
  'account.codes-renew': 'Montrer de nouveaux codes',
  'account.sessions': 'Où vous êtes connecté',
  'account.sessions-lead': 'Déconnectez ce que vous ne connaissez pas, puis changez de mot de passe.',
  'account.here': 'Ce navigateur',
  'account.seen': 'Depuis le {made}, vu le {seen}',
  'account.unknown-agent': 'Un navigateur',
  'account.end': 'Déconnecter',
  'account.end-label': 'Déconnecter : {name}',
  'account.end-others': 'Déconnecter tous les autres',
  'account.change': 'Changer de mot de passe',
  'account.change-lead': 'Quand vous le changez, tous les autres navigateurs sont déconnectés.',
  'account.change-go': 'Le changer',
  'account.change-done': 'Le mot de passe est changé.',
  'passkey.heading': 'Clés d’accès',
  'passkey.lead':
    'Avec une clé d’accès, vous vous connectez par le doigt, le visage ou le code qui ouvre votre appareil, sans mot de passe. Le mot de passe reste.',
  'passkey.add': 'Ajouter une clé d’accès',
  'passkey.new': 'Une nouvelle clé',
  'passkey.add-lead': 'Votre navigateur vous demande où la garder. Votre mot de passe montre que c’est bien vous.',
  'passkey.add-go': 'L’ajouter',
  'passkey.name': 'Nom de la clé',
  'passkey.name-hint': 'Pour la reconnaître : « mon téléphone », par exemple.',
  'passkey.made': 'Depuis le {made}, n’a pas encore servi',
  'passkey.used': 'Depuis le {made}, a servi le {used}',
  'passkey.rename': 'Renommer',
  'passkey.rename-label': 'Renommer : {name}',
  'passkey.rename-go': 'Garder ce nom',
  'passkey.remove': 'Retirer',
  'passkey.remove-sure': 'Appuyez encore pour la retirer',
  'passkey.enter': 'Se connecter avec une clé d’accès',
  'passkey.declined': 'Aucune clé n’a été présentée. Rien n’a changé.',
  'passkey.unknown': 'Cette clé n’ouvre aucun compte ici. Elle a peut-être été retirée.',
  'passkey.not-here': 'Les clés d’accès ne marchent qu’en https, ou sur la machine du serveur, et là où l’adresse est un nom.',
  'account.data': 'Ce que le serveur sait de vous',
  'account.data-lead':
    'Compte, sessions, cotes, ce que vous avez dit, tables avec leurs parties comme vous pouvez les voir : tout en un fichier.',
  'account.privacy': 'Ce qui est gardé, et combien de temps',
  'account.export': 'Tout enregistrer',
  'account.nothing': 'Le serveur ne sait rien de vous.',
  'account.delete': 'Supprimer le compte',
  'account.delete-guest': 'Supprimer ce que le serveur sait de moi',
  'account.delete-heading': 'Supprimer pour toujours',
  'account.delete-lead':
    'Votre nom est retiré de toutes les tables, vos cotes et ce que vous avez dit sont supprimés ; des robots continuent vos parties en cours, celles qui sont classées sont perdues, et les parties finies restent sans vous. C’est sans retour.',
  'account.delete-sure': 'Oui, tout supprimer pour toujours',
  'account.delete-unsure': 'Dites d’abord que vous le voulez.',
  'account.delete-go': 'Supprimer',
  'account.gone': 'C’est supprimé. Personne ne peut plus s’y connecter.',
  'account.wrong': 'Ce nom et ce mot de passe ne vont pas ensemble.',
  'account.wrong-password': 'Ce n’est pas votre mot de passe.',
  'account.wrong-code': 'Ce nom et ce code ne vont pas ensemble, ou le code a servi.',
  'account.taken': 'Quelqu’un porte ce nom, ou un nom qui lui ressemble.',
  'account.bad-name': 'Un nom a de 3 à 24 lettres et chiffres ; espaces, points et traits peuvent les séparer.',
  'account.weak-short': 'Ce mot de passe est trop court : au moins 10 caractères.',
  'account.weak-long': 'Ce mot de passe est trop long : au plus 128 caractères.',
  'account.weak-common': 'Ce mot de passe est l’un des premiers que d’autres essaient.',
  'account.too-fast': 'Trop d’essais. Attendez un moment.',
  'account.changed': 'Vous vous êtes connecté ou déconnecté dans un autre onglet. Rechargez cette page.',
  'account.failed': 'Cela n’a pas marché. Rien n’a changé ; réessayez.',
  'privacy.heading': 'Ce qui est gardé de vous',
  'privacy.lead':
    'Aussi peu qu’il en faut pour jouer. Rien n’est vendu ni compté, rien n’est pris sur d’autres sites, et aucune adresse électronique n’est demandée.',
  'privacy.browser': 'Dans ce navigateur',
  'privacy.browser-text':
    'Les parties sur un seul écran, vos réglages, les noms que vous avez donnés et les liens vers vos tables sont gardés par votre navigateur jusqu’à ce que vous les y supprimiez. Ils ne sont envoyés à personne.',
  'privacy.guest': 'Quand vous jouez en ligne en invité',
  'privacy.guest-text':
    'Le serveur vous connaît par un mot tiré au hasard et garde le nom que vous vous donnez à une table, que tous voient à cette table.',
  'privacy.cookie-text':
    'Un seul cookie porte ce mot, signé, pendant un an ; il est là pour que votre place soit la vôtre, et pour rien d’autre. Sans lui, personne ne peut vous la rendre.',
  'privacy.tables': 'Les tables en ligne',
  'privacy.tables-text':
    'Une table garde qui était assis où, chaque coup avec son heure, et le tour que vous essayez. Qui peut regarder voit ce que tous à la table peuvent voir ; ce qui est caché devient public à la fin de la partie.',
  'privacy.tables-long':
    'Les tables restent, pour que l’on puisse revoir les parties et vérifier leurs tirages. Une table où rien n’a commencé disparaît quand il ne s’y est rien passé pendant 30 jours ; qui l’a faite peut la retirer avant.',
  'privacy.talk-text':
    'Ce que vous dites à une table y est gardé et lu de tous ceux qui y sont ; vos notes et la liste de ceux que vous ne voulez pas rencontrer ne sont lues que de vous. Tout cela reste jusqu’à ce que vous le supprimiez, ou votre compte.',
  'privacy.told-text':
    'Si vous voulez être averti quand c’est à vous : après combien de temps, de quel tour vous l’avez été en dernier, et pour chaque navigateur que vous avez choisi l’adresse où le service d’envoi de son éditeur prend les messages, avec les clés qu’il faut. Cela reste jusqu’à ce que vous y mettiez fin, vous y déconnectiez, ou que ce service dise que le navigateur n’est plus là.',
  'privacy.account': 'Avec un compte',
  'privacy.account-text':
    'En plus : votre nom, la date de création du compte, votre mot de passe et vos codes de secours sous une forme d’où on ne peut les lire (argon2id, SHA-256).',
  'privacy.sessions-text':
    'Pour chaque navigateur où vous êtes connecté : depuis quand, quand il a été vu (à l’heure près), et un mot comme « Firefox, Linux », pour que vous le reconnaissiez. Un navigateur qui n’a pas été vu pendant 180 jours est déconnecté.',
  'privacy.passkeys-text':
    'Pour chaque clé d’accès que vous avez ajoutée : le nom que vous lui avez donné, quand elle a été faite et a servi, et sa clé publique, avec laquelle personne ne peut se connecter. Ce qui l’ouvre reste dans votre appareil.',
  'privacy.ratings-text':
    'Si vous jouez des parties classées : votre cote à chaque jeu, et vos 200 dernières parties avec la place, l’écart, les adversaires et l’heure. Tout le monde peut le voir sur votre page et au tableau des joueurs, sauf si vous choisissez dans votre compte de ne pas y figurer ; alors vous seul voyez votre page, et ceux qui ont joué contre vous gardent le résultat parmi leurs parties.',
  'privacy.account-long': 'Un compte reste jusqu’à ce que vous le supprimiez.',
  'privacy.machine': 'Ce dont le serveur a besoin un moment',
  'privacy.machine-text':
    'Les adresses d’où l’on demande quelque chose ne sont gardées qu’en mémoire, jamais sur un disque, pour ralentir ceux qui demandent trop ou devinent des mots de passe. Elles ne figurent au journal que si l’exploitant l’a voulu plus bavard.',
  'privacy.backup-text':
    'Les exploitants font des copies pour le cas où un disque casse. Ce que vous supprimez y reste jusqu’à ce qu’elles soient remplacées ; l’exploitant peut vous dire quand.',
  'privacy.others': 'Qui d’autre le voit',
  'privacy.others-text': 'L’exploitant de ce serveur, et qui fait marcher la machine pour lui. Personne d’autre.',
  'privacy.push-text':
    'Là où vous avez voulu qu’un navigateur vous avertisse, les messages passent par le service d’envoi de son éditeur. Il voit qu’un message vous est adressé, et quand, mais ne peut le lire.',
  'privacy.reports-text':
    'Quand quelqu’un signale un joueur, les modérateurs gardent ce qui s’est dit alentour et ce qu’ils ont décidé. Cela reste, même quand un compte est supprimé : une exclusion n’aurait sinon aucun sens.',
  'privacy.rid': 'L’emporter, et s’en défaire',
  'privacy.rid-export': 'Sur la page de votre compte, vous pouvez tout enregistrer en un fichier, en invité aussi.',
  'privacy.rid-text':
    'Vous pouvez aussi y tout supprimer, aussitôt : compte, sessions, clés d’accès, cotes, ce que vous avez dit et noté, où vous êtes averti de vos tours, et votre nom à chaque table, même à celles que vous avez quittées. Un robot continue une partie en cours ; si elle est classée, elle est perdue.',
  'privacy.rid-stays':
    'Ce qui reste : les coups des parties, puisque ce sont aussi celles des autres, avec le mot tiré au hasard à votre place ; et une note disant que ce mot n’est plus à personne.',
  'privacy.go': 'Vers votre compte',
};
