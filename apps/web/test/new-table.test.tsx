// The form for a new table: what is a rule of ours says so. That every option has words is in said.test.ts.
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl, RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { Begins } from '../shell/begins.tsx';
import { NewTable } from '../shell/new-table.tsx';
import { type Offer, offers } from '../shell/offers.ts';
import type { Shell } from '../shell/shell.ts';
import { EN } from './english.ts';
import { intlIn } from './speaking.ts';

const shell = {} as Shell;

/** The options of a game in the form: the words of each, by its legend. */
async function optionsOf(offer: Offer, tag: string): Promise<{ readonly [legend: string]: string }> {
  const intl = await intlIn(tag);
  const html = renderToStaticMarkup(
    <RawIntlProvider value={intl}>
      <NewTable shell={shell} offers={[offer]} />
    </RawIntlProvider>,
  );
  const sets = html.split('<fieldset').filter(set => offer.options.some(({ id }) => set.includes(`name="${id}"`)));
  return Object.fromEntries(
    sets.map(set => [/<legend>(.*?)<\/legend>/.exec(set)?.[1] ?? '', set.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')]),
  );
}

/** The value that is chosen at first. */
function chosenAtFirst(offer: Offer, id: string): string | undefined {
  const intl = createIntl({ locale: 'en', messages: EN });
  const html = renderToStaticMarkup(
    <RawIntlProvider value={intl}>
      <NewTable shell={shell} offers={[offer]} />
    </RawIntlProvider>,
  );
  return new RegExp(`<input type="radio" name="${id}"[^>]* checked=""[^>]* value="([^"]*)"`).exec(html)?.[1];
}

/** What the form says of who begins, with `value` chosen in it. */
async function beginsIn(game: string, value: number | undefined, tag = 'en'): Promise<string> {
  return renderToStaticMarkup(
    <RawIntlProvider value={await intlIn(tag)}>
      <Begins offer={offerOf(game)} names={['Ana', 'Bea', 'Eva']} value={value} onChange={() => {}} />
    </RawIntlProvider>,
  );
}

const offerOf = (game: string): Offer => offers().find(offer => offer.game === game) as Offer;

test('vino.stall: the option is there, with its values, and says that it is ours; no other option does', async () => {
  const { 'If nobody buys': stall = '', Money: money = '', ...others } = await optionsOf(offerOf('vino'), 'en');
  expect(stall).toContain('Our own rule: no rulebook has it.');
  expect(stall).toContain('The game ends');
  expect(stall).toContain('It goes on');
  expect(money).not.toContain('Our own rule');
  expect(others).toEqual({});
  expect((await optionsOf(offerOf('vino'), 'fr'))['Si personne n’achète']).toContain('aucun livret ne la contient');
});

test.each(['vinhos/2016', 'vinhos/reserve', 'vinhos/first', 'vinhos/solo'])(
  'setup.regions: %s draws them if nothing else is chosen',
  game => {
    expect(chosenAtFirst(offerOf(game), 'regions')).toBe('random');
  },
);

test('setup.order: who begins is drawn unless somebody is chosen, and that is said to be against the rules', async () => {
  expect(await beginsIn('vinhos/2016', undefined)).toMatch(/selected="">It is drawn by lot.*As the rules have it/);
  expect(await beginsIn('vinhos/2016', 1)).toMatch(/selected="">Bea<.*Bea begins.*against the rules/);
  expect(await beginsIn('vinhos/reserve', 1, 'fr')).toContain('contre les règles');
  // In Vino nothing is drawn: whoever sits first begins, and that is no departure.
  expect(await beginsIn('vino', 2)).toMatch(/selected="">Eva<.*Eva begins/);
  expect(await beginsIn('vino', undefined)).not.toMatch(/lot|against/);
  expect(await beginsIn('vinhos/solo', undefined)).toBe('');
});
