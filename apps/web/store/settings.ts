// What the user has settled for this browser.

import { useSyncExternalStore } from 'react';

export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'reduced', 'full'],
  /** How quickly things move. */
  speed: ['normal', 'slow', 'fast'],
  /** A new year, a harvest, a fair: shown when they come, or not. */
  scenes: ['on', 'off'],
  sounds: ['off', 'on'],
  /** What is heard of tables on line. */
  calls: ['off', 'turn', 'talk'],
  /** Before something is drawn: ask, or go on at once. */
  confirm: ['ask', 'auto'],
} as const;

type Choices = typeof CHOICES;
/** What games let one settle is kept beside the page's own: see `choiceOf`. */
export type Settings = { readonly [K in keyof Choices]: Choices[K][number] } & { readonly language: string } & {
  readonly [kind: string]: string | undefined;
};

const KEY = 'adega.settings';

/** English, or the language of the browser where we have it: decided by whoever reads an empty language. */
const DEFAULTS: Settings = {
  theme: 'system',
  motion: 'system',
  speed: 'normal',
  scenes: 'on',
  sounds: 'off',
  calls: 'off',
  confirm: 'ask',
  language: '',
};

let now: Settings = read(DEFAULTS);
const listeners = new Set<() => void>();

export const settings = (): Settings => now;

/** Beside what has been settled in other windows meanwhile. */
export function settle(change: Partial<Settings>): void {
  now = { ...read(now), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // It holds until the page is closed.
  }
  showOn(document.documentElement);
  for (const tell of listeners) tell();
}

export function useSettings(): Settings {
  return useSyncExternalStore(listen, settings);
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Styles read theme and motion from the root. */
export function showOn(root: HTMLElement): void {
  root.dataset['theme'] = now.theme;
  root.dataset['motion'] = isStill() ? 'reduced' : 'full';
}

/** Whether things should not move. */
export function isStill(): boolean {
  if (now.motion !== 'system') return now.motion === 'reduced';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const SPEED = { slow: 1.7, normal: 1, fast: 0.5 };

/** How long something takes that takes so many milliseconds at the normal speed. */
export const stretched = (milliseconds: number): number => milliseconds * SPEED[now.speed];

/** What is kept, or what holds where nothing is. */
function read(otherwise: Settings): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof kept === 'object' && kept !== null ? checked(kept as { [key: string]: unknown }) : otherwise;
  } catch {
    return otherwise;
  }
}

/** Whatever is settled is a text. */
function textsOf(kept: { readonly [key: string]: unknown }): { [key: string]: string } {
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** What is settled of a kind: one of the choices, the first where nothing is. */
export const choiceOf = <T extends string>(settled: Settings, kind: string, choices: readonly [T, ...T[]]): T =>
  choices.find(choice => choice === settled[kind]) ?? choices[0];

function checked(kept: { readonly [key: string]: unknown }): Settings {
  const one = <K extends keyof Choices>(key: K): Choices[K][number] => CHOICES[key].find(value => value === kept[key]) ?? DEFAULTS[key];
  const language = typeof kept['language'] === 'string' ? kept['language'] : '';
  return {
    ...textsOf(kept),
    theme: one('theme'),
    motion: one('motion'),
    speed: one('speed'),
    scenes: one('scenes'),
    sounds: one('sounds'),
    calls: one('calls'),
    confirm: one('confirm'),
    language,
  };
}
