import { createRoot } from 'react-dom/client';
import './style/page.css';
import './style/shell.css';
import './style/table.css';
import './style/board.css';
import { startOffline } from './shell/offline.ts';
import { openStore } from './store/open-store.ts';
import { showOn } from './store/settings.ts';
import { App } from './table/app.tsx';
import { connectWhenAsked, type Post } from './table/connection.ts';

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no #root');

showOn(document.documentElement);
const connection = connectWhenAsked(() => new Worker(new URL('./table/table.worker.ts', import.meta.url), { type: 'module' }) as Post);
const store = await openStore();
createRoot(place).render(<App connection={connection} store={store} />);
startOffline();
