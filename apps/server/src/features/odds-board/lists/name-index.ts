import { isWithinSlips, slipsForgiven } from '@kipute/domain/odds/search/edit-distance';
import { foldName } from '@kipute/domain/odds/search/fold-name';

/** Whose name it is: `team 17`, `league 4`, `country 9`. */
export type Owner = string;

/** How well a word or a name matched; lower is better. */
export const fits = { exactly: 0, asBeginning: 1, withSlips: 2 } as const;
type Fit = (typeof fits)[keyof typeof fits];

type Text = {
  readonly text: string;
  readonly letters: number;
  readonly owners: Set<Owner>;
};

/** One bit for each letter or digit, so that most texts are told apart without being compared. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let index = 0; index < text.length; index += 1) {
    letters |= 1 << (text.charCodeAt(index) % 31);
  }
  return letters;
}

function bitsOf(number: number): number {
  let count = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * The words of names, and the names without their spaces: a space left out, or typed in the middle
 * of a word, is the commonest slip of all on a phone.
 */
export class NameIndex {
  readonly #words = new Map<string, Text>();
  readonly #names = new Map<string, Text>();
  readonly #known = new Set<string>();

  learn(owner: Owner, name: string): void {
    const key = `${owner} ${name}`;
    if (this.#known.has(key)) return;
    this.#known.add(key);
    const folded = foldName(name);
    if (folded === '') return;
    for (const word of folded.split(' ')) note(this.#words, word, owner);
    note(this.#names, folded.replaceAll(' ', ''), owner);
  }

  /** How many names it holds, those no longer in use among them. */
  get size(): number {
    return this.#known.size;
  }

  ownersOfWord(word: string): ReadonlyMap<Owner, Fit> {
    return ownersOf(this.#words, word);
  }

  ownersOfName(name: string): ReadonlyMap<Owner, Fit> {
    return ownersOf(this.#names, name);
  }
}

function note(texts: Map<string, Text>, text: string, owner: Owner): void {
  const known = texts.get(text);
  if (known) known.owners.add(owner);
  else texts.set(text, { text, letters: lettersOf(text), owners: new Set([owner]) });
}

function ownersOf(texts: ReadonlyMap<string, Text>, asked: string): ReadonlyMap<Owner, Fit> {
  const owners = new Map<Owner, Fit>();
  const letters = lettersOf(asked);
  for (const candidate of texts.values()) {
    const fit = fitOf(candidate, asked, letters);
    if (fit === undefined) continue;
    for (const owner of candidate.owners) {
      owners.set(owner, Math.min(fit, owners.get(owner) ?? fit) as Fit);
    }
  }
  return owners;
}

function fitOf({ text, letters }: Text, asked: string, askedLetters: number): Fit | undefined {
  if (text.startsWith(asked)) {
    return text.length === asked.length ? fits.exactly : fits.asBeginning;
  }
  const slips = slipsForgiven(Math.max(text.length, asked.length));
  if (slips === 0 || Math.abs(text.length - asked.length) > slips) return undefined;
  // One slip changes at most two letters of the set.
  if (bitsOf(letters ^ askedLetters) > 2 * slips) return undefined;
  return isWithinSlips(text, asked, slips) ? fits.withSlips : undefined;
}
