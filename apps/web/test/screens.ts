// What of the page is worth seeing, and how to get there.
import type { Page } from 'playwright-core';
import { packed } from '../shell/packed-text.ts';
import { openLeaf, openRecord, play } from './driver.ts';
import { examples } from './positions.ts';
import { PEOPLE_SCREENS } from './screens-people.ts';

export interface Screen {
  readonly name: string;
  /** Leads the page there; false when the page has no such place (yet). */
  reach(page: Page, origin: string): Promise<boolean>;
  /** The server refuses something on the way. */
  readonly refused?: true;
}

const positions = examples();
/** Of the editions of 2010. */
const reserve = examples('vinhos/reserve');
const first = examples('vinhos/first');
const vino = examples('vino');
const solo = examples('vinhos/solo', 1);
/** As many as have a place: everything is smallest there. */
const four = examples('vinhos/2016', 4);
const reserveFour = examples('vinhos/reserve', 4);
const vinoFive = examples('vino', 5);

const address = (name: string, path: string): Screen => ({
  name,
  reach: async (page, origin) => {
    await page.goto(origin + path);
    await page.locator('main').first().waitFor();
    return true;
  },
});

type Then = (page: Page) => Promise<boolean>;

const position = (name: string, asks: string, then?: Then, from = positions): Screen => ({
  name,
  reach: async (page, origin) => {
    const record = from.get(asks);
    if (record === undefined) throw new Error(`no recorded game asks ${asks}`);
    await openRecord(page, origin, record);
    return then === undefined || (await then(page));
  },
});

/** Presses the first of these that can be seen, as soon as one can; false when none comes. */
async function press(page: Page, ...selectors: string[]): Promise<boolean> {
  const seen = (selector: string) => page.locator(selector).filter({ visible: true }).first();
  const any = await seen(selectors.join(', '))
    .waitFor()
    .catch(() => 'none');
  if (any === 'none') return false;
  for (const selector of selectors) {
    if ((await seen(selector).count()) === 0) continue;
    // What is greyed counts as disabled, and can be pressed all the same to ask why.
    await seen(selector).click({ force: true });
    return true;
  }
  return false;
}

const point = async (page: Page): Promise<boolean> => {
  await page.locator('.turn [data-key]').first().focus();
  return true;
};

/** On a board the reason comes beside the thing; in the list it opens under the move. */
async function refuse(page: Page): Promise<boolean> {
  if (!(await press(page, '[data-thing].greyed', '.greyed > summary'))) return false;
  const reason = page.locator('.refusal').filter({ visible: true });
  await page.locator('.refusal, .greyed li summary').filter({ visible: true }).first().waitFor();
  return (await reason.count()) > 0 || press(page, '.greyed li summary');
}

/** On a phone one part of the table is shown at a time; on a desk everything is there. */
async function part(page: Page, n: number): Promise<boolean> {
  const parts = page.locator('.view-switch button').filter({ visible: true });
  if ((await parts.count()) > 0) await parts.nth(n).click();
  return true;
}

const side = (page: Page): Promise<boolean> => part(page, -1);

const TABS = ['score', 'wines', 'left', 'harvests', 'majorities', 'fair', 'prices'];

async function open(page: Page, tab: string): Promise<boolean> {
  await side(page);
  await openLeaf(page, tab);
  return true;
}

/** A few entries back from the start of the line. */
async function back(page: Page): Promise<boolean> {
  await page.locator('.history input[type=range]').fill('120');
  await page.locator('[data-past="120"]').waitFor({ state: 'attached' });
  return true;
}

async function tryOn(page: Page): Promise<boolean> {
  await side(page);
  if (!(await press(page, '.try-on'))) return false;
  await page.locator('dialog[open] button[type=submit]').click();
  await page.locator('.what-if').waitFor();
  return true;
}

/** Plays on in the copy, so that there is something to compare; on a phone, where a move is two presses, it stays as it is. */
async function tryFar(page: Page): Promise<boolean> {
  if (!(await tryOn(page))) return false;
  if ((await page.locator('.view-switch button').filter({ visible: true }).count()) > 0) return true;
  await play(page, 'far', 12);
  return true;
}

