// What the user can settle.

import { GAME_SETTINGS } from '../games/drawn.ts';
import { CHOICES, choiceOf, settle, useSettings } from '../store/settings.ts';
import { LANGUAGES, languageFor } from '../text/languages.ts';
import { useSay } from '../text/words.ts';
import { Choice } from './choice.tsx';
import { play } from './sounds.ts';
import { Telling } from './told/telling.tsx';
import './setup.css';

/** The page's own, then those that games bring. */
const KINDS: { readonly [kind: string]: readonly [string, ...string[]] } = { ...CHOICES, ...GAME_SETTINGS };

export default function SettingsPage() {
  const say = useSay();
  const settings = useSettings();
  const language = languageFor(settings.language, navigator.languages);
  return (
    <>
      <header className="page-head">
        <h1>{say('settings.heading')}</h1>
        <p>{say('settings.lead')}</p>
      </header>
      <div className="card settings">
        <Choice
          name="language"
          legend={say('settings.language')}
          value={language}
          values={Object.entries(LANGUAGES).map(([tag, { name }]) => [tag, name])}
          onChange={tag => settle({ language: tag })}
        />
        {Object.entries(KINDS).map(([kind, choices]) => (
          <Choice
            key={kind}
            name={kind}
            legend={say.own(`settings.${kind}`)}
            hint={say.known(`settings.${kind}-hint`, undefined, () => '')}
            value={choiceOf(settings, kind, choices)}
            values={choices.map(value => [value, say.own(`settings.${kind}.${value}`)])}
            onChange={value => settle({ [kind]: value })}
          >
            {(kind === 'sounds' || kind === 'calls') && (
              <button type="button" className="way" onClick={() => play(kind === 'calls' && settings.calls === 'talk' ? 'talk' : 'turn')}>
                {say('settings.try')}
              </button>
            )}
          </Choice>
        ))}
      </div>
      <Telling />
    </>
  );
}
