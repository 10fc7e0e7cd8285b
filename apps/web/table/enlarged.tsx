// A part that was drawn for the page, on the tabletop: enlarged, so that it can be read when the whole is made smaller. Parts that are drawn
// in units need none of it.

import type { ComponentType } from 'react';
import type { PartProps } from './face.ts';

export const enlarged = (Part: ComponentType<PartProps>, by: number): ComponentType<PartProps> =>
  function Enlarged({ width, height, ...props }: PartProps) {
    const size = { width: width / by, height: height / by };
    return (
      <div className="enlarged" style={{ ...size, transform: `scale(${by})` }}>
        <Part {...props} {...size} />
      </div>
    );
  };
