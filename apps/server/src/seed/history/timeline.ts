type Happening = { readonly at: number; readonly order: number; readonly run: () => void };

/**
 * What happens, one after another in the order of its time, however it was thought of: what a
 * player does leads to what the house does later. Nothing happens from its end on.
 */
export class Timeline {
  readonly #heap: Happening[] = [];
  readonly #until: number;
  #count = 0;
  #now = 0;

  constructor(until: number) {
    this.#until = until;
  }

  get now(): number {
    return this.#now;
  }

  /** What should have been before now happens now. */
  at(at: number, run: () => void): void {
    if (Math.floor(at) >= this.#until) return;
    this.#count += 1;
    this.#push({ at: Math.floor(Math.max(at, this.#now)), order: this.#count, run });
  }

  play(): void {
    for (let next = this.#pop(); next; next = this.#pop()) {
      this.#now = next.at;
      next.run();
    }
  }

  #push(one: Happening): void {
    const heap = this.#heap;
    let place = heap.push(one) - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      const parent = heap[above] as Happening;
      if (isBefore(parent, one)) break;
      heap[place] = parent;
      place = above;
    }
    heap[place] = one;
  }

  #pop(): Happening | undefined {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first;
    let place = 0;
    for (let below = 1; below < heap.length; below = 2 * place + 1) {
      const other = heap[below + 1];
      if (other && isBefore(other, heap[below] as Happening)) below += 1;
      const child = heap[below] as Happening;
      if (isBefore(last, child)) break;
      heap[place] = child;
      place = below;
    }
    heap[place] = last;
    return first;
  }
}

const isBefore = (one: Happening, other: Happening): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order);
