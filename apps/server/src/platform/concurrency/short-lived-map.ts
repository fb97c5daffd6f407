type Place<Value> = { value: Value | undefined };

/**
 * A map for short-lived values: bets under way, frames about to be written. When a Map grows, its
 * old table goes on pointing to the new one, dead as it is. Once one of these tables is in the old
 * generation, so is all that is in the later ones, and whole bets stay until a major garbage
 * collection, which stops everything (decision 0031). Here only the key and an empty place stay.
 */
export class ShortLivedMap<Key, Value extends object> {
  readonly #places = new Map<Key, Place<Value>>();

  get size(): number {
    return this.#places.size;
  }

  get(key: Key): Value | undefined {
    return this.#places.get(key)?.value;
  }

  set(key: Key, value: Value): void {
    const place = this.#places.get(key);
    if (place) place.value = value;
    else this.#places.set(key, { value });
  }

  /** Whether it was there. */
  delete(key: Key): boolean {
    const place = this.#places.get(key);
    if (!place) return false;
    place.value = undefined;
    return this.#places.delete(key);
  }

  /** In the order in which they came. */
  keys(): MapIterator<Key> {
    return this.#places.keys();
  }

  values(): readonly Value[] {
    return [...this.#places.values()].flatMap(({ value }) => value ?? []);
  }
}
