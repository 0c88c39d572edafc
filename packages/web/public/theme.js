// Runs before the first paint, so that nobody who asked for the beer garden sees the pub flash by. Not inline: the server's CSP forbids it.
(() => {
  let wish = 'auto';
  try {
    wish = JSON.parse(localStorage.getItem('taproom:settings') || '{}').theme || 'auto';
  } catch {
    // A browser without storage gets the theme of the system.
  }
  const light = wish === 'light' || (wish === 'auto' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
})();
