// The form for a new table: every option of every game has words, and what is a rule of ours says so.
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl, RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { NewTable } from '../shell/new-table.tsx';
import { type Offer, offers } from '../shell/offers.ts';
import type { Shell } from '../shell/shell.ts';
import { EN } from '../text/english.ts';
import { FR } from '../text/french.ts';

const shell = {} as Shell;

/** The options of a game in the form: the words of each, by its legend. */
function optionsOf(offer: Offer, locale: 'en' | 'fr'): { readonly [legend: string]: string } {
  const intl = createIntl({ locale, messages: locale === 'en' ? EN : FR });
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

const offerOf = (game: string): Offer => offers().find(offer => offer.game === game) as Offer;

test('vino.stall: the option is there, with its values, and says that it is ours; no other option does', () => {
  const { 'If nobody buys': stall = '', Money: money = '', ...others } = optionsOf(offerOf('vino'), 'en');
  expect(stall).toContain('Our own rule: no rulebook has it.');
  expect(stall).toContain('The game ends');
  expect(stall).toContain('It goes on');
  expect(money).not.toContain('Our own rule');
  expect(others).toEqual({});
  expect(optionsOf(offerOf('vino'), 'fr')['Si personne n’achète']).toContain('aucun livret ne la contient');
});

test.each(offers().map(offer => [offer.game, offer] as const))('%s: every option and every value has words', (_game, offer) => {
  for (const { id, values } of offer.options) {
    for (const word of [`option.${id}`, ...values.flatMap(v => [`option.${id}.${v}`, `setup.${id}.${v}-hint`])]) {
      expect([word, word in EN, word in FR]).toEqual([word, true, true]);
    }
  }
});

test.each(['vinhos/2016', 'vinhos/reserve', 'vinhos/first', 'vinhos/solo'])(
  'setup.regions: %s draws them if nothing else is chosen',
  game => {
    expect(chosenAtFirst(offerOf(game), 'regions')).toBe('random');
  },
);
