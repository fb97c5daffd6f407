import { createHash, createHmac } from 'node:crypto';
import { type DrawnFrom, drawnNumbers, type Hmac } from '@kipute/domain/chance/drawn-numbers';
import { drawFinish, type Finish } from '@kipute/domain/racing/race';

const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest();

/** Round ids of the product are days and numbers; what matters here is that no two are equal. */
const FIRST_ROUND = 202_601_010_000;

/** The same from the same seed of a run, so that what was found can be looked at again. */
export function secretOf(runSeed: number, number: number): DrawnFrom {
  const digest = (word: string) =>
    createHash('sha256').update(`fairness ${runSeed} ${number} ${word}`).digest();
  return {
    seed: digest('seed'),
    salt: digest('salt').toString('hex', 0, 16),
    roundId: String(FIRST_ROUND + number),
  };
}

export const finishOf = (from: DrawnFrom): Finish => drawFinish(from, hmac);

const WORD_LIMIT = 2 ** 32;
/** Two blocks, as much as a race is drawn from. */
const WORDS_A_ROUND = 16;

/** What a round is drawn from, before it is a remainder: words of 32 bits, round after round. */
export function drawnWords(runSeed: number, words: number): Buffer {
  const bytes = Buffer.alloc(words * 4);
  for (let at = 0; at < words; at += WORDS_A_ROUND) {
    const draw = drawnNumbers(secretOf(runSeed, at / WORDS_A_ROUND), hmac);
    const end = Math.min(at + WORDS_A_ROUND, words);
    for (let place = at; place < end; place += 1) bytes.writeUInt32LE(draw(WORD_LIMIT), place * 4);
  }
  return bytes;
}
