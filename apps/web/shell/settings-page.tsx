// What the user can settle.

import type { ReactNode } from 'react';
import { GAME_SETTINGS } from '../games/drawn.ts';
import { CHOICES, choiceOf, settle, useSettings } from '../store/settings.ts';
import { LANGUAGES, languageFor } from '../text/languages.ts';
import { useSay } from '../text/words.ts';
import { play } from './sounds.ts';
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
            {kind === 'sounds' && (
              <button type="button" className="way" onClick={() => play('turn')}>
                {say('settings.try')}
              </button>
            )}
          </Choice>
        ))}
      </div>
    </>
  );
}

interface Props {
  readonly name: string;
  readonly legend: string;
  readonly hint?: string;
  readonly value: string;
  readonly values: readonly (readonly [value: string, word: string])[];
  readonly onChange: (value: string) => void;
  /** Beside the choices. */
  readonly children?: ReactNode;
}

function Choice({ name, legend, hint, value, values, onChange, children }: Props) {
  return (
    <fieldset className="switch">
      <legend>{legend}</legend>
      <div className="switch-row">
        {values.map(([v, word]) => (
          <label key={v}>
            <input type="radio" name={name} value={v} checked={v === value} onChange={() => onChange(v)} />
            <span>{word}</span>
          </label>
        ))}
      </div>
      {children}
      {hint !== undefined && hint !== '' && <p className="note">{hint}</p>}
    </fieldset>
  );
}
