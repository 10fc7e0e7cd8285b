// The language of the page, loaded when it is not there yet.

import { useEffect, useState } from 'react';
import { type Extent, FIRST_OUTSIDE, pageWords, reaches } from '../games/outside.ts';
import { useSettings } from '../store/settings.ts';
import { FIRST_WORDS } from '../text/first-words.ts';
import { languageFor, type Words } from '../text/languages.ts';

interface Loaded {
  readonly tag: string;
  readonly messages: Words;
  readonly extent: Extent;
}

const FIRST: Loaded = { tag: 'en', messages: { ...FIRST_WORDS, ...FIRST_OUTSIDE }, extent: 'first' };

/** undefined until the first words are there; a change shows the old ones until then. `extent`: how many will do. */
export function useLanguage(extent: Extent): Loaded | undefined {
  const { language } = useSettings();
  const wanted = languageFor(language, navigator.languages);
  const [loaded, setLoaded] = useState<Loaded | undefined>(wanted === 'en' ? FIRST : undefined);
  const enough = loaded?.tag === wanted && reaches(loaded.extent, extent);
  useEffect(() => {
    if (enough) return;
    let gone = false;
    const show = (tag: string, messages: Words) => {
      if (gone) return;
      document.documentElement.lang = tag;
      setLoaded({ tag, messages, extent: extent === 'first' ? 'table' : extent });
    };
    const english = async () => show('en', await pageWords('en', extent)());
    pageWords(wanted, extent)().then(messages => show(wanted, messages), english);
    return () => {
      gone = true;
    };
  }, [wanted, enough, extent]);
  return loaded;
}
