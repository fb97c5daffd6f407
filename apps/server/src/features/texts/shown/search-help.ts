import { plainText } from '../safe/sanitise.ts';

export type Searched<Page> = {
  readonly page: Page;
  readonly title: string;
  readonly keywords: string;
  /** What people read of it. */
  readonly text: string;
};

export type Found<Page> = { readonly page: Page; readonly excerpt: string };

/** Small letters without their marks: "Cashout" finds "cash-out" no, but "Ushindi" finds "ÚSHINDI". */
const plainWords = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** What a place is worth; a word found whole counts more than the beginning of one. */
const worth = { title: 12, keywords: 8, text: 2 } as const;
const WHOLE_WORD = 2;
const WORDS_MAX = 12;

type Indexed<Page> = Searched<Page> & {
  readonly words: Readonly<Record<keyof typeof worth, readonly string[]>>;
};

/** Made once for the pages in effect; a search then compares words alone. */
export function searchIndex<Page>(pages: readonly Searched<Page>[]) {
  const indexed: readonly Indexed<Page>[] = pages.map((one) => ({
    ...one,
    words: {
      title: plainWords(one.title),
      keywords: plainWords(one.keywords),
      text: [...new Set(plainWords(one.text))],
    },
  }));
  const named = new Set(indexed.flatMap(({ words }) => [...words.title, ...words.keywords]));
  const said = new Set([...named, ...indexed.flatMap(({ words }) => words.text)]);
  return (typed: string, max: number): readonly Found<Page>[] => {
    const wanted = plainWords(typed)
      .slice(0, WORDS_MAX)
      .map((word) => (isBeginning(word, said) ? word : nearestOf(word, named)));
    if (wanted.length === 0) return [];
    const found = indexed.map((one) => ({ one, ...scoreOf(one, wanted) }));
    const everyWord = found.filter(({ met }) => met === wanted.length);
    // "why was my bet void" has words that no page says: then the pages that meet most of them.
    const most = Math.max(0, ...found.map(({ met }) => met));
    const best =
      everyWord.length > 0 ? everyWord : found.filter(({ met }) => met === most && most > 0);
    return best
      .toSorted((one, other) => other.score - one.score)
      .slice(0, max)
      .map(({ one }) => ({ page: one.page, excerpt: excerptOf(one.text, wanted) }));
  };
}

const isBeginning = (wanted: string, words: ReadonlySet<string>): boolean =>
  [...words].some((word) => word.startsWith(wanted));

/** Shorter words have too many neighbours to guess one. */
const GUESSED_FROM = 5;

/** The word of a title or keyword that is one slip of a finger away, or what was typed. */
function nearestOf(typed: string, known: ReadonlySet<string>): string {
  if (typed.length < GUESSED_FROM) return typed;
  return [...known].find((word) => isOneSlipApart(typed, word)) ?? typed;
}

/** One letter too many, too few or another, or two neighbours swapped. */
function isOneSlipApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const [restOfShort, restOfLong] = [short.slice(same), long.slice(same)];
  if (long.length > short.length) return restOfShort === restOfLong.slice(1);
  if (restOfShort.slice(1) === restOfLong.slice(1)) return true;
  const swapped = `${restOfShort[1] ?? ''}${restOfShort[0] ?? ''}${restOfShort.slice(2)}`;
  return swapped === restOfLong;
}

function scoreOf<Page>({ words }: Indexed<Page>, wanted: readonly string[]) {
  let score = 0;
  let met = 0;
  for (const word of wanted) {
    const points = (Object.keys(worth) as (keyof typeof worth)[]).reduce(
      (sum, place) => sum + pointsIn(words[place], word) * worth[place],
      0,
    );
    if (points > 0) met += 1;
    score += points;
  }
  return { score, met };
}

function pointsIn(words: readonly string[], wanted: string): number {
  if (words.includes(wanted)) return WHOLE_WORD;
  return words.some((word) => word.startsWith(wanted)) ? 1 : 0;
}

const EXCERPT_CHARACTERS = 140;

/** The line in which the first wanted word stands, or the first one. */
export function excerptOf(text: string, wanted: readonly string[]): string {
  const lines = text.split('\n').filter((line) => line.length > 0);
  const meets = (line: string) => {
    const words = plainWords(line);
    return wanted.filter((part) => words.some((word) => word.startsWith(part))).length;
  };
  const best = lines.reduce<{ line: string; count: number }>(
    (kept, line) => {
      const count = meets(line);
      return count > kept.count ? { line, count } : kept;
    },
    { line: lines.find((line) => line.length > 30) ?? lines[0] ?? '', count: 0 },
  );
  return shortened(best.line);
}

function shortened(line: string): string {
  if (line.length <= EXCERPT_CHARACTERS) return line;
  const cut = line.slice(0, EXCERPT_CHARACTERS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[,;:]$/, '')}…`;
}

/** How a page begins, for lists. */
export const leadOf = (html: string): string => excerptOf(plainText(html), []);
