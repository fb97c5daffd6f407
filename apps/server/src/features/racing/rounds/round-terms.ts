import type { RacingTerms } from '@kipute/domain/racing/racing-bet';
import { z } from 'zod';
import type { SettingsOf } from '../../settings/index.ts';

/** What bets on a round bring, from its opening on, whatever the settings say by then. */
export type RoundTerms = RacingTerms & {
  /** Of each stake on ten-of-ten, into its pool. */
  readonly poolPercent: number;
};

const odds = z.number().int();

const kept = z.object({
  odds: z.object({
    champion: odds,
    'champion-and-runner-up': odds,
    'top-three': odds,
    'odd-even': odds,
    'big-small': odds,
  }),
  tenOfTen: z.array(z.object({ right: z.number().int(), multiplier: z.number().int() })),
  tenOfTenPoolFrom: z.number().int(),
  poolPercent: z.number(),
}) satisfies z.ZodType<RoundTerms>;

/** As `racing_round` keeps them. */
export const termsFrom = (json: unknown): RoundTerms => kept.parse(json);

export const termsOf = ({ terms, poolPercent }: SettingsOf<'racing'>): RoundTerms => ({
  ...terms,
  poolPercent,
});
