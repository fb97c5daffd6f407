import type { Random } from './model/match-model.ts';

/** Chance that comes out the same for the same words, so that a restart plays the same world. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return mixed(hash);
}

/** Spreads a number over 32 bits; neighbours end far apart. */
function mixed(value: number): number {
  let bits = value ^ (value >>> 16);
  bits = Math.imul(bits, 0x85ebca6b);
  bits ^= bits >>> 13;
  bits = Math.imul(bits, 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** From 0 up to, not including, 1. */
export const shareOf = (text: string): number => hashOf(text) / 2 ** 32;

export function randomFrom(text: string): Random {
  let state = hashOf(text);
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    return mixed(state) / 2 ** 32;
  };
}

/** Prefixes keep ids of different kinds apart. */
const idKinds = {
  event: 27,
  template: 26,
  participant: 31,
  relation: 32,
  market: 41,
  outcome: 42,
  marketRelation: 43,
  offer: 44,
  info: 51,
  translation: 61,
} as const;

const HALF = 10 ** 8;

/** An id of 18 digits, the same for the same words. Made by the hundred thousand: one pass. */
export function idOf(kind: keyof typeof idKinds, text: string): string {
  let one = 0x811c9dc5;
  let other = 0x01234567;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x5bd1e995);
  }
  // A leading 1 keeps the zeros of each half; it is cut off again.
  const first = String(HALF + (mixed(one) % HALF)).slice(1);
  const second = String(HALF + (mixed(other ^ text.length) % HALF)).slice(1);
  return `${idKinds[kind]}${first}${second}`;
}

/** Ids of what happens in a match grow in the order in which it happens. */
export function actionIdOf(eventId: string, index: number): string {
  return `52${eventId.slice(2, 14)}${String(index).padStart(4, '0')}`;
}
