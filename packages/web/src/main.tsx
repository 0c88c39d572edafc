import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.js';
import { registerServiceWorker } from './offline/register.js';
import './style/tokens.css';
import './style/base.css';
import './style/pages.css';
import './style/table.css';
import './style/chat.css';
import './style/curtain.css';
import './style/keys.css';
import './style/lobby.css';
import './style/replay.css';
import './style/result.css';
import './style/screen.css';
import './style/skeleton.css';

const page = document.getElementById('page');
if (!page) throw new Error('index.html has no element "page"');
createRoot(page).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
registerServiceWorker();
