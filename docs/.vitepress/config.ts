import { defineConfig } from 'vitepress';
import { writePages } from './pages.js';

writePages();

/** Where `taproom serve` offers it. */
const BASE = '/docs/';

const GAMES = [
  ['closing-time', 'Closing Time: Last Call'],
  ['last-call', 'Last Call'],
  ['with-friends', 'With Friends Like These'],
  ['whiskey-times', 'Whiskey Times: Famous Still'],
] as const;

const games = (folder: string) => GAMES.map(([name, text]) => ({ text, link: `${folder}/${name}` }));

const english = [
  { text: 'How to play', items: games('/play') },
  {
    text: 'Rules',
    items: [
      ...games('/rules'),
      { text: 'Rulings', link: '/rulings' },
      { text: 'The two Last Calls', link: '/editions' },
    ],
  },
  {
    text: 'Guides',
    items: [
      { text: 'Players', link: '/guide/players' },
      { text: 'Hosts', link: '/guide/hosts' },
      { text: 'Designers', link: '/guide/designers' },
      { text: 'Bot writers', link: '/guide/bot-writers' },
      { text: 'Contributors', link: '/guide/contributors' },
    ],
  },
  {
    text: 'Reference',
    items: [
      { text: 'Running a server', link: '/operations' },
      { text: 'The studio', link: '/studio' },
      { text: 'Reviews', link: '/review' },
      { text: 'Protocol', link: '/protocol' },
      { text: 'Bots', link: '/bots' },
      { text: 'A bot in any language', link: '/bot-protocol' },
      { text: 'API of the libraries', link: '/api/index.html', target: '_self' },
      { text: 'How good are the games?', link: '/balance/' },
      { text: 'What options change', link: '/balance/comparisons' },
      { text: 'What rules are worth', link: '/balance/probes' },
      { text: 'Architecture', link: '/repository/architecture' },
      { text: 'Contributing', link: '/repository/contributing' },
      { text: 'Changelog', link: '/repository/changelog' },
    ],
  },
];

const german = [
  { text: 'So wird gespielt', items: games('/de/play') },
  { text: 'Regeln', items: games('/de/rules') },
  { text: 'Leitfäden', items: [{ text: 'Für Mitspielende', link: '/de/guide/players' }] },
];

export default defineConfig({
  base: BASE,
  outDir: '../packages/web/dist/docs',
  cacheDir: '../node_modules/.cache/vitepress',
  title: 'Taproom',
  description: 'The digital table for the Friends with Beverages card games',
  lastUpdated: false,
  rewrites: { 'balance/README.md': 'balance/index.md' },
  // Made beside the pages by scripts/site.mjs, which then looks for every file that a page names.
  ignoreDeadLinks: [/\/api\/index/, /\/(closing-time|last-call|with-friends|whiskey-times)$/],
  markdown: { html: false },
  locales: {
    root: { label: 'English', lang: 'en', themeConfig: { sidebar: english } },
    de: {
      label: 'Deutsch',
      lang: 'de',
      description: 'Der digitale Tisch für die Kartenspiele von Friends with Beverages',
      themeConfig: {
        sidebar: german,
        outline: { label: 'Auf dieser Seite' },
        docFooter: { prev: 'Zurück', next: 'Weiter' },
        darkModeSwitchLabel: 'Hell oder dunkel',
        lightModeSwitchTitle: 'Hell',
        darkModeSwitchTitle: 'Dunkel',
        skipToContentLabel: 'Zum Inhalt',
        sidebarMenuLabel: 'Menü',
        returnToTopLabel: 'Nach oben',
        langMenuLabel: 'Sprache',
      },
    },
  },
  themeConfig: {
    // Not every page is there in German: the menu leads to the German front page instead of nowhere.
    i18nRouting: false,
    search: {
      provider: 'local',
      options: {
        locales: {
          de: {
            translations: {
              button: { buttonText: 'Suchen', buttonAriaLabel: 'Suchen' },
              modal: {
                noResultsText: 'Nichts gefunden für',
                resetButtonTitle: 'Leeren',
                backButtonTitle: 'Schließen',
                displayDetails: 'Mit Text zeigen',
                footer: { selectText: 'öffnen', navigateText: 'blättern', closeText: 'schließen' },
              },
            },
          },
        },
      },
    },
  },
});
