import type { Id } from '../changes.ts';

/** Decimal texts of int64 in numeric order, without a bigint for each. */
export function isBefore(one: Id, other: Id): boolean {
  if (typeof one === 'number' || typeof other === 'number') return Number(one) < Number(other);
  const negative = one.startsWith('-');
  if (negative !== other.startsWith('-')) return negative;
  if (one.length !== other.length) return one.length < other.length !== negative;
  return one < other !== negative && one !== other;
}

type WithId = { readonly id: Id };

/** Keeps a list in order of ids, so that every process has the same one however it was filled. */
export function insertById(list: WithId[], added: WithId): void {
  let at = list.length;
  for (let before = list[at - 1]; before && isBefore(added.id, before.id); before = list[at - 1]) {
    at -= 1;
  }
  list.splice(at, 0, added);
}