/** Two or three presses: where, what, exactly. */
async function hint(page: Page): Promise<boolean> {
  if (!(await press(page, '.hint-go'))) return false;
  await page.locator('.hint-told').waitFor();
  while ((await page.locator('.hint-go').count()) > 0) await page.locator('.hint-go').click();
  await page.locator('.against details').first().locator('summary').first().click();
  return true;
}

async function worth(page: Page): Promise<boolean> {
  if (!(await open(page, 'worth')) || !(await press(page, '.position-worth > button'))) return false;
  await page.locator('.worth-seat').first().waitFor();
  return press(page, '.worth-seat summary');
}

/** Why the last entry that tells something came about. */
async function why(page: Page): Promise<boolean> {
  if (!(await side(page)) || !(await press(page, '.chapter-why'))) return false;
  await page.locator('.why-answer').waitFor();
  return true;
}

/** A game that is kept is listed on the first page. */
const kept: Screen = {
  name: 'landing-kept',
  reach: async (page, origin) => {
    await openRecord(page, origin, positions.get('end') ?? '');
    await openRecord(page, origin, positions.get('move') ?? '');
    await page.goto(origin);
    await page.locator('main').first().waitFor();
    return true;
  },
};

/** Somebody has finished a game. */
const stats: Screen = {
  name: 'stats',
  reach: async (page, origin) => {
    await openRecord(page, origin, positions.get('end') ?? '');
    await page.goto(`${origin}/stats`);
    await page.locator('.stats-parts').waitFor();
    return true;
  },
};

/** A finished game that came in a link. */
const shared: Screen = {
  name: 'shared',
  reach: async (page, origin) => {
    await page.goto(`${origin}/shared#${await packed(positions.get('end') ?? '')}`);
    await page.locator('[data-over]').waitFor();
    return true;
  },
};

/** The colours of a seat, to choose from. */
async function colours(page: Page): Promise<boolean> {
  await page.locator('.colour-choice summary').first().click();
  return true;
}

/** My account as a server would tell it. */
const account = (name: string, told: object, fold?: string): Screen => ({
  name,
  reach: async (page, origin) => {
    await page.route('**/api/account', route => route.fulfill({ json: told }));
    await page.goto(`${origin}/account`);
    await page.locator('.account-parts').waitFor();
    if (fold !== undefined) await page.locator(`${fold} .fold summary`).last().click();
    return true;
  },
});

const SIGNED_IN = {
  account: { name: 'Ana Luísa', made: 1_780_000_000_000, codes: 7 },
  sessions: ['Firefox, Linux', 'Safari, iPhone', ''].map((agent, i) => ({
    id: 'x'.repeat(40) + i,
    made: 1_780_000_000_000 - i * 1e9,
    seen: 1_790_000_000_000 - i * 1e8,
    agent,
    here: i === 0,
  })),
  passkeys: [
    { key: 'a'.repeat(20), name: 'My phone', made: 1_785_000_000_000, used: 1_790_000_000_000 },
    { key: 'b'.repeat(20), name: 'The key on my key ring', made: 1_786_000_000_000 },
  ],
};

/** Somebody's last games, better and better. */
const rated = (games: number) => {
  const at = (n: number): number => 1_780_000_000_000 + n * 1e8;
  const shown = Array.from({ length: games }, (_, n) => ({
    at: at(n),
    rating: 1500 + Math.round(180 * Math.sin(n / 5) + 6 * n),
    spread: Math.round(80 + 420 / Math.sqrt(1 + n / 3)),
  }));
  const history = shown.map(({ rating, ...rest }, n) => ({
    ...rest,
    rating,
    change: rating - (shown[n - 1]?.rating ?? 1500),
    provisional: n < 8,
    games: n + 1,
    place: 1 + (n % 3),
    of: 3,
    ...(n % 6 === 2 ? { lost: true } : {}),
    ...(n % 4 === 0 ? {} : { table: `table${n}` }),
    others: [n % 5 === 0 ? { place: 2 } : { name: 'Beatriz de Albuquerque', place: 2 }, { bot: 'level3', place: 3 }],
  }));
  return { ...(shown.at(-1) ?? { rating: 1500, spread: 500 }), provisional: games < 8, games, course: shown, history: history.reverse() };
};

