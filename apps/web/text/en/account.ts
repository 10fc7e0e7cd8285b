// Accounts, and what is kept of people: docs/privacy.md says the same.
export const account = {
  'title.account': 'Account · Adega',
  'title.privacy': 'What is kept of you · Adega',
  'account.heading': 'Account',
  'account.lead':
    'You can play without one. With an account your tables follow you to any browser, also when this one forgets its cookies.',
  'account.lead-in': 'You are signed in: whatever you play on line in this browser belongs to this account.',
  'account.sign-in': 'Sign in',
  'account.sign-in-go': 'Sign in',
  'account.sign-up': 'Make an account',
  'account.sign-up-lead': 'The tables at which this browser plays stay yours. No address is asked for.',
  'account.sign-up-go': 'Make the account',
  'account.sign-out': 'Sign out',
  'account.signed-out': 'You are signed out.',
  'account.name': 'Name',
  'account.name-hint': '3 to 24 letters and digits. Others see it.',
  'account.password': 'Password',
  'account.password-hint': 'At least 10 characters. A short sentence is easy to keep in mind and hard to guess.',
  'account.password-now': 'Current password',
  'account.fresh': 'New password',
  'account.show': 'Show',
  'account.bring':
    '{n, plural, one {This browser plays at # table as a guest: take the seat along.} other {This browser plays at # tables as a guest: take the seats along.}}',
  'account.brought': '{n, plural, one {# table came along.} other {# tables came along.}}',
  'account.lost': 'I have lost my password',
  'account.recover': 'A new password',
  'account.recover-lead': 'With one of the recovery codes that you were shown. It works once.',
  'account.recover-go': 'Set the password',
  'account.recovered': 'Your password is the new one, and all browsers are signed out. Sign in with it.',
  'account.code': 'Recovery code',
  'account.codes': 'Recovery codes',
  'account.codes-lead':
    'If you lose your password, each of these sets a new one, once. They are shown only now, and nobody can tell you them again: save or print them.',
  'account.codes-file': 'adega-recovery-codes.txt',
  'account.codes-save': 'Save as a file',
  'account.codes-kept': 'I have kept them',
  'account.codes-left':
    '{n, plural, =0 {No code is left.} one {# code is left.} other {# codes are left.}} New ones replace those of before.',
  'account.codes-renew': 'Show new codes',
  'account.sessions': 'Where you are signed in',
  'account.sessions-lead': 'End what you do not know, and then change your password.',
  'account.here': 'This browser',
  'account.seen': 'Since {made}, last seen {seen}',
  'account.unknown-agent': 'A browser',
  'account.end': 'End',
  'account.end-label': 'End: {name}',
  'account.end-others': 'End all others',
  'account.change': 'Change the password',
  'account.change-lead': 'All other browsers are signed out then.',
  'account.change-go': 'Change it',
  'account.change-done': 'The password is changed.',
  'account.data': 'What the server knows of you',
  'account.data-lead': 'Account, sessions, what you have said, tables with their records as you may see them: all in one file.',
  'account.privacy': 'What is kept, and how long',
  'account.export': 'Save all of it',
  'account.nothing': 'The server knows nothing of you.',
  'account.delete': 'Delete the account',
  'account.delete-guest': 'Delete what the server knows of me',
  'account.delete-heading': 'Delete for ever',
  'account.delete-lead':
    'Your name is taken out of all tables and what you have said is deleted; bots go on in your running games, and finished games stay without you. This cannot be undone.',
  'account.delete-sure': 'I want that',
  'account.delete-unsure': 'Please say first that you want that.',
  'account.delete-go': 'Delete',
  'account.gone': 'It is deleted. Nobody can sign in with it any more.',
  'account.wrong': 'Name and password do not belong together.',
  'account.wrong-password': 'This is not your password.',
  'account.wrong-code': 'Name and code do not belong together, or the code has been used.',
  'account.taken': 'Somebody has this name, or one that looks like it.',
  'account.bad-name': 'A name has 3 to 24 letters and digits; blanks, dots and strokes may stand between them.',
  'account.weak-short': 'This password is too short: 10 characters at least.',
  'account.weak-long': 'This password is too long: 128 characters at most.',
  'account.weak-common': 'This password is one of the first that others try.',
  'account.too-fast': 'Too many tries. Please wait a while.',
  'account.changed': 'You have signed in or out in another tab. Please load this page again.',
  'account.failed': 'That did not work. Nothing has changed; please try again.',
  'privacy.heading': 'What is kept of you',
  'privacy.lead':
    'As little as playing needs. Nothing is sold or counted, nothing is fetched from other sites, and nobody is asked for a mail address.',
  'privacy.browser': 'In this browser',
  'privacy.browser-text':
    'Games at one screen, your settings, the names you have given and links to your tables are kept by your browser until you delete them there. They are sent to nobody.',
  'privacy.guest': 'When you play on line as a guest',
  'privacy.guest-text':
    'The server knows you by a random word and keeps the name you give yourself at a table, which everybody at the table sees.',
  'privacy.cookie-text':
    'One cookie holds the random word, signed, for a year; it is there so that your seat is yours, and for nothing else. Without it nobody can give your seat back to you.',
  'privacy.tables': 'Tables on line',
  'privacy.tables-text':
    'A table keeps who sat where, every move with its time, and the turn that you are trying out. Those who may watch see what everybody at the table may see; hidden things become open when the game is over.',
  'privacy.tables-long':
    'Tables stay, so that games can be looked at again and their draws be checked. One that nobody has begun can be taken away by whoever made it.',
  'privacy.talk-text':
    'What you say at a table is kept with it and read by all who sit there; your notes and the list of those you do not want to meet are read by you alone. All of it stays until you delete it or your account.',
  'privacy.told-text':
    'If you want to be told when it is your turn: after how long, of which turn you were told last, and for each browser that you have switched on the address at which its maker’s push service takes messages for it, with the keys for that. It stays until you switch it off there, sign out there, or the push service says that the browser is gone.',
  'privacy.account': 'With an account',
  'privacy.account-text':
    'Besides that: your name, when the account was made, and your password and recovery codes in a form from which they cannot be read (argon2id, SHA-256).',
  'privacy.sessions-text':
    'For each browser in which you are signed in: since when, when it was last seen (to the hour), and a word such as “Firefox, Linux”, so that you know it again. A browser that was not seen for 180 days is signed out.',
  'privacy.account-long': 'An account stays until you delete it.',
  'privacy.machine': 'What the server needs for a while',
  'privacy.machine-text':
    'Addresses from which somebody asks are kept in memory only and never on a disk, to slow down those who ask too much or guess passwords. They stand in the log only if the operator has turned it up.',
  'privacy.backup-text':
    'Operators make copies for the case that a disk breaks. What you delete is in such copies until they are replaced; how long that takes, the operator can tell you.',
  'privacy.others': 'Who else sees it',
  'privacy.others-text': 'The operator of this server, and whoever runs the machine for them. Nobody else.',
  'privacy.push-text':
    'Where you have switched on that a browser tells you of your turns, messages go through the push service of its maker. It sees that and when one was sent to your browser, and cannot read it.',
  'privacy.reports-text':
    'When somebody reports a player, the moderators keep what was said around it, and what they decided. That stays, also when an account is deleted, since a ban would mean nothing otherwise.',
  'privacy.rid': 'Taking it home, and being rid of it',
  'privacy.rid-export': 'On the page of your account you can save all of it as one file, also as a guest.',
  'privacy.rid-text':
    'There you can also delete it, at once: account, sessions, what you have said and noted, where you are told of your turns, and your name at every table, also at those that you have left. A bot goes on in a game that is being played.',
  'privacy.rid-stays':
    'What stays: the moves of games, since they are the others’ games, too, with the random word in place of you; and a note that this word belongs to nobody any more.',
  'privacy.go': 'To your account',
} as const;
