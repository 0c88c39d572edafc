// What the page does before its scripts are there. Not inline: the server's CSP forbids it.
(() => {
  const { documentElement: page } = document;
  let settings = {};
  let isNew = true;
  try {
    settings = JSON.parse(localStorage.getItem('taproom:settings') || '{}');
    isNew = !Object.keys(localStorage).some((key) => key.startsWith('taproom:game:') || key === 'taproom:tables');
  } catch {
    // A browser without storage gets the theme and the language of the system.
  }
  // Before the first paint, so that nobody who asked for the beer garden sees the pub flash by.
  const { theme = 'auto', language = 'auto' } = settings;
  const light = theme === 'light' || (theme === 'auto' && matchMedia('(prefers-color-scheme: light)').matches);
  page.dataset.theme = light ? 'light' : 'dark';

  // The front page stands in index.html in both languages (build/front.ts). Whoever has games lying about waits for the
  // list of them, so that no button moves away under a finger.
  const spoken = language === 'auto' ? navigator.language : language;
  page.lang = spoken.toLowerCase().startsWith('de') ? 'de' : 'en';
  if (location.pathname === '/' && isNew) page.dataset.front = page.lang;

  // A finger may be faster than the scripts: what it wants is fetched and written down, and src/play/early.ts deals it.
  const buttonOf = (event) => event.target.closest?.('.front [data-play]');
  function fetchFor(button) {
    for (const file of (button.dataset.needs || '').split(' ').filter(Boolean)) {
      const link = document.createElement('link');
      link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
      if (file.endsWith('.css')) link.as = 'style';
      link.href = file;
      document.head.append(link);
    }
    button.dataset.needs = '';
  }
  addEventListener('pointerdown', (event) => buttonOf(event) && fetchFor(buttonOf(event)), true);
  addEventListener(
    'click',
    (event) => {
      const button = buttonOf(event);
      if (!button) return;
      fetchFor(button);
      page.dataset.wish = button.dataset.play;
    },
    true,
  );
  addEventListener('submit', (event) => {
    if (!event.target.closest('.front')) return;
    event.preventDefault();
    const code = new FormData(event.target).get('code').replace(/[^A-Za-z0-9_-]/g, '');
    if (code.length >= 4) location.assign(`/t/${code.toUpperCase()}`);
  });
})();
