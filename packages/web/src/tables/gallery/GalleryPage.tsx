import { useState } from 'react';
import { CardGallery } from '../../cards/gallery.js';
import type { PageLanguage, TableMode } from '../props.js';
import { galleryData, TableGallery, tableTitles } from './TableGallery.js';

const MODES: readonly TableMode[] = ['seat', 'hand', 'screen', 'replay'];

/** Every card, and every table in made-up states, for those who draw them. Only in development. */
export function GalleryPage() {
  const [at, setAt] = useState<number>();
  const [mode, setMode] = useState<TableMode>('seat');
  const [language, setLanguage] = useState<PageLanguage>('en');
  if (at !== undefined) {
    return (
      <div style={{ display: 'grid', gridTemplateRows: 'auto 1fr', height: '100dvh' }}>
        <p className="row">
          <button type="button" className="button" onClick={() => setAt(undefined)}>
            Back
          </button>
          {MODES.map((name) => (
            <button
              key={name}
              type="button"
              className="button"
              aria-pressed={mode === name}
              onClick={() => setMode(name)}
            >
              {name}
            </button>
          ))}
          <button type="button" className="button" onClick={() => setLanguage(language === 'en' ? 'de' : 'en')}>
            {language}
          </button>
        </p>
        <main className="table-area">
          <TableGallery key={`${at}-${mode}`} at={at} mode={mode} language={language} />
        </main>
      </div>
    );
  }
  return (
    <main>
      <h1>Gallery</h1>
      <p className="row">
        {tableTitles().map((title, i) => (
          <button key={title} type="button" className="button" onClick={() => setAt(i)}>
            {title}
          </button>
        ))}
      </p>
      <CardGallery {...galleryData()} />
    </main>
  );
}
