// The language of the page, loaded when it is not there yet.

import { useEffect, useState } from 'react';
import { useSettings } from '../store/settings.ts';
import { LANGUAGES, languageFor, type Messages } from '../text/languages.ts';
import { EN } from '../text/words.ts';

interface Loaded {
  readonly tag: string;
  readonly messages: Messages;
}

/** undefined until the first language is there; a change shows the old one until then. */
export function useLanguage(): Loaded | undefined {
  const { language } = useSettings();
  const wanted = languageFor(language, navigator.languages);
  const [loaded, setLoaded] = useState<Loaded | undefined>(wanted === 'en' ? { tag: 'en', messages: EN } : undefined);
  useEffect(() => {
    let gone = false;
    const show = (tag: string, messages: Messages) => {
      if (gone) return;
      document.documentElement.lang = tag;
      setLoaded({ tag, messages });
    };
    LANGUAGES[wanted]?.load().then(
      messages => show(wanted, messages),
      () => show('en', EN),
    );
    return () => {
      gone = true;
    };
  }, [wanted]);
  return loaded;
}
