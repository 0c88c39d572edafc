/** Line drawings of 24 by 24, in the colour of the text around them. Decoration: the button says what it does. */
const PATHS = {
  close: 'M5 5l14 14M19 5L5 19',
  back: 'M15 4l-8 8 8 8',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5',
  rules: 'M4 5c3-1.500 6-1 8 1 2-2 5-2.500 8-1v13c-3-1.500-6-1-8 1-2-2-5-2.500-8-1zM12 6v13',
  log: 'M5 6h14M5 12h14M5 18h9',
  chat: 'M4 5h16v11H11l-5 4v-4H4z',
  help: 'M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500v.5M12 2.500a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  sound: 'M4 10v4h4l5 4V6L8 10zM16.500 9c1.300 2 1.300 4 0 6M19 6.500c2.600 3.600 2.600 7.400 0 11',
  silent: 'M4 10v4h4l5 4V6L8 10zM17 9.500l5 5M22 9.500l-5 5',
  play: 'M7 4.500v15l13-7.500z',
  pause: 'M8 5v14M16 5v14',
  first: 'M6 5v14M19 5l-9 7 9 7z',
  previous: 'M17 5l-10 7 10 7z',
  next: 'M7 5l10 7-10 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  share: 'M12 15V4M8 7.500L12 4l4 3.500M6 11v9h12v-9',
  again: 'M19 12a7 7 0 1 1-2.500-5.400M19 3v5h-5',
  check: 'M4 12.500l5 5L20 6',
  screen: 'M3 5h18v11H3zM9 20h6M12 16v4',
  phone: 'M8 3h8v18H8zM11 18h2',
  bot: 'M6 9h12v9H6zM12 5v4M9.500 13v1M14.500 13v1M3.500 12v3M20.500 12v3',
  add: 'M12 5v14M5 12h14',
  crown: 'M4 18V8l4.500 4L12 5l3.500 7L20 8v10z',
  home: 'M4 11l8-7 8 7M6 10v10h12V10',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  cards: 'M9 7h10v14H9zM6 18l-2-12 9-2',
  bulb: 'M9 18h6M10 21h4M12 3a6 6 0 0 1 3.500 10.900c-.8.6-1 1.200-1 2.100h-5c0-.9-.2-1.500-1-2.100A6 6 0 0 1 12 3z',
  undo: 'M8 5L4 9l4 4M4 9h9a6 6 0 0 1 0 11H9',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 22 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
