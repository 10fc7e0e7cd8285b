// Who may do what. Each row is something that can be asked of a server or heard from it, each column somebody; a cell says what comes of it:
//
//   yes     it is done, or told
//   new     the same; whoever was nobody is a guest from then on
//   none    answered, but there is nothing for him
//   quiet   nothing is heard
//   -       a bot has no hands: whoever says that he is one is nobody
//   a word  the refusal, as the wire has it; nothing has changed then
//
//   nobody     has no cookie of ours
//   guest      has one, and nothing to do with the table
//   watcher    looks at the table
//   account    is signed in
//   moderator  is signed in, and named by the operator
//   maker      has made the table, and does not sit at it
//   other      holds another seat
//   seat       holds the seat that it is about
//   bot        plays at the third seat
//
// What a row is about besides is said behind its dot. Every route, message and deed must be here: permissions.test.ts.

export const WHO = ['nobody', 'guest', 'watcher', 'account', 'moderator', 'maker', 'other', 'seat', 'bot'] as const;
export type Who = (typeof WHO)[number];

export interface Row {
  /** A route, or the type of a message. */
  readonly what: string;
  /** In which case. */
  readonly when: string;
  readonly cells: { readonly [who in Who]: string };
}

const TABLE = `
                                                        nobody      guest       watcher     account     moderator   maker       other       seat        bot

# the server
GET /healthz                                            yes         yes         yes         yes         yes         yes         yes         yes         -
GET /metrics · on its own machine                       yes         yes         yes         yes         yes         yes         yes         yes         -
GET /api/reach · on its own machine                     yes         yes         yes         yes         yes         yes         yes         yes         -
GET /*                                                  yes         yes         yes         yes         yes         yes         yes         yes         -

# finding and making tables
GET /api/lobby                                          new         yes         yes         yes         yes         yes         yes         yes         -
POST /api/find                                          new         yes         yes         yes         yes         yes         yes         yes         -
POST /api/tables                                        new         yes         yes         yes         yes         yes         yes         yes         -
POST /api/tables/from-record                            new         yes         yes         yes         yes         yes         yes         yes         -
GET /api/mine                                           none        none        none        none        none        none        yes         yes         -

# looking at a table
POST /api/tables/:id/look                               new         yes         yes         yes         yes         yes         yes         yes         -
POST /api/tables/:id/look · closed                      no-table    no-table    no-table    no-table    no-table    yes         yes         yes         -
POST /api/tables/:id/look · closed, by its link         new         yes         yes         yes         yes         yes         yes         yes         -
POST /api/tables/:id/look · closed, by a wrong link     no-table    no-table    no-table    no-table    no-table    bad-link    bad-link    bad-link    -
POST /api/tables/:id/look · there is none               no-table    no-table    no-table    no-table    no-table    no-table    no-table    no-table    -
GET /api/tables/:id/record                              new         yes         yes         yes         yes         yes         yes         yes         -
GET /api/tables/:id/record · closed                     no-table    no-table    no-table    no-table    no-table    yes         yes         yes         -
GET /api/tables/:id/proof                               no-table    no-table    no-table    no-table    no-table    no-table    no-table    no-table    -
GET /api/tables/:id/proof · over                        new         yes         yes         yes         yes         yes         yes         yes         -
GET /api/tables/:id/proof · over, closed                no-table    no-table    no-table    no-table    no-table    yes         yes         yes         -
GET /api/tables/:id/rated                               new         yes         yes         yes         yes         yes         yes         yes         -
GET /api/tables/:id/rated · closed                      no-table    no-table    no-table    no-table    no-table    yes         yes         yes         -

# players
GET /api/players                                        yes         yes         yes         yes         yes         yes         yes         yes         -
GET /api/player · a bot                                 yes         yes         yes         yes         yes         yes         yes         yes         -
GET /api/player · who has not played                    no-player   no-player   no-player   no-player   no-player   no-player   no-player   no-player   -

# sitting down
POST /api/tables/:id/sit · free                         bad-link    bad-link    bad-link    bad-link    bad-link    yes         bad-link    bad-link    -
POST /api/tables/:id/sit · free, by the link            new         yes         yes         yes         yes         yes         yes         yes         -
POST /api/tables/:id/sit · free, listed                 new         yes         yes         yes         yes         yes         yes         yes         -
POST /api/tables/:id/sit · free, closed                 no-table    no-table    no-table    no-table    no-table    yes         bad-link    bad-link    -
POST /api/tables/:id/sit · kept for a link of its own   not-invited not-invited not-invited not-invited not-invited not-invited not-invited not-invited -
POST /api/tables/:id/sit · taken, by the link           taken       taken       taken       taken       taken       taken       taken       yes         -
POST /api/tables/:id/sit · a bot’s, by the link         taken       taken       taken       taken       taken       taken       taken       taken       -
POST /api/tables/:id/sit · handed over, by its link     new         yes         yes         yes         yes         yes         yes         yes         -
POST /api/tables/:id/hand-over                          not-yours   not-yours   not-yours   not-yours   not-yours   not-yours   not-yours   yes         -
POST /api/tables/:id/hand-over · closed                 no-table    no-table    no-table    no-table    no-table    not-yours   not-yours   yes         -
POST /api/tables/:id/hand-over · a bot’s                not-yours   not-yours   not-yours   not-yours   not-yours   not-yours   not-yours   not-yours   -
DELETE /api/tables/:id/hand-over                        not-yours   not-yours   not-yours   not-yours   not-yours   not-yours   not-yours   yes         -
DELETE /api/tables/:id                                  bad-link    bad-link    bad-link    bad-link    bad-link    yes         bad-link    bad-link    -
DELETE /api/tables/:id · closed                         no-table    no-table    no-table    no-table    no-table    yes         bad-link    bad-link    -
DELETE /api/tables/:id · begun                          bad-link    bad-link    bad-link    bad-link    bad-link    over        bad-link    bad-link    -
POST /api/tables/:id/bot                                bad-link    bad-link    bad-link    bad-link    bad-link    yes         bad-link    bad-link    -
POST /api/tables/:id/bot · closed                       no-table    no-table    no-table    no-table    no-table    yes         bad-link    bad-link    -
POST /api/tables/:id/bot · somebody sits there          bad-link    bad-link    bad-link    bad-link    bad-link    taken       bad-link    bad-link    -
POST /api/tables/:id/bot · begun                        bad-link    bad-link    bad-link    bad-link    bad-link    over        bad-link    bad-link    -
POST /api/tables/:id/again                              not-yours   not-yours   not-yours   not-yours   not-yours   not-yours   not-over    not-over    -
POST /api/tables/:id/again · over                       not-yours   not-yours   not-yours   not-yours   not-yours   not-yours   yes         yes         -
POST /api/tables/:id/again · over, closed               no-table    no-table    no-table    no-table    no-table    not-yours   yes         yes         -

# about others
POST /api/reports                                       no-table    no-table    no-table    no-table    no-table    no-table    yes         no-table    -
POST /api/reports · a bot                               no-table    no-table    no-table    no-table    no-table    no-table    no-table    no-table    -
GET /api/blocks · of the seat                           none        none        none        none        none        none        none        yes         -
POST /api/blocks                                        no-table    no-table    no-table    no-table    no-table    no-table    yes         no-table    -
DELETE /api/blocks · of the seat                        none        none        none        none        none        none        none        yes         -
GET /api/moderation                                     no-table    no-table    no-table    no-table    yes         no-table    no-table    no-table    -
POST /api/moderation/settle                             no-table    no-table    no-table    no-table    yes         no-table    no-table    no-table    -
POST /api/moderation/lift                               no-table    no-table    no-table    no-table    yes         no-table    no-table    no-table    -

# oneself
GET /api/account                                        none        none        none        yes         yes         none        none        none        -
POST /api/account                                       yes         yes         yes         signed-in   signed-in   yes         yes         yes         -
POST /api/account · a name that there is                taken       taken       taken       signed-in   signed-in   taken       taken       taken       -
POST /api/account/sign-in                               yes         yes         yes         yes         yes         yes         yes         yes         -
POST /api/account/sign-in · with a wrong password       wrong       wrong       wrong       wrong       wrong       wrong       wrong       wrong       -
POST /api/account/sign-out                              signed-out  signed-out  signed-out  yes         yes         signed-out  signed-out  signed-out  -
POST /api/account/recover · by a code                   yes         yes         yes         yes         yes         yes         yes         yes         -
POST /api/account/recover · by a wrong code             wrong       wrong       wrong       wrong       wrong       wrong       wrong       wrong       -
POST /api/account/password                              signed-out  signed-out  signed-out  yes         yes         signed-out  signed-out  signed-out  -
POST /api/account/password · with a wrong one           signed-out  signed-out  signed-out  wrong       wrong       signed-out  signed-out  signed-out  -
POST /api/account/codes                                 signed-out  signed-out  signed-out  yes         yes         signed-out  signed-out  signed-out  -
DELETE /api/account/sessions                            signed-out  signed-out  signed-out  yes         yes         signed-out  signed-out  signed-out  -
DELETE /api/account/sessions · somebody else’s          signed-out  signed-out  signed-out  none        none        signed-out  signed-out  signed-out  -
POST /api/account/passkeys/begin                        signed-out  signed-out  signed-out  yes         yes         signed-out  signed-out  signed-out  -
POST /api/account/passkeys/begin · with a wrong password signed-out signed-out  signed-out  wrong       wrong       signed-out  signed-out  signed-out  -
POST /api/account/passkeys                              signed-out  signed-out  signed-out  yes         yes         signed-out  signed-out  signed-out  -
POST /api/account/passkeys · what another was asked     signed-out  signed-out  signed-out  wrong       wrong       signed-out  signed-out  signed-out  -
POST /api/account/passkeys/name                         signed-out  signed-out  signed-out  yes         yes         signed-out  signed-out  signed-out  -
POST /api/account/passkeys/name · somebody else’s       signed-out  signed-out  signed-out  wrong       wrong       signed-out  signed-out  signed-out  -
DELETE /api/account/passkeys                            signed-out  signed-out  signed-out  yes         yes         signed-out  signed-out  signed-out  -
DELETE /api/account/passkeys · somebody else’s          signed-out  signed-out  signed-out  wrong       wrong       signed-out  signed-out  signed-out  -
POST /api/account/by-passkey/begin                      yes         yes         yes         yes         yes         yes         yes         yes         -
POST /api/account/by-passkey                            yes         yes         yes         yes         yes         yes         yes         yes         -
POST /api/account/by-passkey · not the one it is        wrong       wrong       wrong       wrong       wrong       wrong       wrong       wrong       -
GET /api/account/export                                 signed-out  yes         yes         yes         yes         yes         yes         yes         -
DELETE /api/account                                     signed-out  yes         yes         yes         yes         yes         yes         yes         -
DELETE /api/account · with a wrong password             signed-out  yes         yes         wrong       wrong       yes         yes         yes         -
POST /api/account/standing                              signed-out  signed-out  signed-out  yes         yes         signed-out  signed-out  signed-out  -
POST /api/devices                                       new         yes         yes         yes         yes         yes         yes         yes         -
POST /api/devices/join · by a link of the seat          yes         yes         yes         yes         yes         yes         yes         yes         -
POST /api/devices/join · by a wrong link                bad-link    bad-link    bad-link    bad-link    bad-link    bad-link    bad-link    bad-link    -
GET /api/told                                           yes         yes         yes         yes         yes         yes         yes         yes         -
POST /api/told                                          new         yes         yes         yes         yes         yes         yes         yes         -
POST /api/told/push                                     new         yes         yes         yes         yes         yes         yes         yes         -
POST /api/told/push · within the network                bad-message bad-message bad-message bad-message bad-message bad-message bad-message bad-message -
DELETE /api/told/push · of the seat                     none        none        none        none        none        none        none        yes         -

# the line of a table
hello · as a watcher                                    no-line     yes         yes         yes         yes         yes         yes         yes         -
hello · as a watcher, closed                            no-line     no-table    no-table    no-table    no-table    yes         yes         yes         -
hello · as the seat                                     no-line     not-yours   not-yours   not-yours   not-yours   not-yours   not-yours   yes         -
hello · as the seat, closed                             no-line     no-table    no-table    no-table    no-table    not-yours   not-yours   yes         -
hello · as a bot                                        no-line     not-yours   not-yours   not-yours   not-yours   not-yours   not-yours   not-yours   -
hello · there is none                                   no-line     no-table    no-table    no-table    no-table    no-table    no-table    no-table    -

# by a line, for the seat
do turn                                                 no-line     not-yours   not-yours   not-yours   not-yours   not-yours   not-yours   yes         yes
do undo                                                 no-line     not-yours   not-yours   not-yours   not-yours   not-yours   not-yours   yes         -
do abandon                                              no-line     not-yours   not-yours   not-yours   not-yours   not-yours   not-yours   yes         -
do go-on · nothing has come out otherwise               no-line     not-yours   not-yours   not-yours   not-yours   not-yours   not-yours   nothing-asked -
do answer · to what another asks                        no-line     not-yours   not-yours   not-yours   not-yours   not-yours   not-yours   yes         -
do resign                                               no-line     not-yours   not-yours   not-yours   not-yours   not-yours   not-yours   yes         -
do leave                                                no-line     not-yours   not-yours   not-yours   not-yours   not-yours   not-yours   yes         -
do stand-in                                             no-line     not-yours   not-yours   not-yours   not-yours   not-yours   not-yours   yes         -
do hours                                                no-line     not-yours   not-yours   not-yours   not-yours   not-yours   not-yours   yes         -
do any · for a bot                                      no-line     not-yours   not-yours   not-yours   not-yours   not-yours   not-yours   not-yours   -
draft                                                   no-line     not-yours   not-yours   not-yours   not-yours   not-yours   not-yours   yes         -
answers                                                 no-line     not-yours   not-yours   not-yours   not-yours   not-yours   not-yours   yes         -
say                                                     no-line     not-yours   not-yours   not-yours   not-yours   not-yours   not-yours   yes         -
say · when banned                                       no-line     not-yours   not-yours   not-yours   not-yours   not-yours   not-yours   banned      -
say · when warned                                       no-line     not-yours   not-yours   not-yours   not-yours   not-yours   not-yours   warned      -
note                                                    no-line     yes         yes         yes         yes         yes         yes         yes         -
look                                                    no-line     yes         yes         yes         yes         yes         yes         yes         -

# heard of what the seat does: by everybody who has come to the line of the table, in the last column but one by the seat’s other device
hear welcome                                            quiet       yes         yes         yes         yes         yes         yes         yes         -
hear welcome · closed                                   quiet       quiet       quiet       quiet       quiet       yes         yes         yes         -
hear lines                                              quiet       yes         yes         yes         yes         yes         yes         yes         -
hear lines · closed                                     quiet       quiet       quiet       quiet       quiet       yes         yes         yes         -
hear here                                               quiet       yes         yes         yes         yes         yes         yes         quiet       -
hear talk                                               quiet       yes         yes         yes         yes         yes         yes         yes         -
hear talk · closed                                      quiet       quiet       quiet       quiet       quiet       yes         yes         yes         -
hear talk · of somebody whom he has blocked             quiet       yes         yes         yes         yes         yes         quiet       yes         -
hear draft                                              quiet       quiet       quiet       quiet       quiet       quiet       quiet       yes         -
hear answers                                            quiet       quiet       quiet       quiet       quiet       quiet       quiet       yes         -
hear resealed                                           quiet       quiet       quiet       quiet       quiet       quiet       quiet       yes         -
hear note                                               quiet       quiet       quiet       quiet       quiet       quiet       quiet       yes         -
hear done                                               quiet       quiet       quiet       quiet       quiet       quiet       quiet       quiet       -
hear barred                                             quiet       quiet       quiet       quiet       quiet       quiet       quiet       quiet       -
hear hushed                                             quiet       quiet       quiet       quiet       quiet       quiet       quiet       quiet       -
hear trouble                                            quiet       quiet       quiet       quiet       quiet       quiet       quiet       quiet       -
hear bye · the server stops                             quiet       yes         yes         yes         yes         yes         yes         yes         -
`;

/** From the words in a line the last ones are its cells. */
function rowIn(line: string): Row {
  const words = line.trim().split(/\s+/);
  const [what = '', when = ''] = words.slice(0, -WHO.length).join(' ').split(' · ');
  const cells = Object.fromEntries(words.slice(-WHO.length).map((cell, i) => [WHO[i], cell]));
  return { what, when, cells: cells as Row['cells'] };
}

export const PERMISSIONS: readonly Row[] = TABLE.split('\n')
  .slice(2)
  .filter(line => line !== '' && !line.startsWith('#'))
  .map(rowIn);
