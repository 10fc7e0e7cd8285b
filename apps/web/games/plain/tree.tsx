// Plain data as a tree that can be read: fields by their names, lists in a row, what is nested can be folded.

type Fields = { readonly [field: string]: unknown };

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** 'fairPoints' and 'fair-points' are fair points. */
export const inWords = (field: string): string =>
  field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();

const isSimple = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(one => typeof one !== 'object') : typeof value !== 'object' || value === null;

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(textOf).join(', ');
  if (typeof value === 'boolean') return value ? '✓' : '–';
  return value === undefined || value === null || value === '' ? '–' : String(value);
};

export function Tree({ value }: { readonly value: unknown }) {
  const fields = Array.isArray(value) ? value.map((one, i): [string, unknown] => [String(i + 1), one]) : Object.entries(value ?? {});
  return (
    <dl className="plain-tree">
      {fields.map(([field, inner]) => (
        <div key={field}>
          <dt>{inWords(field)}</dt>
          <dd>{isSimple(inner) ? textOf(inner) : <Tree value={inner} />}</dd>
        </div>
      ))}
    </dl>
  );
}
