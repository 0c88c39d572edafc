import { type Need, type Recipe, recipeOf, type WhiskeyCards } from '@taproom/games/whiskey-times';
import { CardBack } from '../../cards/back.js';
import { BottleIcon } from '../../cards/bottle.js';
import { ResourceIcon } from '../../cards/ingredients.js';
import { useCardWords } from '../../cards/words/index.js';
import type { TableProps } from '../props.js';
import { useTableWords } from '../words/index.js';
import { AnyCard, cardName } from './AnyCard.js';
import type { Catalogue, GuestEntry } from './catalogue.js';
import { giftsOf, servingsOf, swapsAt } from './compose.js';
import type { Act, Looked } from './GuestSheet.js';
import './guests.css';
import { type Drink, lyingGuest, type WhiskeyView } from './view.js';

interface Props {
  readonly view: WhiskeyView;
  readonly props: TableProps;
  readonly cards: Catalogue;
  readonly onLook: (looked: Looked) => void;
}

/** A word for which a small phone has no room beside the face. */
const LONG_WORD = /\S{9}/;

/** The viewer's guests: what each asks for, ticked off against the hand and looked for in the market, and what can be done. */
export function Guests({ view, props, cards, onLook }: Props) {
  const words = useTableWords();
  const own = view.guests[props.seat] ?? [];
  return (
    <section className="w-part w-guests" aria-label={words.whiskey.yourGuests} data-place="guests">
      <div className="market-head">
        <h2>{words.whiskey.yourGuests}</h2>
        <p className="w-tally">
          {words.whiskey.points(view.scores[props.seat] ?? 0)} · {words.whiskey.tokens(view.tokens[props.seat] ?? 0)}
        </p>
      </div>
      <ol className="guest-list" data-count={own.length}>
        {own.map((text, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its number.
          <li key={i} className="guest-row" data-served={view.served[props.seat]?.[i] ?? undefined}>
            <OwnGuest text={text} place={i + 1} view={view} props={props} cards={cards} onLook={onLook} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function OwnGuest({
  text,
  place,
  view,
  props,
  cards,
  onLook,
}: Props & { readonly text: string; readonly place: number }) {
  const words = useTableWords();
  const spoken = useCardWords();
  const { seat, setting } = props;
  const { hidden, slug } = lyingGuest(text);
  const guest = slug === undefined ? undefined : cards.guest(slug);
  const served = view.served[seat]?.[place - 1] ?? null;
  const tucked = view.tucked[seat]?.[place - 1] ?? [];
  const recipe = guest && recipeOf(setting.cards as WhiskeyCards, guest.slug, view.hand);
  if (!guest || !recipe)
    return (
      <span className="guest-card">
        <CardBack of="guests" label={words.whiskey.unknownGuest} />
      </span>
    );
  return (
    <>
      <button
        type="button"
        className="guest-card"
        data-place={`guest-${place}`}
        data-card={guest.slug}
        aria-label={words.whiskey.look(guest.name)}
        onClick={() => onLook({ slug: guest.slug, place })}
      >
        <AnyCard card={guest.slug} cards={cards} />
        <Ribbon drink={served} />
      </button>
      <div className="guest-facts">
        <p className="guest-name" data-long={LONG_WORD.test(guest.name)}>
          <b>{guest.name}</b>
          {hidden && !served && <small>{words.whiskey.faceDownYours}</small>}
        </p>
        {served ? (
          <p className="guest-served">
            {words.whiskey.servedAs[served]}
            {tucked.length > 0 &&
              `; ${words.whiskey.tuckedUnder(tucked.map((card) => cardName(card, cards, spoken)).join(', '))}`}
          </p>
        ) : (
          <RecipeList
            guest={guest}
            recipe={recipe}
            cards={cards}
            sold={[...view.bottleMarket, ...view.resourceMarket]}
          />
        )}
        <GuestActs place={place} props={props} onAct={(act) => onLook({ slug: guest.slug, place, act })} />
      </div>
    </>
  );
}

interface ActsProps {
  readonly place: number;
  readonly props: TableProps;
  readonly onAct: (act: Act) => void;
}

/** Serve, gift and swap, as far as the rules allow them now. */
function GuestActs({ place, props: { moves, play }, onAct }: ActsProps) {
  const words = useTableWords();
  const servings = servingsOf(moves, place);
  const only = servings.length === 1 ? servings[0]?.line : undefined;
  const may = { gift: giftsOf(moves, place).length > 0, swap: swapsAt(moves, place) };
  if (servings.length === 0 && !may.gift && !may.swap) return null;
  return (
    <div className="guest-acts">
      {servings.length > 0 && (
        <button
          type="button"
          className="button primary"
          data-serve={place}
          data-move={only}
          onClick={() => (only === undefined ? onAct('serve') : play(only))}
        >
          {words.whiskey.serve}
        </button>
      )}
      {(['gift', 'swap'] as const).map((act) =>
        may[act] ? (
          <button key={act} type="button" className="button" data-act={act} onClick={() => onAct(act)}>
            {words.whiskey.act[act]}
          </button>
        ) : null,
      )}
    </div>
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
  sold = [],
}: {
  readonly guest: GuestEntry;
  readonly recipe: Recipe;
  readonly cards: Catalogue;
  /** What lies in the markets: a part of the recipe that can be had there says so. */
  readonly sold?: readonly string[];
}) {
  const words = useTableWords();
  const spoken = useCardWords();
  return (
    <>
      <ul className="recipe" aria-label={words.whiskey.recipe}>
        {recipe.needs.map((need) => (
          <li key={need.card} data-has={need.has} data-sold={need.has !== 'yes' && sold.includes(need.card)}>
            <NeedIcon need={need} guest={guest} />
            <span className="need-text">
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
