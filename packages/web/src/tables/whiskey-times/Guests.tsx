import { CardBack } from '../../cards/back.js';
import { BottleIcon } from '../../cards/bottle.js';
import { ResourceIcon } from '../../cards/ingredients.js';
import { useCardWords } from '../../cards/words/index.js';
import type { TableProps } from '../props.js';
import { useTableWords } from '../words/index.js';
import { AnyCard, cardName } from './AnyCard.js';
import type { Catalogue, GuestEntry } from './catalogue.js';
import { servingsOf } from './compose.js';
import type { Looked } from './GuestSheet.js';
import { type Need, type Recipe, recipeOf } from './recipe.js';
import { type Drink, lyingGuest, type WhiskeyView } from './view.js';

interface Props {
  readonly view: WhiskeyView;
  readonly props: TableProps;
  readonly cards: Catalogue;
  readonly onLook: (looked: Looked) => void;
}

/** The viewer's guests, their recipes ticked off against the hand. */
export function Guests({ view, props, cards, onLook }: Props) {
  const words = useTableWords();
  const spoken = useCardWords();
  const { seat, moves } = props;
  const own = view.guests[seat] ?? [];
  return (
    <section className="w-part w-guests" data-part="guests" id="w-part-guests" aria-label={words.whiskey.yourGuests}>
      <h3>{words.whiskey.yourGuests}</h3>
      <ol className="guest-list">
        {own.map((text, i) => {
          const { hidden, slug } = lyingGuest(text);
          const guest = slug === undefined ? undefined : cards.guest(slug);
          const served = view.served[seat]?.[i] ?? null;
          const tucked = view.tucked[seat]?.[i] ?? [];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its number.
            <li key={i} className="guest-row" data-served={served ?? undefined}>
              {guest ? (
                <>
                  <button
                    type="button"
                    className="guest-card"
                    data-place={`guest-${i + 1}`}
                    data-guest={i + 1}
                    aria-label={words.whiskey.look(guest.name)}
                    onClick={() => onLook({ slug: guest.slug, place: i + 1 })}
                  >
                    <AnyCard card={guest.slug} cards={cards} />
                    <Ribbon drink={served} />
                  </button>
                  <div className="guest-facts">
                    <p className="guest-name">
                      <b>{guest.name}</b>
                      {hidden && !served && <small>{words.whiskey.faceDownYours}</small>}
                    </p>
                    {served ? (
                      <p>
                        {words.whiskey.servedAs[served]}
                        {tucked.length > 0 &&
                          `; ${words.whiskey.tuckedUnder(tucked.map((card) => cardName(card, cards, spoken)).join(', '))}`}
                      </p>
                    ) : (
                      <RecipeList guest={guest} recipe={recipeOf(guest, view.hand, cards)} cards={cards} />
                    )}
                    {servingsOf(moves, i + 1).length > 0 && (
                      <button
                        type="button"
                        className="button primary"
                        data-serve={i + 1}
                        onClick={() => onLook({ slug: guest.slug, place: i + 1 })}
                      >
                        {words.whiskey.serve}
                      </button>
                    )}
                  </div>
                </>
              ) : (
                <span className="guest-card">
                  <CardBack of="guests" label={words.whiskey.unknownGuest} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

export function Ribbon({ drink }: { readonly drink: Drink }) {
  const words = useTableWords();
  if (!drink) return null;
  return (
    <span className="ribbon" data-drink={drink}>
      {drink === 'perfect' ? words.whiskey.perfectDrink : words.whiskey.substituteDrink}
    </span>
  );
}

/** Every part of a recipe with its tick or what is missing; never by colour alone. */
export function RecipeList({
  guest,
  recipe,
  cards,
}: {
  readonly guest: GuestEntry;
  readonly recipe: Recipe;
  readonly cards: Catalogue;
}) {
  const words = useTableWords();
  const spoken = useCardWords();
  return (
    <>
      <ul className="recipe" aria-label={words.whiskey.recipe}>
        {recipe.needs.map((need) => (
          <li key={need.card} data-has={need.has}>
            <NeedIcon need={need} guest={guest} />
            <span>
              {need.what === 'bottle'
                ? `${guest.bottle} ${cards.bottle(need.card)?.name ?? ''}`
                : spoken.resource(need.card)}
              {need.what === 'bottle' && <small> {words.whiskey.anyOf(spoken.region(guest.region))}</small>}
              <span className="unseen">: {words.whiskey.has[need.has]}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="recipe-sum" data-ready={recipe.missing === 0}>
        {recipe.missing === 0 ? words.whiskey.ready : words.whiskey.missing(recipe.missing)}
      </p>
    </>
  );
}

function NeedIcon({ need, guest }: { readonly need: Need; readonly guest: GuestEntry }) {
  return need.what === 'bottle' ? (
    <BottleIcon region={guest.region} number={guest.bottle} />
  ) : (
    <ResourceIcon name={need.card} />
  );
}