const RANKED = ['Ana Luísa', 'level5', 'Beatriz de Albuquerque', 'level3', 'Rui', 'João', 'level2', 'Wilhelmina von Hohenstein'];
const ranked = (name: string, n: number) => ({
  ...(name.startsWith('level') ? { bot: name } : { name }),
  rating: 2210 - 87 * n,
  spread: 120 + 9 * n,
  games: 140 - 13 * n,
  provisional: false,
  rank: n + 1,
  ...(name === 'Rui' ? { me: true } : {}),
});
const PLAYERS = {
  game: 'vinhos/2016',
  players: RANKED.map(ranked),
  provisional: ['Eva', 'Zé'].map((name, n) => ({ name, rating: 1580 - 90 * n, spread: 450, games: 1 + n, provisional: true })),
};
const PLAYER = {
  name: 'Ana Luísa',
  me: true,
  listed: true,
  ratings: [
    { game: 'vinhos/2016', ...rated(34) },
    { game: 'vino', ...rated(1) },
  ],
};

/** What a server would tell of ratings. */
const rating = (name: string, path: string, told: object): Screen => ({
  name,
  reach: async (page, origin) => {
    await page.route('**/api/account', route => route.fulfill({ json: SIGNED_IN }));
    await page.route(/\/api\/players?\?/, route => route.fulfill({ json: told }));
    await page.goto(origin + path);
    await page.locator('.rating-card, .nothing-yet').first().waitFor();
    return true;
  },
});

/** The forms for a game that counts: for whoever has an account, and for a guest. */
const form = (name: string, path: string, told: object): Screen => ({
  name,
  reach: async (page, origin) => {
    await page.route('**/api/account', route => route.fulfill({ json: told }));
    await page.goto(origin + path);
    await page.locator('input[name=rated]').check({ force: true });
    return true;
  },
});
/** How I am told of my turns, as a server would tell it. */
const told: Screen = {
  name: 'settings-told',
  reach: async (page, origin) => {
    await page.route('**/api/told', route => route.fulfill({ json: { after: 5, browsers: 2, key: 'B'.repeat(87) } }));
    await page.goto(`${origin}/settings`);
    await page.locator('.telling-here').waitFor();
    return true;
  },
};

const questions = [...positions.keys()].filter(asks => asks !== 'end').map(asks => position(`ask-${asks}`, asks));

