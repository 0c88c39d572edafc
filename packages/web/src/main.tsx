import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.js';
import { registerServiceWorker } from './offline/register.js';
import { fetchWished } from './words/index.js';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/pages.css';
import './style/skeleton.css';

const page = document.getElementById('page');
if (!page) throw new Error('index.html has no element "page"');
const root = createRoot(page);
void fetchWished().then(() =>
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
registerServiceWorker();
