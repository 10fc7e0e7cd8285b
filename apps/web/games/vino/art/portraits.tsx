// The people at the table, one for each seat: vintners in their Sunday best, on a field of 64 by 64.

import { memo, type ReactNode } from 'react';

const Face = ({ skin, children }: { readonly skin: 'light' | 'warm' | 'deep'; readonly children: ReactNode }) => (
  <>
    <path className={`skin ${skin}`} d="M26 38h12v9q-6 6-12 0Z" />
    <path className={`skin ${skin}`} d="M20 26Q20 14 32 14 44 14 44 26 44 34 40 38.500 36.500 43 32 43 27.500 43 24 38.500 20 34 20 26Z" />
    <path className="blush" d="M23 32.500q2.500-1.500 4.500.5-2 2-4.500-.5ZM36.500 33q2-2 4.500-.5-2.500 2.500-4.500.5Z" />
    <path className="feature" d="M27 27v.1M37 27v.1" />
    <path className="line" d="M32.500 27.500Q34.500 32 32 32.500" />
    {children}
  </>
);

const PEOPLE: readonly ReactNode[] = [
  // A woman in a head scarf.
  <>
    <path className="cloth" d="M7 64Q9 49 24 46L32 54 40 46Q55 49 57 64Z" />
    <path className="shirt" d="M24 46 32 55 40 46 38 44H26Z" />
    <path className="scarf" d="M15 30Q12 8 32 8T49 30Q50 40 44 45 47 34 43 23 32 17 21 23 17 34 20 45 14 40 15 30Z" />
    <Face skin="light">
      <path className="hair brown" d="M20.500 27Q20 17 32 16 44 17 43.500 27 41 20 32 20T20.500 27Z" />
      <path className="lips" d="M28.500 36.500Q32 35 35.500 36.500 32 40.500 28.500 36.500Z" />
      <path className="line" d="M24.500 24Q27 22.500 29 24M35 24Q37 22.500 39.500 24" />
    </Face>
    <path className="scarf" d="M15 30Q13 9 32 9T49 30Q45 18 32 17T15 30ZM27 45Q32 48 37 45L40 53 32 50 24 53Z" />
  </>,
  // A young man in a straw hat.
  <>
    <path className="cloth" d="M8 64Q9 48 26 45L32 51 38 45Q55 48 56 64Z" />
    <path className="shirt" d="M26 45 32 52 38 45 36 64H28Z" />
    <Face skin="warm">
      <path className="hair dark" d="M20.500 24Q20 20 22 19H42Q44 20 43.500 24L42 21H22Z" />
      <path className="line" d="M28 37Q32 40 36 37M24.500 23.500Q27 22 29 23.500M35 23.500Q37 22 39.500 23.500" />
      <path className="hat" d="M8 20Q18 14 32 14T56 20Q46 24 32 22.500 18 24 8 20Z" />
      <path className="hat" d="M20 15Q21 4 32 4T44 15Q38 18 32 18T20 15Z" />
      <path className="band" d="M20 12.500Q32 17 44 12.500V16Q32 20.500 20 16Z" />
    </Face>
  </>,
  // A lady with spectacles.
  <>
    <circle className="hair dark" cx="32" cy="8.500" r="6.500" />
    <path className="cloth" d="M9 64Q11 49 26 46L32 49 38 46Q53 49 55 64Z" />
    <path className="pearls" d="M24 47.500Q32 55 40 47.500" />
    <Face skin="deep">
      <path className="hair dark" d="M18.500 30Q16 11 32 11T45.500 30Q44 22 38 18.500 30 22 22 22 19.500 25 18.500 30Z" />
      <circle className="spectacle" cx="27" cy="27.500" r="4.600" />
      <circle className="spectacle" cx="37" cy="27.500" r="4.600" />
      <path className="line" d="M31.600 27h.8" />
      <path className="lips" d="M28.500 37Q32 35.500 35.500 37 32 40.500 28.500 37Z" />
    </Face>
  </>,
  // An old man with a moustache and a flat cap.
  <>
    <path className="cloth" d="M6 64Q8 47 25 45L32 50 39 45Q56 47 58 64Z" />
    <path className="shirt" d="M25 45 32 51 39 45 37 64H27Z" />
    <path className="band" d="M30 52h4l2 12h-8Z" />
    <Face skin="warm">
      <path className="hair grey" d="M20 27V22H23V32ZM44 27V22H41V32Z" />
      <path className="hair grey" d="M32 33Q26 32 22 37 27 39 32 36 37 39 42 37 38 32 32 33Z" />
      <path className="line" d="M24 23.500Q27 21.500 29.500 24M34.500 24Q37 21.500 40 23.500M29 40Q32 41 35 40" />
    </Face>
    <path className="cap" d="M17 20Q16 8 31 8 47 8 47 20 40 16.500 32 17T17 20Z" />
    <path className="cap" d="M17 20Q32 14 49 21 50 24 46 23.500 32 18.500 18 23 15 23 17 20Z" />
  </>,
  // A friar with a beard.
  <>
    <path className="habit" d="M6 64Q7 46 22 43L32 54 42 43Q57 46 58 64Z" />
    <path className="hood" d="M18 46Q32 62 46 46L42 42Q32 54 22 42Z" />
    <Face skin="light">
      <path
        className="hair brown"
        d="M20 30Q18 18 23 16.500 22 21 22.500 26ZM44 30Q46 18 41 16.500 42 21 41.500 26ZM23 17Q32 9.500 41 17 32 14 23 17Z"
      />
      <path
        className="hair brown"
        d="M20.500 29Q21 36 25 35 28 32.500 32 33.500 36 32.500 39 35 43 36 43.500 29 45 48 32 51 19 48 20.500 29Z"
      />
      <path className="lips" d="M29 37.500Q32 36.500 35 37.500 32 40 29 37.500Z" />
      <path className="line" d="M24.500 24Q27 22.500 29 24M35 24Q37 22.500 39.500 24" />
    </Face>
  </>,
];

/** Framed in the colour of the seat. */
export const Portrait = memo(({ seat }: { readonly seat: number }) => (
  <svg className={`portrait of-${seat + 1}`} viewBox="0 0 64 64" aria-hidden="true">
    <clipPath id={`vino-medal-${seat}`}>
      <circle cx="32" cy="32" r="29" />
    </clipPath>
    <circle className="medal-under" cx="32" cy="33.500" r="30" />
    <circle className="medal" cx="32" cy="32" r="30" />
    <g clipPath={`url(#vino-medal-${seat})`}>
      <circle className="backdrop" cx="32" cy="32" r="29" />
      {PEOPLE[seat % PEOPLE.length]}
    </g>
    <circle className="medal-rim" cx="32" cy="32" r="29.500" />
  </svg>
));
