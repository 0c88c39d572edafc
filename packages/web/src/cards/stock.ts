/** The card stock and the inks every card is printed with. Cards look the same by day and by night, as paper does. */
export const PAPER = '#f8efdb';
export const PAPER_DIM = '#eadcbd';
export const KRAFT = '#d8c194';
export const INK = '#2a1d16';
export const GOLD = '#d8962a';
export const BRICK = '#b5391f';
export const BOTTLE_GREEN = '#1f5c3f';
export const SLATE = '#2f4a63';

/** What each glass usually holds. */
export const POURED: Readonly<Record<string, string>> = {
  wine: '#8c1f3d',
  rocks: '#c9761c',
  cocktail: '#d0508f',
  neat: '#9a4f14',
  beer: '#e5a51d',
  highball: '#3c9a8c',
  copita: '#a8431f',
  glencairn: '#bf6a16',
};
