import { createRoot } from 'react-dom/client';
import './style/page.css';
import './style/table.css';
import './style/board.css';
import { App } from './table/app.tsx';
import { connect, type Post } from './table/connection.ts';

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no #root');

const worker = new Worker(new URL('./table/table.worker.ts', import.meta.url), { type: 'module' });
createRoot(place).render(<App connection={connect(worker as Post)} />);
