import type { ReactNode } from 'react';
import { INK, PAPER } from './stock.js';
import { looksOf, type Sitter, TONES } from './wardrobe.js';

type Parts = Readonly<Record<string, ReactNode>>;
const ink = { fill: INK, stroke: INK, strokeWidth: 1.6, strokeLinejoin: 'round' } as const;
const line = { fill: 'none', stroke: INK, strokeWidth: 1.8, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const cloth = { fill: PAPER, stroke: INK, strokeWidth: 2, strokeLinejoin: 'round' } as const;

/** Behind the head. */
const HAIR: Parts = {
  short: <path d="M20 27C18 12 26 8 32 8S46 12 44 27L40 20H24Z" {...ink} />,
  bald: <path d="M20 26L21 34L24 34V24ZM44 26L43 34L40 34V24Z" {...ink} />,
  long: <path d="M20 22C18 8 46 8 44 22C48 34 46 44 48 50H16C18 44 16 34 20 22Z" {...ink} />,
  bun: (
    <g {...ink}>
      <circle cx="32" cy="8" r="6" />
      <path d="M20 28C16 12 24 9 32 9S48 12 44 28L41 20H23Z" />
    </g>
  ),
  wig: (
    <g {...cloth}>
      <path d="M20 20C20 6 44 6 44 20C50 22 50 28 46 30C51 33 50 39 45 40H19C14 39 13 33 18 30C14 28 14 22 20 20Z" />
      <path d="M18 30H22M42 30H46M20 21C24 16 40 16 44 21" {...line} />
    </g>
  ),
  wild: (
    <path
      d="M19 30L11 30L16 24L9 19L17 17L14 9L23 12L27 4L32 9L38 4L41 12L50 9L47 17L55 19L48 24L53 30L45 30L42 18H22Z"
      {...ink}
    />
  ),
  white: <path d="M19 30C14 26 16 10 24 9C28 5 38 5 41 9C49 11 50 26 45 30L42 20H22Z" {...cloth} />,
  topknot: (
    <g {...ink}>
      <path d="M28 9L27 0H37L36 9Z" />
      <path d="M20 27C18 12 26 8 32 8S46 12 44 27L40 19H24Z" />
    </g>
  ),
  curls: (
    <g {...ink}>
      {[
        [22, 18],
        [27, 12],
        [34, 10],
        [41, 14],
        [44, 21],
        [20, 25],
        [45, 28],
        [20, 32],
        [44, 34],
      ].map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="5" />
      ))}
    </g>
  ),
  bob: <path d="M19 36C14 10 26 8 32 8S50 10 45 36L40 36V22C34 22 28 20 26 17C25 20 24 21 24 22V36Z" {...ink} />,
};

/** In front of the face. */
const BEARDS: Parts = {
  none: null,
  moustache: <path d="M32 33C28 30 24 33 22 36C27 38 30 37 32 35C34 37 37 38 42 36C40 33 36 30 32 33Z" {...ink} />,
  handlebar: <path d="M32 33C28 31 24 35 20 31C20 38 28 38 32 35C36 38 44 38 44 31C40 35 36 31 32 33Z" {...ink} />,
  full: <path d="M21 28C22 46 28 49 32 49S42 46 43 28C41 33 37 34 32 33C27 34 23 33 21 28Z" {...ink} />,
  long: <path d="M21 28C20 44 26 58 32 60C38 58 44 44 43 28C41 33 37 34 32 33C27 34 23 33 21 28Z" {...ink} />,
  goatee: <path d="M27 33C29 31 35 31 37 33C37 34 35 34 35 36L34 45L32 47L30 45L29 36C29 34 27 34 27 33Z" {...ink} />,
  lincoln: <path d="M20 24C20 44 28 49 32 49S44 44 44 24L41 26C41 36 38 41 32 41S23 36 23 26Z" {...ink} />,
  whitebeard: <path d="M21 28C20 44 26 56 32 58C38 56 44 44 43 28C41 33 37 34 32 33C27 34 23 33 21 28Z" {...cloth} />,
  braid: <path d="M29.5 43H34.5L34 56H30Z" {...ink} />,
  chops: <path d="M21 24C20 36 24 40 28 40L26 34V26ZM43 24C44 36 40 40 36 40L38 34V26Z" {...ink} />,
};

