/**
 * What goes wrong on purpose. `late`: the message arrives, the answer comes too late. `twice`:
 * one request, the message and its report arrive twice. `never`: no message, no answer.
 * `refuse`: answered with `code`, or as out of credit when that is no code of the wire asked.
 */
type Trouble =
  | { readonly mode: 'ok' }
  | { readonly mode: 'late'; readonly delayMs: number }
  | { readonly mode: 'twice' }
  | { readonly mode: 'never' }
  | { readonly mode: 'refuse'; readonly code: number | undefined };

export type TroubleOrder = {
  readonly mode: Trouble['mode'];
  readonly delayMs?: number;
  readonly code?: number;
  /** How many requests it lasts; until the next order when left out. */
  readonly times?: number;
};

const LATE_MS = 15_000;

function troubleOf(order: TroubleOrder): Trouble {
  switch (order.mode) {
    case 'late':
      return { mode: 'late', delayMs: order.delayMs ?? LATE_MS };
    case 'refuse':
      return { mode: 'refuse', code: order.code };
    default:
      return { mode: order.mode };
  }
}

export class TroubleScript {
  #trouble: Trouble = { mode: 'ok' };
  #requestsLeft = Number.POSITIVE_INFINITY;

  order(order: TroubleOrder): void {
    this.#trouble = troubleOf(order);
    this.#requestsLeft = order.times ?? Number.POSITIVE_INFINITY;
  }

  /** What befalls the request that just came. */
  next(): Trouble {
    if (this.#requestsLeft <= 0) return { mode: 'ok' };
    this.#requestsLeft -= 1;
    return this.#trouble;
  }
}

/** For the web server's own validation of `POST /trouble`. */
export const troubleOrderSchema = {
  type: 'object',
  required: ['mode'],
  additionalProperties: false,
  properties: {
    mode: { enum: ['ok', 'late', 'twice', 'never', 'refuse'] },
    delayMs: { type: 'integer', minimum: 0, maximum: 600_000 },
    code: { type: 'integer', minimum: 101, maximum: 502 },
    times: { type: 'integer', minimum: 1 },
  },
} as const;
