import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './fonts.css';
import './page.css';
import './seats.css';
import { App } from './shell/app.tsx';
import { startOffline, watchVersion } from './shell/offline.ts';
import { parseRoute } from './shell/route.ts';
import { openStore } from './store/open-store.ts';
import { lookBefore } from './store/opened.ts';
import { showOn } from './store/settings.ts';
import type { Post } from './table/connection.ts';
import { connectLater } from './table/later.ts';

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no #root');

watchVersion();
showOn(document.documentElement);
const connection = connectLater(async () => {
  const worker = new Worker(new URL('./table/table.worker.ts', import.meta.url), { type: 'module' }) as Post;
  return (await import('./table/connection.ts')).connect(worker);
});
const store = await openStore();
// Whoever comes by another page may have other games when he gets to the first one.
if (parseRoute(location.pathname).page === 'landing') await lookBefore(store);
const settled = startOffline();
// In pieces: a slow device answers in between.
startTransition(() => createRoot(place).render(<App connection={connection} store={store} settled={settled} />));
