import { LANGUAGES, type Language } from '@taproom/protocol';

/** The language of `Accept-Language` that we speak and its reader likes best; English when it names none of ours. */
export function languageOf(accepted: string | undefined): Language {
  let best: { language: Language; liked: number } | undefined;
  for (const part of (accepted ?? '').slice(0, 500).split(',')) {
    const [tag = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const language = LANGUAGES.find((ours) => tag === ours || tag.startsWith(`${ours}-`));
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const liked = quality === undefined ? 1 : Number(quality.slice(2)) || 0;
    if (language && liked > (best?.liked ?? 0)) best = { language, liked };
  }
  return best?.language ?? 'en';
}
