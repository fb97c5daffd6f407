import { type Senti, senti } from '@kipute/domain/money/senti';
import { choicesOf, type PoolGame, type PoolPick, readPick } from '@kipute/domain/pools/pool-pick';
import { priceTicket, type TicketRefusal, type TicketTerms } from '@kipute/domain/pools/ticket';
import { type Draft, pickToSend } from './draft-store.ts';

/** A ticket as far as it is filled in. */
export type TicketSum = {
  /** Picks that are there, of the matches and of the reserves. */
  readonly filled: number;
  readonly missing: number;
  readonly doubles: number;
  /** Before the multiplier: 2 for each double, multiplied. */
  readonly combinations: number;
  readonly lines: number;
  readonly stake: Senti;
  /** Why there is no such ticket yet; by the rules of the domain. */
  readonly refusal: TicketRefusal | undefined;
};

/** Lines and price grow with every pick, long before the ticket is whole (POL-123). */
export function ticketSum(game: PoolGame, draft: Draft, terms: TicketTerms): TicketSum {
  const read = (texts: readonly string[]): readonly PoolPick[] =>
    texts.flatMap((text) => readPick(game, pickToSend(game, text)) ?? []);
  const picks = read(draft.picks);
  const reservePicks = read(draft.reservePicks);
  const choices = picks.map(choicesOf);
  const combinations = choices.reduce((product, count) => product * count, 1);
  const lines = combinations * draft.multiplier;
  const priced = priceTicket({ picks, reservePicks, multiplier: draft.multiplier }, terms);
  const filled = picks.length + reservePicks.length;
  return {
    filled,
    missing: terms.places + terms.reserves - filled,
    doubles: choices.filter((count) => count > 1).length,
    combinations,
    lines,
    stake: senti(terms.stakePerLine * BigInt(lines)),
    refusal: priced.ok ? undefined : priced.refusal,
  };
}

/** "2 × 2 = 4", or the number alone where there is nothing to multiply. */
export function linesText({ doubles, combinations }: Pick<TicketSum, 'doubles' | 'combinations'>) {
  if (doubles < 2) return String(combinations);
  return `${Array.from({ length: doubles }, () => '2').join(' × ')} = ${combinations}`;
}
