import type { Id } from '../changes.ts';
import type { AnyHeld } from './held.ts';
import { insertById } from './id-order.ts';

const NONE: readonly AnyHeld[] = [];

/**
 * Records by the owner they name, those of one owner in order of ids. Most owners have a single one,
 * which is kept without a list around it: bets wait while the garbage collection visits each
 * (decision 0031).
 */
export class RecordsByOwner {
  readonly #records = new Map<Id, AnyHeld | AnyHeld[]>();

  has(owner: Id): boolean {
    return this.#records.has(owner);
  }

  of(owner: Id): readonly AnyHeld[] {
    const known = this.#records.get(owner);
    if (!known) return NONE;
    return Array.isArray(known) ? known : [known];
  }

  add(owner: Id, record: AnyHeld): void {
    const known = this.#records.get(owner);
    if (!known) {
      this.#records.set(owner, record);
      return;
    }
    const list = Array.isArray(known) ? known : [known];
    insertById(list, record);
    this.#records.set(owner, list);
  }

  remove(owner: Id, record: AnyHeld): void {
    const known = this.#records.get(owner);
    if (known === record) this.#records.delete(owner);
    if (!Array.isArray(known)) return;
    const at = known.indexOf(record);
    if (at >= 0) known.splice(at, 1);
    const [only] = known;
    if (only && known.length === 1) this.#records.set(owner, only);
  }
}
