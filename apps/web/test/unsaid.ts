// Whether all that can be said of a position is said.
import type { Position, Told } from '@adega/wire';
import type { Say } from '../text/words.ts';
import { faceOf } from './faces.ts';

export type Greyed = NonNullable<Position['question']>['greyed'][number];

const eventsOf = ({ log }: Position): readonly Told[] => log.chapters.flatMap(({ events }) => events);

/** Nothing, not in words, or only the name that the code has for it. */
const isMute = (text: string, name?: string): boolean => text.trim() === '' || text === name || /undefined|NaN|[{}]/.test(text);

/** What is not said of a position, or badly. */
export function unsaid(
  say: Say,
  now: Position,
  events: readonly Told[] = eventsOf(now),
  greyed: readonly Greyed[] = now.question?.greyed ?? [],
): string[] {
  const face = faceOf(now.game);
  const need = (id: string): string[] => (say.has(id) ? [] : [id]);
  const { offered = [], asks } = now.question ?? {};
  const spoken = new Map([...offered, ...greyed.map(({ key }) => key)].map(key => [key, face.move(say, now, key)]));
  return [
    ...(asks === undefined || !isMute(face.asks(say, now, asks), asks) ? [] : [`asks ${asks}`]),
    ...[...spoken].filter(([key, { label, phrase }]) => isMute(label, key) || isMute(phrase)).map(([key]) => key),
    ...alike(offered.map(key => `${spoken.get(key)?.group}: ${spoken.get(key)?.label}`)),
    ...greyed.flatMap(({ refusal: { rule, of, needs = [] } }) => [
      ...need(`rule.${rule}`),
      ...(of === undefined ? [] : need(`short.${of}`)),
      ...needs.flatMap(({ part }) => need(`part.${part}`)),
    ]),
    ...events.flatMap(event => (isMute(face.event(say, now, event), event.kind) ? [`event ${event.kind}`] : need(`rule.${event.rule}`))),
    ...now.scores.flatMap(({ parts }) => parts.flatMap(({ part }) => need(`scores.part.${part}`))),
    ...(now.result ?? []).flatMap(({ by }) => need(`scores.by.${by}`)),
    ...(isMute(face.when(say, now)) ? ['when'] : []),
  ];
}

function alike(labels: readonly string[]): string[] {
  const seen = new Set<string>();
  return labels.filter(label => seen.size === seen.add(label).size).map(label => `said twice: ${label}`);
}
