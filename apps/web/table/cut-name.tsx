// A name where there may be no room for all of it. Of several that are called alike, the number that tells them apart is never cut.

const NUMBERED = /^(.*\S)(\s\(\d+\))$/u;

export function CutName({ className, name }: { readonly className: string; readonly name: string }) {
  const [, stem = name, number] = NUMBERED.exec(name) ?? [];
  return (
    <bdi className={`cut-name ${className}`} title={name}>
      <span>{stem}</span>
      {number}
    </bdi>
  );
}
