import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { HomePage } from './pages/HomePage.js';
import { TableSkeleton } from './parts/Skeleton.js';
import { useSettings } from './settings/settings.js';
import type { PageLanguage } from './tables/props.js';
import { de } from './words/de.js';
import { useWords } from './words/index.js';

const LANGUAGES: readonly PageLanguage[] = ['en', 'de'];

/**
 * The front page as markup, for somebody new, in every language: the build writes it into index.html (build/front.ts), so that it can
 * be read and used before any script is there. Nothing of the page imports this.
 */
export function front(): string {
  Object.assign(useWords.getInitialState(), { de });
  const pages = LANGUAGES.map((language) => {
    Object.assign(useSettings.getInitialState(), { language });
    const markup = renderToStaticMarkup(
      <Router ssrPath="/">
        <HomePage />
      </Router>,
    );
    return `<div class="front" lang="${language}">${markup}</div>`;
  });
  return `${pages.join('')}<div class="early">${renderToStaticMarkup(<TableSkeleton />)}</div>`;
}
