import { createHash } from 'node:crypto';

/** What a page of ours may load: what comes from here, and nothing else. */
export const ONLY_OURS = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** What stands in the page itself between such tags, by its fingerprints. */
const fingerprints = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** The same for a page that brings its first lines of script and style along: those, and no others. */
export function policyFor(html: string): string {
  const directives = {
    ...ONLY_OURS,
    scriptSrc: [...ONLY_OURS.scriptSrc, ...fingerprints(html, 'script')],
    styleSrc: [...ONLY_OURS.styleSrc, ...fingerprints(html, 'style')],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} ${sources.join(' ')}`)
    .join(';');
}
