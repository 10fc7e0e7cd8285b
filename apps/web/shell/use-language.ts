// The language of the page, loaded when it is not there yet.

import { useEffect, useState } from 'react';
import { FIRST_OUTSIDE, pageWords } from '../games/outside.ts';
import { useSettings } from '../store/settings.ts';
import { FIRST_WORDS } from '../text/first-words.ts';
import { languageFor, type Words } from '../text/languages.ts';

interface Loaded {
  readonly tag: string;
  readonly messages: Words;
  /** False while only the words of the first page are there. */
  readonly whole: boolean;
}

const FIRST: Loaded = { tag: 'en', messages: { ...FIRST_WORDS, ...FIRST_OUTSIDE }, whole: false };

/** undefined until the first words are there; a change shows the old ones until then. `first`: the words of the first page will do. */
export function useLanguage(first: boolean): Loaded | undefined {
  const { language } = useSettings();
  const wanted = languageFor(language, navigator.languages);
  const [loaded, setLoaded] = useState<Loaded | undefined>(wanted === 'en' ? FIRST : undefined);
  const enough = loaded?.tag === wanted && (first || loaded.whole);
  useEffect(() => {
    if (enough) return;
    let gone = false;
    const show = (tag: string, messages: Words) => {
      if (gone) return;
      document.documentElement.lang = tag;
      setLoaded({ tag, messages, whole: true });
    };
    const english = async () => show('en', await pageWords('en')());
    pageWords(wanted)().then(messages => show(wanted, messages), english);
    return () => {
      gone = true;
    };
  }, [wanted, enough]);
  return loaded;
}
