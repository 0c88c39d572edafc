import { type ReactNode, Suspense } from 'react';
import { PlainFace } from '../cards/PlainFace.js';
import { type FaceProps, faceOf } from '../entries.js';

/** Any card of any game, drawn from its notation; in words until its picture is there, in print where there is none. */
export function Face({ game, ...props }: FaceProps & { readonly game: string }): ReactNode {
  const { card, setting, words, label = words.card(card, setting) } = props;
  const Card = faceOf(game);
  if (!Card) return <PlainFace card={card} says={label} />;
  return (
    <Suspense fallback={label}>
      <Card {...props} />
    </Suspense>
  );
}
