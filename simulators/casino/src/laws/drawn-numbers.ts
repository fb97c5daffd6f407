/**
 * Numbers out of a seed, by the two sentences in which the field's own generator is described:
 * block n is HMAC-SHA256(seed, "salt:round:n"), read as words of 32 bits, the highest byte first;
 * a word above the largest multiple of the limit is thrown away, because a remainder of it would
 * favour small numbers. Pure, so that the provider and the player's page run the same lines.
 */
type Draw = (limit: number) => number;

const WORD_BYTES = 4;
const WORDS = 2 ** 32;

export const blockMessage = (salt: string, round: string, block: number): string =>
  `${salt}:${round}:${block}`;

/** `nextBlock` is asked for one block after another. */
export function drawnNumbers(nextBlock: () => Uint8Array): Draw {
  let words: number[] = [];
  const nextWord = (): number => {
    if (words.length === 0) words = wordsOf(nextBlock());
    return words.shift() ?? 0;
  };
  return (limit) => {
    const fair = WORDS - (WORDS % limit);
    let word = nextWord();
    while (word >= fair) word = nextWord();
    return word % limit;
  };
}

function wordsOf(block: Uint8Array): number[] {
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  return Array.from({ length: block.byteLength / WORD_BYTES }, (_, at) =>
    view.getUint32(at * WORD_BYTES),
  );
}
