// The page around a table on line, as long as no match is shown.

import type { ReactNode } from 'react';
import { useSay } from '../text/words.ts';
import { Frame } from './frame.tsx';

export function Framed({ id, children }: { readonly id: string; readonly children?: ReactNode }) {
  const say = useSay();
  return (
    <Frame route={{ page: 'table', id }} title={say('title.table')} className="page-table">
      {children ?? <p className="loading">{say('page.loading')}</p>}
    </Frame>
  );
}
