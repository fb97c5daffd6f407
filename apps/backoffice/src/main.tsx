import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { watchPageErrors } from './features/page-errors/report-page-errors.ts';
import { watchSession } from './features/session/session-store.ts';
import { queries } from './features/wire/queries.ts';
import { giveStylesTheirNonce } from './look/style-nonce.ts';
import './look/base.css';

giveStylesTheirNonce();
watchPageErrors();
watchSession(() => queries.clear());

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
