import { PAPER } from './stock.js';

/** Who sits for a portrait. What a custom deck does not say follows from the name. */
export interface Sitter {
  readonly slug: string;
  /** As in the guest list: `ancient`, `medieval`, `early-modern`, `revolutions`, `modern`. */
  readonly era?: string | undefined;
  readonly groups?: readonly string[] | undefined;
}

interface Looks {
  readonly tone: string;
  readonly hair: string;
  readonly hat: string;
  readonly beard: string;
  readonly dress: string;
  readonly spectacles: boolean;
  readonly mouth: number;
}

/** The tints an engraver had. */
export const TONES: Readonly<Record<string, string>> = {
  paper: PAPER,
  sand: '#ecc898',
  clay: '#c58e5c',
  umber: '#8f5f3d',
};

/** The guests we ship: tone, hair, hat, beard, dress, and spectacles for those who wore them. */
const SITTINGS: Readonly<Record<string, string>> = {
  hatshepsut: 'clay long headdress braid pearls',
  sappho: 'sand curls laurel none toga',
  socrates: 'paper bald none full toga',
  diogenes: 'sand wild none long robe',
  archimedes: 'sand bald none full toga',
  cleopatra: 'sand bob crown none pearls',
  amanirenas: 'umber curls crown none pearls',
  boudica: 'paper long band none robe',
  'marcus-aurelius': 'paper curls laurel full toga',
  hypatia: 'sand bun none none toga',
  'wu-zetian': 'sand bun crown none robe',
  'li-bai': 'sand topknot none goatee robe',
  'sei-shonagon': 'sand long none none robe',
  'leif-erikson': 'paper long none long robe',
  'murasaki-shikibu': 'sand long none none ruff',
  'omar-khayyam': 'clay short turban whitebeard robe',
  'hildegard-of-bingen': 'paper long hood none robe',
  'geoffrey-chaucer': 'paper short hood goatee robe',
  'sejong-the-great': 'sand short wings goatee robe',
  nezahualcoyotl: 'clay bob band none robe',
  'leonardo-da-vinci': 'paper long beret whitebeard robe',
  'grace-omalley': 'paper long none none lace',
  'elizabeth-i': 'paper curls crown none ruff',
  'mary-queen-of-scots': 'paper bun bonnet none ruff',
  'tycho-brahe': 'paper bald none handlebar ruff',
  'william-shakespeare': 'paper bob none goatee ruff',
  'johannes-kepler': 'paper short none goatee ruff',
  nzinga: 'umber curls crown none pearls',
  'artemisia-gentileschi': 'paper bun none none lace',
  'sor-juana-ines-de-la-cruz': 'sand long hood none robe',
  blackbeard: 'paper wild tricorne long cravat',
  'mary-read': 'paper short tricorne none cravat',
  'anne-bonny': 'paper long tricorne none cravat',
  voltaire: 'paper wig none none lace',
  'emilie-du-chatelet': 'paper wig none none pearls',
  'benjamin-franklin': 'paper bald none none cravat spectacles',
  'samuel-johnson': 'paper wig none none cravat',
  'adam-smith': 'paper wig none none lace',
  tupaia: 'clay topknot none none toga',
  'george-washington': 'paper wig none none uniform',
  'james-boswell': 'paper wig tricorne none cravat',
  'toussaint-louverture': 'umber short bicorne none uniform',
  'chevalier-de-saint-georges': 'clay wig none none lace',
  'mary-wollstonecraft': 'paper curls none none lace',
  'robert-burns': 'paper short none chops cravat',
  hokusai: 'sand bald none none robe',
  'ludwig-van-beethoven': 'paper wild none none cravat',
  'jane-austen': 'paper curls bonnet none lace',
  'zheng-yi-sao': 'sand bun none none robe',
  'aeneas-coffey': 'paper short none chops cravat',
  'simon-bolivar': 'sand short none chops uniform',
  'lord-byron': 'paper curls none none cravat',
  'charles-babbage': 'paper short none chops bow',
  'manuela-saenz': 'sand bun none none uniform',
  'mary-shelley': 'paper bob none none pearls',
  'mirza-ghalib': 'clay short turban whitebeard robe',
  'mary-anning': 'paper long bonnet none lace',
  'abraham-lincoln': 'paper short tophat lincoln bow',
  'ada-lovelace': 'paper bun none none pearls',
  'rosa-bonheur': 'paper short none none bow',
  'mark-twain': 'paper white none handlebar bow',
  liliuokalani: 'clay bun crown none pearls',
  'machado-de-assis': 'clay short none full bow spectacles',
  'robert-louis-stevenson': 'paper bob none handlebar cravat',
  'calamity-jane': 'paper long western none tie',
  'oscar-wilde': 'paper bob none none cravat',
  'ned-kelly': 'paper short helmet none tie',
  'theodore-roosevelt': 'paper short none moustache tie spectacles',
  'arthur-conan-doyle': 'paper short none handlebar tie',
  'marie-curie': 'paper bun none none lace',
  'scott-joplin': 'umber short none none bow',
  'ernest-shackleton': 'paper short none none tie',
  'harry-houdini': 'paper curls none none bow',
  'sarah-bernhardt': 'paper curls none none pearls',
  'bessie-coleman': 'clay bob goggles none uniform',
};

/** What was worn when, more or less, for guests somebody brought along. */
const FASHIONS: Readonly<Record<string, { hair: string; hat: string; beard: string; dress: string }>> = {
  ancient: { hair: 'short curls bald', hat: 'laurel none band', beard: 'none full', dress: 'toga robe' },
  medieval: { hair: 'long bob short', hat: 'hood crown none', beard: 'none full goatee', dress: 'robe' },
  'early-modern': { hair: 'bob curls short', hat: 'none beret', beard: 'none goatee', dress: 'ruff' },
  revolutions: { hair: 'wig curls', hat: 'none tricorne', beard: 'none', dress: 'cravat lace' },
  modern: {
    hair: 'short bald white bun',
    hat: 'none tophat fedora bowler',
    beard: 'none moustache full',
    dress: 'tie bow',
  },
};

/** A small hash, so that a guest looks the same every evening. */
function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 16777619) >>> 0;
  return value;
}

export function looksOf({ slug, era = 'modern', groups = [] }: Sitter): Looks {
  const seed = hash(slug);
  const known = SITTINGS[slug];
  if (known) {
    const [tone, hair, hat, beard, dress, eyes] = known.split(' ') as [string, string, string, string, string, string?];
    return { tone, hair, hat, beard, dress, spectacles: eyes === 'spectacles', mouth: seed % 3 };
  }
  const fashion = FASHIONS[era] ?? (FASHIONS.modern as (typeof FASHIONS)[string]);
  const pick = (words: string, shift: number): string => {
    const list = words.split(' ');
    return list[(seed >>> shift) % list.length] as string;
  };
  return {
    tone: pick('paper sand clay umber', 2),
    hair: pick(fashion.hair, 5),
    hat: groups.includes('monarch') ? 'crown' : pick(fashion.hat, 8),
    beard: pick(fashion.beard, 11),
    dress: groups.includes('general') && era !== 'ancient' ? 'uniform' : pick(fashion.dress, 14),
    spectacles: seed % 7 === 0 && era === 'modern',
    mouth: seed % 3,
  };
}
