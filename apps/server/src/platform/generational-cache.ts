/**
 * A bounded cache that evicts what has not been used for long, so that strangers cannot make it
 * grow. Two generations instead of a list in order of use: a hit, which is nearly every call,
 * changes nothing.
 */
export class GenerationalCache<Key, Value> {
  #young = new Map<Key, Value>();
  #old = new Map<Key, Value>();
  readonly #generationMax: number;

  constructor(entriesMax: number) {
    this.#generationMax = Math.ceil(entriesMax / 2);
  }

  get(key: Key): Value | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: Key, value: Value): void {
    if (this.#young.size >= this.#generationMax) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
  }
}
