import { invariant } from '../invariant.ts';

/** HMAC-SHA256 of a text in ASCII: Node's own, or a library's in the browser. */
export type Hmac = (key: Uint8Array, message: string) => Uint8Array;

/** What decides a round: sealed until it has ended, and then for everybody to look at. */
export type DrawnFrom = {
  /** 32 bytes of the system's own chance. Its SHA-256 is published before betting opens. */
  readonly seed: Uint8Array;
  /** Published with the commitment. */
  readonly salt: string;
  readonly roundId: string;
};

/** A whole number from 0 up to, and never, `limit`; each as likely as any other. */
export type Draw = (limit: number) => number;

const WORD_BYTES = 4;
const WORDS = 2 ** 32;

/**
 * The numbers of a round, one after another (CHN-02). Block n is
 * HMAC-SHA256(seed, "salt:round:n"), read as words of 32 bits, the highest byte first. A word above
 * the largest multiple of the limit is thrown away: a remainder of it would favour small numbers.
 */
export function drawnNumbers({ seed, salt, roundId }: DrawnFrom, hmac: Hmac): Draw {
  invariant(seed.length === 32, 'a seed has 256 bits');
  let words: number[] = [];
  let blocks = 0;
  const nextWord = (): number => {
    if (words.length === 0) {
      words = wordsOf(hmac(seed, `${salt}:${roundId}:${blocks}`));
      blocks += 1;
    }
    const word = words.shift();
    invariant(word !== undefined, 'a block has words');
    return word;
  };
  return (limit) => {
    invariant(Number.isInteger(limit) && limit > 0 && limit <= WORDS, 'a limit is a whole number');
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

/** All of them in an order drawn by Fisher and Yates, from the last place to the first (CHN-03). */
export function shuffled<Item>(items: readonly Item[], draw: Draw): readonly Item[] {
  const order = [...items];
  for (let place = order.length - 1; place > 0; place -= 1) {
    const other = draw(place + 1);
    const [here, there] = [order[place], order[other]] as [Item, Item];
    order[place] = there;
    order[other] = here;
  }
  return order;
}