const HATS: Parts = {
  none: null,
  laurel: (
    <g fill="#7a8f3c" stroke={INK} strokeWidth="1.3">
      {[-52, -30, -10, 10, 30, 52].map((turn) => (
        <ellipse key={turn} cx="32" cy="11" rx="2.8" ry="5.5" transform={`rotate(${turn} 32 28)`} />
      ))}
    </g>
  ),
  crown: (
    <path
      d="M20 17L18 4L26 10L32 2L38 10L46 4L44 17Z"
      fill="#e0aa3a"
      stroke={INK}
      strokeWidth="2"
      strokeLinejoin="round"
    />
  ),
  bicorne: <path d="M8 18C16 16 18 3 32 3S48 16 56 18C48 22 40 17 32 17S16 22 8 18Z" {...ink} />,
  tricorne: <path d="M10 20C14 12 22 12 24 6H40C42 12 50 12 54 20C46 16 40 18 32 18S18 16 10 20Z" {...ink} />,
  tophat: (
    <g {...ink}>
      <path d="M22 17L21 -2H43L42 17Z" />
      <path d="M14 17Q32 22 50 17Q50 14 44 15H20Q14 14 14 17Z" />
      <path d="M22 12H42" stroke={PAPER} strokeWidth="2" />
    </g>
  ),
  bowler: <path d="M13 18C18 20 18 17 20 15C20 2 44 2 44 15C46 17 46 20 51 18C48 22 16 22 13 18Z" {...ink} />,
  fedora: (
    <g {...ink}>
      <path d="M10 19C18 22 46 22 54 19C50 15 46 16 44 15L42 4Q37 2 32 5Q27 2 22 4L20 15C18 16 14 15 10 19Z" />
      <path d="M20.5 13H43.5" stroke={PAPER} strokeWidth="2" />
    </g>
  ),
  hood: <path d="M32 3C14 4 15 30 14 46L22 44C20 32 21 18 32 16S44 32 42 44L50 46C49 30 50 4 32 3Z" {...ink} />,
  bonnet: <path d="M32 5C16 4 14 24 18 34L22 30C21 20 24 15 32 15S43 20 42 30L46 34C50 24 48 4 32 5Z" {...cloth} />,
  turban: (
    <g {...cloth}>
      <path d="M18 19C12 4 52 4 46 19C40 14 24 14 18 19Z" />
      <path d="M20 16C28 6 40 8 44 10M19 11C28 6 36 12 45 17" {...line} />
      <circle cx="32" cy="12" r="2.6" fill="#b5391f" />
    </g>
  ),
  helmet: (
    <g>
      <path d="M18 4Q32 -2 46 4V46H18Z" fill="#7c7f82" stroke={INK} strokeWidth="2" strokeLinejoin="round" />
      <path d="M21 20H43V26H21Z" {...ink} />
      <path d="M32 28V44" {...line} />
    </g>
  ),
  wings: (
    <g {...ink}>
      <path d="M20 18C20 4 44 4 44 18C38 15 26 15 20 18Z" />
      <path d="M20 10L8 4L12 13ZM44 10L56 4L52 13Z" />
    </g>
  ),
  western: <path d="M6 14C14 22 50 22 58 14C52 18 46 17 44 15L41 3Q36 6 32 6T23 3L20 15C18 17 12 18 6 14Z" {...ink} />,
  beret: <path d="M16 17C12 5 44 0 50 12C52 18 44 16 32 17S20 20 16 17Z" {...ink} />,
  goggles: (
    <g>
      <path d="M20 24C18 4 46 4 44 24L42 36L40 22C36 15 28 15 24 22L22 36Z" {...ink} />
      <circle cx="27" cy="13" r="4.6" {...cloth} />
      <circle cx="37" cy="13" r="4.6" {...cloth} />
    </g>
  ),
  band: (
    <g>
      <path d="M20 19H44" stroke={PAPER} strokeWidth="4" />
      <path d="M20 17H44M20 21H44" {...line} strokeWidth="1.4" />
      <path d="M42 14L50 2L47 15Z" {...cloth} />
    </g>
  ),
  headdress: (
    <g>
      <path d="M20 24C18 8 46 8 44 24L50 48H42L41 20H23L22 48H14Z" {...cloth} />
      <path d="M19 28L15 46M45 28L49 46M21 17H43" {...line} />
      <path d="M32 4V14" stroke="#b5391f" strokeWidth="4" strokeLinecap="round" />
    </g>
  ),
};

