// The people of the game as busts on a field of 64 by 72: what they wear and hold tells them apart. Decoration only.

import { memo, type ReactNode } from 'react';

const HEAD = 'M32 12c-9 0-13.5 6-13.5 14.5C18.5 38 24.5 46 32 46s13.5-8 13.5-19.5C45.5 18 41 12 32 12Z';
const CHEEK = 'M44.5 20c1.5 10-1 20-8 25.2 6-1.7 9-9.7 9-18.7 0-2.5-.3-4.7-1-6.5Z';
const SHOULDERS = 'M3 72c.5-12 8-18 20.5-20.5h17C53 54 60.5 60 61 72Z';

const SLEEVE = 'M42 52c6 3 9 9 9.5 20H61c-.5-11.5-7-17.5-19-20Z';

interface Bust {
  readonly coat: string;
  readonly skin?: string;
  /** Behind the head: hair, brims. */
  readonly behind?: ReactNode;
  /** On the chest. */
  readonly dress?: ReactNode;
  /** On the face. */
  readonly face: ReactNode;
  /** Over all of it: hat, hair, what is held. */
  readonly over?: ReactNode;
}

const bust = ({ coat, skin = 'var(--paint-skin)', behind, dress, face, over }: Bust): ReactNode => (
  <>
    {behind}
    <path d="M26 40h12v13c-3 4-9 4-12 0Z" fill="var(--paint-skin-shade)" />
    <path d={SHOULDERS} fill={coat} />
    {dress}
    <path d={SLEEVE} fill="var(--paint-shade)" stroke="none" />
    <path d="M26 45c3 2.4 9 2.4 12-.5v5.5c-3 2-9 2-12-1Z" fill="var(--paint-shade)" stroke="none" />
    <path d={HEAD} fill={skin} />
    <path d={CHEEK} fill="var(--paint-shade)" stroke="none" />
    <g fill="var(--paint-blush)" stroke="none" opacity="0.45">
      <circle cx="23.5" cy="34" r="3" />
      <circle cx="40.5" cy="34" r="3" />
    </g>
    {face}
    {over}
  </>
);

const EYES = (
  <g className="ink">
    <circle cx="26.5" cy="28" r="1.7" />
    <circle cx="37.5" cy="28" r="1.7" />
  </g>
);
const LIDS = <path d="M23.5 28q3 2.2 6 0M34.5 28q3 2.2 6 0" />;
const BROWS = <path d="M23 23.5q3-2 6-.5M35 23q3-1.5 6 .5" />;
const NOSE = <path d="M32.5 27c.3 3-2.5 5.5-1.5 7 .6.9 2.2.8 3 .2" />;
const SMILE = <path d="M28 39.5q4 2.8 8 0" />;
const LIPS = <path d="M28.5 39c2-1.5 5-1.5 7 0-2 2.6-5 2.6-7 0Z" fill="var(--paint-wine)" />;
const MOUSTACHE = (fill: string) => (
  <path d="M32 35.5c3-2 8-1.5 10.5 2-4 2-8 1.7-10.5 0-2.5 1.7-6.5 2-10.5 0 2.5-3.5 7.5-4 10.5-2Z" fill={fill} />
);
const SHIRT = <path d="M25 51.5 32 62l7-10.5Z" fill="var(--paint-linen)" />;
const LAPELS = (fill: string) => <path d="M23.5 51.5 32 68l8.5-16.5 5 5L35 72h-6L18.5 56.5Z" fill={fill} />;
const GLASS = (fill: string) => (
  <>
    <path d="M46 40h14c.4 8-2 12.5-7 12.5S45.6 48 46 40Z" fill="var(--paint-glass)" />
    <path d="M46.3 45h13.4c-.5 5-2.7 7.5-6.7 7.5s-6.2-2.5-6.7-7.5Z" fill={fill} />
    <path d="M53 52.5V64" />
  </>
);

