// The words of the page in every language it has.
import { createIntl, type IntlShape } from 'react-intl';
import { pageWords } from '../games/outside.ts';
import { fetchGameWords } from '../games/words.ts';
import { LANGUAGES } from '../text/languages.ts';
import { type Say, sayWith } from '../text/words.ts';

export const TAGS: readonly string[] = Object.keys(LANGUAGES);

/** All that is said of a game, or what is common to all; a message that cannot be said stops the test. */
export async function intlIn(tag: string, game = ''): Promise<IntlShape> {
  const messages = { ...(await pageWords(tag)()), ...(await fetchGameWords(tag, game)) };
  return createIntl({
    locale: tag,
    messages,
    onError(error) {
      throw error;
    },
  });
}

export const sayIn = async (tag: string, game = ''): Promise<Say> => sayWith(await intlIn(tag, game));