/** Below the chin. */
const DRESS: Parts = {
  toga: (
    <g>
      <path d="M6 64C8 50 20 47 32 46S56 50 58 64Z" {...cloth} />
      <path d="M14 52C26 54 40 58 46 64M22 48C34 50 46 54 54 62" {...line} />
    </g>
  ),
  ruff: (
    <g>
      <path d="M6 64C8 52 20 48 32 47S56 52 58 64Z" {...ink} />
      <path
        d="M12 48L17 42L20 46L25 41L28 45L32 41L36 45L39 41L44 46L47 42L52 48L47 54L43 50L39 56L35 51L32 56L29 51L25 56L21 50L17 54Z"
        {...cloth}
      />
    </g>
  ),
  cravat: (
    <g>
      <path d="M6 64C8 52 20 48 26 46H38C44 48 56 52 58 64Z" {...ink} />
      <path d="M24 45L32 52L40 45L44 50L32 64L20 50Z" {...cloth} />
      <path d="M28 50L32 60L36 50" {...line} />
    </g>
  ),
  tie: (
    <g>
      <path d="M6 64C8 52 20 48 26 46H38C44 48 56 52 58 64Z" {...ink} />
      <path d="M24 46L32 64L40 46Z" {...cloth} />
      <path d="M30 48H34L33 52L35 62H29L31 52Z" {...ink} />
    </g>
  ),
  bow: (
    <g>
      <path d="M6 64C8 52 20 48 26 46H38C44 48 56 52 58 64Z" {...ink} />
      <path d="M24 46L32 64L40 46Z" {...cloth} />
      <path d="M32 49L25 45V53ZM32 49L39 45V53Z" fill="#b5391f" stroke={INK} strokeWidth="1.4" strokeLinejoin="round" />
    </g>
  ),
  uniform: (
    <g>
      <path d="M6 64C8 52 20 48 26 46H38C44 48 56 52 58 64Z" {...ink} />
      <path d="M24 45H40L36 52H28Z" {...cloth} />
      <path
        d="M5 56Q9 50 17 50L18 55Q10 55 7 60ZM59 56Q55 50 47 50L46 55Q54 55 57 60Z"
        fill="#e0aa3a"
        stroke={INK}
        strokeWidth="1.4"
      />
      <g fill="#e0aa3a">
        <circle cx="32" cy="56" r="1.6" />
        <circle cx="32" cy="61" r="1.6" />
      </g>
    </g>
  ),
  lace: (
    <g>
      <path d="M6 64C8 52 18 48 26 46H38C46 48 56 52 58 64Z" {...ink} />
      <path d="M20 48C24 56 40 56 44 48C48 54 42 62 32 62S16 54 20 48Z" {...cloth} />
      <circle cx="32" cy="55" r="2.4" fill="#b5391f" stroke={INK} strokeWidth="1.2" />
    </g>
  ),
  pearls: (
    <g>
      <path d="M8 64C10 52 20 50 25 47C27 56 37 56 39 47C44 50 54 52 56 64Z" {...ink} />
      <g fill={PAPER} stroke={INK} strokeWidth="1">
        {[24, 27, 30.5, 34, 37, 40].map((x, i) => (
          <circle key={x} cx={x} cy={[47, 50, 52, 52, 50, 47][i]} r="2" />
        ))}
      </g>
    </g>
  ),
  robe: (
    <g>
      <path d="M6 64C8 52 20 47 32 46S56 52 58 64Z" {...cloth} />
      <path d="M24 47L32 58L40 47M32 58V64" {...line} />
    </g>
  ),
};

const MOUTHS = ['M29 37Q32 39 35 37', 'M29 37.5H35', 'M29 38Q33 38 35 36.5'];
/** Powdered or white hair. */
const LIGHT: ReadonlySet<string> = new Set(['wig', 'white']);

/** A guest's likeness, as far as an engraver without a model could make it. In a box of 64 by 64. */
export function Portrait({
  x = 0,
  y = 0,
  size,
  ground,
  ...sitter
}: Sitter & Readonly<{ x?: number; y?: number; size: number; ground: string }>) {
  const { tone, hat, hair, beard, dress, spectacles, mouth } = looksOf(sitter);
  const skin = TONES[tone] ?? PAPER;
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <circle cx="32" cy="32" r="32" fill={ground} />
      <svg aria-hidden="true" x="0" y="0" width="64" height="64" viewBox="0 -6 64 70">
        {HAIR[hair]}
        <path d="M27 38V48H37V38Z" fill={skin} stroke={INK} strokeWidth="1.6" />
        {DRESS[dress]}
        <path d="M21 25C21 12 43 12 43 25C43 36 38 43 32 43S21 36 21 25Z" fill={skin} stroke={INK} strokeWidth="1.8" />
        <path
          d="M21.5 22C22 12 42 12 42.5 22C38 18 26 18 21.5 22Z"
          fill={hair === 'bald' ? skin : LIGHT.has(hair) ? PAPER : INK}
        />
        <path d="M25 24.500Q27.5 22.5 30 24M34 24Q36.5 22.5 39 24.500M32 27L30.5 32H33" {...line} strokeWidth="1.5" />
        <circle cx="27.6" cy="27.2" r="1.4" fill={INK} />
        <circle cx="36.4" cy="27.2" r="1.4" fill={INK} />
        <path d={MOUTHS[mouth]} {...line} strokeWidth="1.5" />
        {spectacles && (
          <g {...line} strokeWidth="1.3">
            <circle cx="27.3" cy="27" r="3.8" />
            <circle cx="36.7" cy="27" r="3.8" />
            <path d="M31 27H33" />
          </g>
        )}
        {BEARDS[beard]}
        {HATS[hat]}
      </svg>
    </svg>
  );
}