const PEOPLE = {
  /** A stout cellar master who tastes: moustache, no hair on top, the tasting cup on a chain. */
  taste: bust({
    coat: 'var(--paint-cloth-red)',
    behind: <path d="M17 24c-2 8 0 15 4 18h22c4-3 6-10 4-18Z" fill="var(--paint-hair-dark)" />,
    dress: (
      <>
        {SHIRT}
        {LAPELS('var(--paint-cloth-red-deep)')}
        <path d="M22 53c1 8 5 12 9 13" fill="none" stroke="var(--paint-ochre-deep)" />
        <circle cx="32" cy="66" r="4" fill="var(--paint-silver)" />
      </>
    ),
    face: (
      <>
        {EYES}
        {BROWS}
        {NOSE}
        {MOUSTACHE('var(--paint-hair-dark)')}
        <path d="M29 41.5q3 1.7 6 0" />
      </>
    ),
    over: GLASS('var(--paint-wine)'),
  }),
  /** A lady with her hair up who smells with closed eyes. */
  aroma: bust({
    coat: 'var(--paint-cloth-violet)',
    behind: (
      <>
        <circle cx="32" cy="7" r="6.5" fill="var(--paint-hair-brown)" />
        <path d="M16.5 30c-2-14 6-21 15.5-21s17.5 7 15.5 21c-.5 4-2 7-3.5 9h-24c-1.5-2-3-5-3.5-9Z" fill="var(--paint-hair-brown)" />
      </>
    ),
    dress: <path d="M20 52.5c4 5 8 7 12 7s8-2 12-7l4 2c-4 8-9 12-16 12s-12-4-16-12Z" fill="var(--paint-linen)" />,
    face: (
      <>
        {LIDS}
        <path d="M23 23.5q3-2 6-.5M35 23q3-1.5 6 .5" />
        {NOSE}
        {LIPS}
        <path d="M18.5 26c3-1 7-5 9.5-10 4 5 12 6 17 9-1-8-5-13-13-13s-13 5-13.5 14Z" fill="var(--paint-hair-brown)" />
      </>
    ),
    over: (
      <>
        {GLASS('var(--paint-white-wine-fill)')}
        <path d="M50 37c-2-3 2-4 0-7M55 37c-2-3 2-4 0-7" fill="none" stroke="var(--paint-az-mid)" />
      </>
    ),
  }),
  /** A scholar with large glasses who looks at the colour. */
  look: bust({
    coat: 'var(--paint-cloth-green)',
    behind: <path d="M16.5 26c-1-12 6-19 16-18.5 10 .4 16 7 15 18.5-.4 3-1 5-2 7H19c-1-2-2.2-4-2.5-7Z" fill="var(--paint-hair-grey)" />,
    dress: (
      <>
        {SHIRT}
        <path d="m25.5 53 6.5 3.5L38.5 53v6L32 56.5 25.5 59Z" fill="var(--paint-ochre)" />
      </>
    ),
    face: (
      <>
        <path d="M18.5 25c4-1 8-4 10-9 5 5 11 6 17 8-1-8-5-12.5-13.5-12.5S18.5 17 18.5 25Z" fill="var(--paint-hair-grey)" />
        <circle cx="25.8" cy="28.5" r="5.2" fill="var(--paint-glass)" />
        <circle cx="38.2" cy="28.5" r="5.2" fill="var(--paint-glass)" />
        <path d="M31 28q1-1 2 0" />
        {EYES}
        <path d="M32.3 31c0 2-1.8 3.2-1 4.3.5.7 1.8.6 2.4 0" />
        {SMILE}
      </>
    ),
    over: <g transform="translate(-1 -12)">{GLASS('var(--paint-wine)')}</g>,
  }),
  /** An old cooper with cap and beard who measures the strength. */
  alcohol: bust({
    coat: 'var(--paint-cloth-blue)',
    dress: <path d="M23.5 51.5 32 60l8.5-8.5 3 2L32 66 20.5 53.5Z" fill="var(--paint-linen)" />,
    face: (
      <>
        <path
          d="M18.8 30c1 12 5 21 13.2 21s12.2-9 13.2-21c-1.7 3.5-3.7 5-6.2 5-2.5-1.5-4.5-1.5-7-.5-2.5-1-4.5-1-7 .5-2.5 0-4.5-1.5-6.2-5Z"
          fill="var(--paint-hair-white)"
        />
        <g transform="translate(0 -1)">{EYES}</g>
        <path d="M32 26c.5 2.5-2.5 4.5-1.5 6.5.6 1.2 3 1.2 3.6 0" fill="var(--paint-blush)" />
        <path d="M29 39.5q3 1.7 6 0" />
      </>
    ),
    over: (
      <>
        <path d="M15.5 21.5C15 11 23 6.5 32.5 7c9 .4 15.5 5 15 14-5-3-12-4-17-3.8-5.5.1-11 1.5-15 4.3Z" fill="var(--paint-cloth-red)" />
        <path d="M15.5 21.5c4-3 10-4.3 16-4.3s12 1 16 3.8l3 2.5c-6-2.3-12.5-3-19-3-6 0-12.5.8-18 3.5Z" fill="var(--paint-cloth-red-deep)" />
        <path d="M51 38h6v20a3 3 0 0 1-6 0Z" fill="var(--paint-glass)" />
        <path d="M51 48h6v10a3 3 0 0 1-6 0Z" fill="var(--paint-ochre)" />
        <path d="M49.5 38h9" />
      </>
    ),
  }),
  /** A lady with a wide hat and a flower on it. */
  anabela: bust({
    coat: 'var(--paint-wine)',
    behind: <path d="M17 24c-2 9-2 18-4 24 5 3 9 3 12 1h14c3 2 7 2 12-1-2-6-2-15-4-24Z" fill="var(--paint-hair-dark)" />,
    dress: (
      <>
        <path d="M22 52c3 6 6 9 10 9s7-3 10-9Z" fill="var(--paint-skin)" />
        <path d="M24 54.5q8 6 16 0" fill="none" stroke="var(--paint-linen)" strokeWidth="2.6" strokeDasharray=".1 3.4" />
      </>
    ),
    face: (
      <>
        {EYES}
        {BROWS}
        {NOSE}
        {LIPS}
      </>
    ),
    over: (
      <>
        <path d="M18 17c0-9 6-14 14-14s14 5 14 14Z" fill="var(--paint-cloth-red-deep)" />
        <path d="M2 21c8-7 18-9 30-9s22 2 30 9c-9 1-19-1-30-1s-21 2-30 1Z" fill="var(--paint-cloth-red)" />
        <path d="M18 15.5c8-2.5 20-2.5 28 0v-4c-8-2.5-20-2.5-28 0Z" fill="var(--paint-ochre)" />
        <circle cx="44" cy="12" r="4.6" fill="var(--paint-linen)" />
        <circle cx="44" cy="12" r="1.7" fill="var(--paint-ochre)" />
      </>
    ),
  }),
  /** A gentleman with a top hat, a moustache and a monocle. */
  bruno: bust({
    coat: 'var(--paint-cloth-night)',
    behind: <path d="M17.5 22c-1.5 6-.5 12 2 16h25c2.5-4 3.5-10 2-16Z" fill="var(--paint-hair-brown)" />,
    dress: (
      <>
        {SHIRT}
        {LAPELS('var(--paint-cloth-night-deep)')}
        <path d="m26.5 53.5 5.5 2.5 5.5-2.5v5L32 56.5l-5.5 2Z" fill="var(--paint-wine)" />
      </>
    ),
    face: (
      <>
        {EYES}
        {BROWS}
        {NOSE}
        {MOUSTACHE('var(--paint-hair-brown)')}
        <circle cx="37.8" cy="28.3" r="5" fill="none" stroke="var(--paint-ochre-deep)" />
        <path d="M42 31c2 6 2 12 1 20" fill="none" stroke="var(--paint-ochre-deep)" strokeWidth="1.2" />
      </>
    ),
    over: (
      <>
        <path d="M19.5 17V-2h25v19Z" fill="var(--paint-cloth-night)" />
        <path d="M19.5 11.5h25V17h-25Z" fill="var(--paint-wine)" />
        <path d="M12 19.5c3-3 11-4 20-4s17 1 20 4c-5 1.5-11 1.2-20 1.2s-15 .3-20-1.2Z" fill="var(--paint-cloth-night)" />
      </>
    ),
  }),
  /** A lady with a high comb and a lace veil. */
  carolina: bust({
    coat: 'var(--paint-cloth-green)',
    behind: (
      <>
        <path d="M22 12C18 4 24-3 32-3s14 7 10 15Z" fill="var(--paint-ochre)" />
        <path d="M27 9c-1-6 1-9 5-9s6 3 5 9M32 9V0" fill="none" />
        <path d="M13 54c-1-16 0-30 6-38 4-5 22-5 26 0 6 8 7 22 6 38-5-1-8-3-10-6H23c-2 3-5 5-10 6Z" fill="var(--paint-linen)" />
        <path d="M17 26c-1-11 6-17 15-17s16 6 15 17c0 5-1 9-3 12H20c-2-3-3-7-3-12Z" fill="var(--paint-hair-dark)" />
      </>
    ),
    dress: (
      <>
        <path d="M24 51.5c2 6 5 8.5 8 8.5s6-2.5 8-8.5Z" fill="var(--paint-skin)" />
        <path d="M18 55.5c5 6 9 8 14 8s9-2 14-8" fill="none" stroke="var(--paint-ochre)" strokeWidth="2.2" />
      </>
    ),
    face: (
      <>
        <path d="M18.6 26c4-2 11-6 13.4-12 2.4 6 9.4 10 13.4 12 0-9-5-14-13.4-14S18.6 17 18.6 26Z" fill="var(--paint-hair-dark)" />
        {EYES}
        <path d="M23 24.5q3-2 6-.5M35 24q3-1.5 6 .5" />
        {NOSE}
        {LIPS}
        <circle cx="19" cy="37.5" r="2" fill="var(--paint-ochre)" />
        <circle cx="45" cy="37.5" r="2" fill="var(--paint-ochre)" />
      </>
    ),
  }),
  /** A dandy with a pointed beard. */
  alexandre: bust({
    coat: 'var(--paint-wine)',
    behind: <path d="M17 24C16 12 22 6 33 6c11 .3 15 8 14 18-.3 4-1 6-2 8H19c-1-2-1.7-4-2-8Z" fill="var(--paint-hair-dark)" />,
    dress: (
      <>
        {SHIRT}
        {LAPELS('var(--paint-cloth-red-deep)')}
        <path d="m25.5 53 6.5 3.5L38.5 53v6L32 56.5 25.5 59Z" fill="var(--paint-cloth-night)" />
      </>
    ),
    face: (
      <>
        <path d="M18.6 25c2-4 5-7 7-9 7 2 14 1 18-1 1.5 3 1.8 6 1.8 10C45 16 41 10 32 10S19 16 18.6 25Z" fill="var(--paint-hair-dark)" />
        {EYES}
        {BROWS}
        {NOSE}
        {MOUSTACHE('var(--paint-hair-dark)')}
        <path d="M28.5 41h7c0 5-1.5 8-3.5 9-2-1-3.5-4-3.5-9Z" fill="var(--paint-hair-dark)" />
      </>
    ),
  }),
  /** A lady with short hair, a small hat and pearls. */
  beatriz: bust({
    coat: 'var(--paint-cloth-night)',
    behind: (
      <path d="M15.5 30c-1-15 6-22 16.5-22s17.5 7 16.5 22c-.2 5-1 9-3 13l-5-2h-17l-5 2c-2-4-2.8-8-3-13Z" fill="var(--paint-hair-red)" />
    ),
    dress: (
      <>
        <path d="M22 52c3 6 6 9 10 9s7-3 10-9Z" fill="var(--paint-skin)" />
        <path d="M24 54q8 7 16 0" fill="none" stroke="var(--paint-linen)" strokeWidth="3" strokeDasharray=".1 3.6" />
      </>
    ),
    face: (
      <>
        <path d="M18.6 27c7-1 13-5 16-11 3 5 6 8 10.8 10 0-9-5-14.5-13.4-14.5S18.6 18 18.6 27Z" fill="var(--paint-hair-red)" />
        {EYES}
        {NOSE}
        {LIPS}
      </>
    ),
    over: (
      <>
        <path d="M19 14c0-6 7-9 15-8 7 1 11 4 11 8-8-2-18-2-26 0Z" fill="var(--paint-cloth-blue)" />
        <path d="M42 9c4-5 8-6 11-5-1 4-4 7-9 8Z" fill="var(--paint-linen)" />
      </>
    ),
  }),
  /** An old gentleman, bald, with white whiskers and eyeglasses. */
  constantino: bust({
    coat: 'var(--paint-cloth-green)',
    behind: <path d="M15.5 30c-.5-5 0-8 2-10h29c2 2 2.5 5 2 10-.5 6-2 9-4.5 12H20c-2.5-3-4-6-4.5-12Z" fill="var(--paint-hair-white)" />,
    dress: (
      <>
        {SHIRT}
        {LAPELS('var(--paint-cloth-green-deep)')}
      </>
    ),
    face: (
      <>
        <path
          d="M18.7 31c0 8 2 13 6 15l1.5-7c-3-1-5.5-3.5-7.5-8ZM45.3 31c0 8-2 13-6 15l-1.5-7c3-1 5.5-3.5 7.5-8Z"
          fill="var(--paint-hair-white)"
        />
        <circle cx="26.3" cy="28.5" r="4.3" fill="var(--paint-glass)" />
        <circle cx="37.7" cy="28.5" r="4.3" fill="var(--paint-glass)" />
        <path d="M30.5 28q1.5-1.2 3 0" />
        {EYES}
        <path d="M32.3 31c0 2-1.8 3.2-1 4.3.5.7 1.8.6 2.4 0" />
        {SMILE}
      </>
    ),
  }),
  /** The opponent of the solo game: a wide dark hat low over his eyes, a short beard. */
  lacerda: bust({
    coat: 'var(--paint-cloth-night)',
    behind: <path d="M17 22c-1.5 6-.5 12 2 16h26c2.5-4 3.5-10 2-16Z" fill="var(--paint-hair-dark)" />,
    dress: (
      <>
        {SHIRT}
        {LAPELS('var(--paint-wine)')}
        <path d="M29.5 55h5l1.5 9-4 5-4-5Z" fill="var(--paint-ochre)" />
      </>
    ),
    face: (
      <>
        <path
          d="M18.8 29c1 11 5 19.5 13.2 19.5S44.2 40 45.2 29c-1.7 4-4 6.5-7 6.5-2-1.2-4-1.2-6.2-.3-2.2-.9-4.2-.9-6.2.3-3 0-5.3-2.5-7-6.5Z"
          fill="var(--paint-hair-dark)"
        />
        {EYES}
        {NOSE}
        <path d="M28.5 40q3.5-1.5 7 0" stroke="var(--paint-linen)" />
      </>
    ),
    over: (
      <>
        <path d="M18 20c0-11 3-17 14-17s14 6 14 17Z" fill="var(--paint-cloth-night)" />
        <path d="M18.2 18c8-2.2 19.6-2.2 27.6 0v-5c-8-2-19.6-2-27.6 0Z" fill="var(--paint-wine)" />
        <path d="M3 24c7-4 17-6 29-6s22 2 29 6c-8 2.5-18 1-29 1s-21 1.5-29-1Z" fill="var(--paint-cloth-night)" />
      </>
    ),
  }),
} satisfies { readonly [name: string]: ReactNode };

export type Person = keyof typeof PEOPLE;

export const isPerson = (name: string): name is Person => Object.hasOwn(PEOPLE, name);

/** Inside another drawing, on a field of 64 by 72; hats reach a little above it. */
export const BustStrokes = memo(({ of }: { readonly of: Person }) => <g className="bust">{PEOPLE[of]}</g>);

/** By itself. */
export const Portrait = memo(({ of, className }: { readonly of: Person; readonly className?: string | undefined }) => (
  <svg className={className === undefined ? 'portrait' : `portrait ${className}`} viewBox="0 -4 64 76" aria-hidden="true">
    <BustStrokes of={of} />
  </svg>
));
