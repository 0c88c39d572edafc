import { defineConfig } from 'vitepress';
import { FACTS } from '../../packages/games/src/facts.js';
import { writePages } from './pages.js';

const made = await writePages();

/** Where `taproom serve` offers it. */
const BASE = '/docs/';

/** What a reader would type, as opposed to what is printed or drawn. */
const COMMAND = /^(?:[A-Z_]+=\S+ )?(?:npx|npm|taproom|node|sudo|docker|curl|python3)\b/;

const GAMES = Object.values(FACTS);

/** The pages there are in a folder, a line a game. */
const games = (folder: string) =>
  GAMES.filter(({ name }) => made.has(`${folder}/${name}.md`.slice(1))).map(({ name, title }) => ({
    text: title.en,
    link: `${folder}/${name}`,
  }));

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
      { text: 'A second edition', link: '/balance/second-edition' },
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
  ignoreDeadLinks: [/\/api\/index/, new RegExp(`/(${GAMES.map(({ name }) => name).join('|')})$`)],
  markdown: {
    html: false,
    // Code by four spaces gets what a fenced block has: a box that scrolls by itself, colours, a button to copy it.
    config: ({ renderer: { rules } }) => {
      rules.code_block = (tokens, at, ...rest) => {
        const token = tokens[at];
        if (token) token.info = COMMAND.test(token.content) ? 'sh' : 'text';
        return rules.fence?.(tokens, at, ...rest) ?? '';
      };
    },
  },
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
