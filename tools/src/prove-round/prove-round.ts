import { createHmac, hash } from 'node:crypto';
import { racingRound } from '@kipute/contract/calls/racing/racing-fields';
import type { Hmac } from '@kipute/domain/chance/drawn-numbers';
import { drawFinish } from '@kipute/domain/racing/race';

/** As the proof page exports it, and `racing_round/proof` answers; what else it says is not asked. */
const provenRound = racingRound.pick({
  ...{ id: true, commitment: true, salt: true, seed: true, result: true, refunded: true },
});
type ProvenRound = ReturnType<typeof provenRound.parse>;

export type Proof =
  | { readonly kind: 'proven'; readonly id: string; readonly result: readonly number[] }
  /** It has no order to make again: every stake went back. */
  | { readonly kind: 'refunded'; readonly id: string }
  | { readonly kind: 'not-proven'; readonly id: string; readonly why: string };

const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest();

/** Undefined for what is neither a round nor a list of rounds. */
export function readRounds(json: unknown): readonly ProvenRound[] | undefined {
  const rounds = provenRound
    .array()
    .min(1)
    .safeParse(Array.isArray(json) ? json : [json]);
  return rounds.success ? rounds.data : undefined;
}

/** Makes commitment and order again from the seed (CHN-07). */
export function proveRound({ id, seed, salt, ...round }: ProvenRound): Proof {
  const notProven = (why: string): Proof => ({ kind: 'not-proven', id, why });
  if (seed === '') {
    const isOver = round.refunded === 1;
    return isOver && round.result.length === 0
      ? { kind: 'refunded', id }
      : notProven('its seed is not shown: the round has not ended');
  }
  const bytes = Buffer.from(seed, 'hex');
  const commitment = hash('sha256', bytes);
  if (commitment !== round.commitment) {
    return notProven(`the seed is not what was published: its SHA-256 is ${commitment}`);
  }
  if (round.refunded === 1 && round.result.length === 0) return { kind: 'refunded', id };
  const result = drawFinish({ seed: bytes, salt, roundId: id }, hmac);
  if (result.join() !== round.result.join()) {
    return notProven(`the seed gives ${result.join('-')}, not ${round.result.join('-')}`);
  }
  return { kind: 'proven', id, result };
}
