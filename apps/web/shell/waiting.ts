// Looks now and then whether tables on line wait for somebody here, also while another page is looked at.

import type { IntlShape } from 'react-intl';
import { markTab } from '../store/mark.ts';
import { mine } from '../store/online.ts';
import { tellAgain } from '../store/told.ts';
import { waitsForMe } from './glance.ts';
import { keepNoticeWords } from './told/notice-words.ts';
import { tellFromHere } from './told/open-page.ts';

const EVERY = 60_000; // milliseconds

async function look(): Promise<void> {
  const { told } = await mine();
  if (told !== undefined) markTab(told.filter(one => waitsForMe(one, told)).map(({ table }) => table.id));
}

/** Until the returned function is called. */
export function watchTables(intl: IntlShape): () => void {
  tellFromHere();
  void keepNoticeWords(intl);
  void tellAgain(false);
  const again = (): void => void (document.visibilityState === 'visible' && look());
  void look();
  const timer = setInterval(look, EVERY);
  document.addEventListener('visibilitychange', again);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', again);
  };
}
