import type { ProviderName } from '../games.ts';

/** What goes wrong on purpose between one provider and its operator. */
export type Knobs = {
  /** How long a message to the wallet is under way before it arrives. */
  readonly lateMs: number;
  /** `twice`: what was answered is sent once more, later, as a provider does who lost count. */
  readonly copies: 'once' | 'twice';
  /**
   * `reordered`: a message waits until another has overtaken it, for a second at most, and after a
   * win its stake arrives once more.
   */
  readonly order: 'in-order' | 'reordered';
  /** `first-lost`: the first answer to each message gets lost, `lost`: every answer. */
  readonly answers: 'heard' | 'first-lost' | 'lost';
  readonly signature: 'right' | 'wrong';
  /** `rollback-first`: a stake is taken back before it is asked for. */
  readonly stakes: 'usual' | 'rollback-first';
  /** `down`: its pages, its API and its messages stop until it is up again. */
  readonly provider: 'up' | 'down';
};

const usualKnobs: Knobs = {
  lateMs: 0,
  copies: 'once',
  order: 'in-order',
  answers: 'heard',
  signature: 'right',
  stakes: 'usual',
  provider: 'up',
};

export const knobChoices = {
  copies: ['once', 'twice'],
  order: ['in-order', 'reordered'],
  answers: ['heard', 'first-lost', 'lost'],
  signature: ['right', 'wrong'],
  stakes: ['usual', 'rollback-first'],
  provider: ['up', 'down'],
} as const satisfies { [Name in keyof Knobs]?: readonly Knobs[Name][] };

const LATE_MS_MAX = 60_000;

/** For the web server's own validation of `PUT /knobs/<provider>`: any of them, the rest as usual. */
export const knobsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...Object.fromEntries(
      Object.entries(knobChoices).map(([name, list]) => [name, { enum: list }]),
    ),
    lateMs: { type: 'integer', minimum: 0, maximum: LATE_MS_MAX },
  },
} as const;

export class KnobBoard {
  readonly #knobs = new Map<ProviderName, Knobs>();

  of(provider: ProviderName): Knobs {
    return this.#knobs.get(provider) ?? usualKnobs;
  }

  /** What is left out goes back to usual. */
  set(provider: ProviderName, knobs: Partial<Knobs>): Knobs {
    const whole = { ...usualKnobs, ...knobs };
    this.#knobs.set(provider, whole);
    return whole;
  }
}