export const SCREENS: readonly Screen[] = [
  address('landing', '/'),
  address('setup', '/new'),
  address('online', '/online'),
  address('lobby', '/lobby'),
  address('games', '/games'),
  address('stats-none', '/stats'),
  stats,
  shared,
  { name: 'setup-colours', reach: async (page, origin) => (await address('', '/new').reach(page, origin)) && colours(page) },
  address('device', '/device#link'),
  account('account', { sessions: [] }),
  account('account-lost', { sessions: [] }, '.account-doors'),
  account('account-in', SIGNED_IN),
  account('account-delete', SIGNED_IN, '.account-parts'),
  rating('players', '/players/vinhos/2016', PLAYERS),
  rating('players-none', '/players/vino', { game: 'vino', players: [], provisional: [] }),
  rating('player', '/player/Ana%20Lu%C3%ADsa', PLAYER),
  rating('player-bot', '/player/bot:level3', { bot: 'level3', me: false, ratings: [{ game: 'vinhos/2016', ...rated(120) }] }),
  rating('player-new', '/player/Ana%20Lu%C3%ADsa', { ...PLAYER, ratings: [] }),
  form('online-rated', '/online', SIGNED_IN),
  form('online-rated-guest', '/online', { sessions: [] }),
  form('lobby-rated', '/lobby', SIGNED_IN),
  address('privacy', '/privacy'),
  address('settings', '/settings'),
  told,
  address('rules', '/rules'),
  address('about', '/about'),
  address('aim', '/aim'),
  address('learn', '/learn/vinhos'),
  address('learn-vino', '/learn/vino'),
  address('lesson', '/learn/vinhos/turn'),
  address('sheet', '/learn/vinhos/sheet'),
  address('sheet-vino', '/learn/vino/sheet'),
  address('questions', '/learn/vinhos/questions'),
  address('book', '/book/vinhos/2016'),
  address('book-reserve', '/book/vinhos/reserve'),
  address('book-solo', '/book/vinhos/solo'),
  address('book-vino', '/book/vino'),
  address('card', '/card/vinhos/2016'),
  address('card-reserve', '/card/vinhos/reserve'),
  address('card-vino', '/card/vino'),
  kept,
  ...questions,
  position('preview', 'move', point),
  position('refusal', 'move', refuse),
  position('rule', 'move', async page => (await side(page)) && press(page, '.log .rule-chip', '.rule-chip')),
  position('history', 'after', async page => (await side(page)) && (await press(page, '.history .arrow:not([disabled])')) && back(page)),
  position('what-if', 'vineyards', async page => (await side(page)) && (await press(page, '.try-on'))),
  position('what-if-on', 'vineyards', tryOn),
  position('comparison', 'vineyards', async page => (await tryFar(page)) && press(page, '.what-if-ways button')),
  ...TABS.map(tab => position(`tab-${tab}`, 'after', page => open(page, tab))),
  position('charts', 'end', page => open(page, 'charts')),
  position('board', 'move', page => part(page, 1)),
  position('own-board', 'after', page => part(page, 2)),
  position('typing', 'move', async page => press(page, '.command > summary', '.command button')),
  position('hint', 'move', hint),
  position('hint-where', 'vineyards', async page => (await press(page, '.hint-go')) && (await page.locator('.hint-told').waitFor(), true)),
  position('why', 'after', why),
  position('worth', 'after', worth),
  position('vino-hint', 'sell', hint, vino),
  position('end', 'end'),
  ...[...reserve.keys()].map(asks => position(`reserve-${asks}`, asks, undefined, reserve)),
  ...['start-vineyard', 'move', 'benefit-round', 'end'].map(asks => position(`first-${asks}`, asks, undefined, first)),
  ...['move', 'sales', 'end'].map(asks => position(`solo-${asks}`, asks, undefined, solo)),
  position('reserve-accounts', 'bank', page => open(page, 'bank'), reserve),
  position('reserve-board', 'bank', page => part(page, 1), reserve),
  ...[...vino.keys()].filter(asks => asks !== 'choose').map(asks => position(`vino-${asks}`, asks, undefined, vino)),
  position('vino-curtain', 'choose', undefined, vino),
  position('vino-choose', 'choose', page => press(page, '[data-curtain]'), vino),
  ...['buyers', 'gifts', 'means'].map(tab => position(`vino-tab-${tab}`, 'sell', page => open(page, tab), vino)),
  position('vino-board', 'extend', page => part(page, 1), vino),
  position('vino-own', 'extend', page => part(page, 2), vino),
  ...['move', 'export', 'end'].map(asks => position(`four-${asks}`, asks, undefined, four)),
  ...['move', 'export'].map(asks => position(`reserve-four-${asks}`, asks, undefined, reserveFour)),
  ...['sell', 'end'].map(asks => position(`vino-five-${asks}`, asks, undefined, vinoFive)),
  ...PEOPLE_SCREENS,
];

/** In the page: until nothing has changed for a while, fonts are there, and whatever moves has come to its end. */
const STILL = `(async () => {
  const QUIET = 150;
  await new Promise(resolve => {
    let timer = setTimeout(resolve, QUIET);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, QUIET);
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  await document.fonts.ready;
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
})()`;

/** Everything is there, nothing moves any more. */
export async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.locator('.loading').first().waitFor({ state: 'detached' });
  await page.evaluate(STILL);
}
