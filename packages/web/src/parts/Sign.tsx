import type { ReactNode } from 'react';

/** The hanging pub signs of the front page, one a game. Decoration. */
export function Sign({ name }: { name: string }) {
  return (
    <svg className="sign" viewBox="0 0 120 84" aria-hidden="true" focusable="false">
      {DRAWINGS[name]}
    </svg>
  );
}

const line = {
  fill: 'none',
  stroke: '#fff4dc',
  strokeWidth: 2.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  bell: (
    <>
      <path d="M60 12v6" {...line} />
      <path
        d="M40 56c5-5 5-12 6-20 1-9 7-16 14-16s13 7 14 16c1 8 1 15 6 20z"
        fill="#f0b44a"
        stroke="#fff4dc"
        strokeWidth="2.400"
        strokeLinejoin="round"
      />
      <circle cx="60" cy="62" r="5" fill="#c9831c" stroke="#fff4dc" strokeWidth="2" />
      <path
        d="M30 30c-4 6-4 14 0 20M90 30c4 6 4 14 0 20M22 25c-6 9-6 21 0 30M98 25c6 9 6 21 0 30"
        {...line}
        opacity="0.7"
      />
      <path d="M60 66v12" {...line} />
    </>
  ),
  clock: (
    <>
      <circle cx="60" cy="42" r="29" fill="#39251a" stroke="#f0b44a" strokeWidth="4" />
      <path d="M60 18v4M60 62v4M36 42h4M80 42h4" {...line} />
      <path d="M60 42L51 26M60 42l2-19" {...line} strokeWidth="3.400" />
      <circle cx="60" cy="42" r="3" fill="#fff4dc" />
      <path d="M14 70h18l-2-22H16zM88 70h18l-2-22H90z" fill="#e8a21c" stroke="#fff4dc" strokeWidth="2" />
      <path
        d="M15 48c0-5 5-6 8-4 3-3 8-1 8 4M89 48c0-5 5-6 8-4 3-3 8-1 8 4"
        fill="#fff4dc"
        stroke="#fff4dc"
        strokeWidth="2"
      />
    </>
  ),
  coupes: (
    <>
      <g transform="rotate(-14 44 44)">
        <path d="M24 20h36c-1 14-9 20-18 20s-17-6-18-20z" fill="#e4718c" stroke="#fff4dc" strokeWidth="2.400" />
        <path d="M42 40v26M31 67h22" {...line} />
      </g>
      <g transform="rotate(14 76 44)">
        <path d="M60 20h36c-1 14-9 20-18 20s-17-6-18-20z" fill="#8fc95b" stroke="#fff4dc" strokeWidth="2.400" />
        <path d="M78 40v26M67 67h22" {...line} />
      </g>
      <path d="M60 4v8M48 7l4 7M72 7l-4 7" {...line} />
    </>
  ),
  mat: (
    <>
      <rect
        x="34"
        y="16"
        width="52"
        height="52"
        rx="8"
        fill="#d9b27a"
        stroke="#fff4dc"
        strokeWidth="2.400"
        transform="rotate(-6 60 42)"
      />
      <circle cx="60" cy="42" r="17" fill="none" stroke="#8a5a2b" strokeWidth="3" opacity="0.7" />
      <path d="M53 42a7 7 0 1 1 7 7v4M60 58v1" stroke="#5a3716" strokeWidth="3.400" fill="none" strokeLinecap="round" />
    </>
  ),
  cask: (
    <>
      <path
        d="M30 20c-6 14-6 30 0 44h44c6-14 6-30 0-44z"
        fill="#7a4520"
        stroke="#fff4dc"
        strokeWidth="2.400"
        strokeLinejoin="round"
      />
      <path d="M27 30h50M27 54h50" stroke="#d9a441" strokeWidth="4" />
      <path d="M42 20c-3 14-3 30 0 44M62 20c3 14 3 30 0 44" {...line} strokeWidth="1.400" opacity="0.6" />
      <path d="M84 40h18l-2 28H86z" fill="#c87a24" stroke="#fff4dc" strokeWidth="2.400" strokeLinejoin="round" />
      <path d="M88 50l7 2-2 8-7-2z" fill="#fff4dc" opacity="0.75" />
      <path d="M77 42h6" {...line} />
    </>
  ),
};
