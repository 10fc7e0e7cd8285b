// What the user can settle.

import type { ReactNode } from 'react';
import { CHOICES, type Settings, settle, useSettings } from '../store/settings.ts';
import { LANGUAGES, languageFor } from '../text/languages.ts';
import { useSay, type WordId } from '../text/words.ts';
import { play } from './sounds.ts';
import './setup.css';

const KINDS = ['theme', 'motion', 'sounds', 'confirm', 'lacerda'] as const;
type Kind = (typeof KINDS)[number];

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
        {KINDS.map(kind => (
          <Choice
            key={kind}
            name={kind}
            legend={say(`settings.${kind}`)}
            hint={say.known(`settings.${kind}-hint`, undefined, () => '')}
            value={settings[kind]}
            values={CHOICES[kind].map(value => [value, say(`settings.${kind}.${value}` as WordId)])}
            onChange={value => settle(changeOf(kind, value))}
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

const changeOf = (kind: Kind, value: string): Partial<Settings> => ({ [kind]: value });

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
