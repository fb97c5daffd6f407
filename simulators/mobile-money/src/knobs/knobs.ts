import type { PartyName } from '../party-name.ts';

/** What goes wrong on purpose at one party. */
export type Knobs = {
  /**
   * `refused-then-paid` and `paid-then-refused` say both, in that order, whatever the truth is;
   * a status question still gets the truth.
   */
  readonly callbacks: 'once' | 'twice' | 'never' | 'refused-then-paid' | 'paid-then-refused';
  readonly callbackDelayMs: number;
  /** The amount told in callbacks. */
  readonly toldAmount: 'right' | 'wrong';
  /**
   * `dropped`, `error` and `hangs` befall every request, and nothing happens behind it.
   * `answer-lost`: money requests are carried out, but their answers never come; with
   * `answer-cut` the connection breaks instead, which whoever asked notices at once.
   */
  readonly line: 'up' | 'dropped' | 'error' | 'hangs' | 'answer-lost' | 'answer-cut';
  /** How long the answer to a money request that was carried out is under way. */
  readonly answerDelayMs: number;
  readonly float: 'normal' | 'empty';
  /** Who answers prompts; `ignore` lets them expire. */
  readonly prompts: 'by-hand' | 'approve' | 'refuse' | 'ignore';
  readonly promptLifetimeMs: number;
  /** How long a payout stays in progress. */
  readonly payoutDelayMs: number;
};

export const usualKnobs: Knobs = {
  callbacks: 'once',
  callbackDelayMs: 0,
  toldAmount: 'right',
  line: 'up',
  answerDelayMs: 0,
  float: 'normal',
  prompts: 'by-hand',
  promptLifetimeMs: 60_000,
  payoutDelayMs: 0,
};

export const knobChoices = {
  callbacks: ['once', 'twice', 'never', 'refused-then-paid', 'paid-then-refused'],
  toldAmount: ['right', 'wrong'],
  line: ['up', 'dropped', 'error', 'hangs', 'answer-lost', 'answer-cut'],
  float: ['normal', 'empty'],
  prompts: ['by-hand', 'approve', 'refuse', 'ignore'],
} as const satisfies { [Name in keyof Knobs]?: readonly Knobs[Name][] };

const TIME_MAX_MS = 3_600_000;
const time = { type: 'integer', minimum: 0, maximum: TIME_MAX_MS };

/** For the web server's own validation of `PUT /knobs/<party>`: any of them, the rest as usual. */
export const knobsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...Object.fromEntries(
      Object.entries(knobChoices).map(([name, list]) => [name, { enum: list }]),
    ),
    callbackDelayMs: time,
    answerDelayMs: time,
    promptLifetimeMs: time,
    payoutDelayMs: time,
  },
} as const;

export class KnobBoard {
  readonly #knobs = new Map<PartyName, Knobs>();

  of(party: PartyName): Knobs {
    return this.#knobs.get(party) ?? usualKnobs;
  }

  /** What is left out goes back to usual. */
  set(party: PartyName, knobs: Partial<Knobs>): Knobs {
    const whole = { ...usualKnobs, ...knobs };
    this.#knobs.set(party, whole);
    return whole;
  }
}
