import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';

/** That of the settings as they are. */
const terms = {
  odds: {
    ...{ champion: 9_690, 'champion-and-runner-up': 28_000, 'top-three': 56_000 },
    ...{ 'odd-even': 1_970, 'big-small': 1_970 },
  },
  tenOfTen: [
    { right: 2, multiplier: 1 },
    { right: 3, multiplier: 3 },
    { right: 4, multiplier: 10 },
    { right: 5, multiplier: 35 },
    { right: 6, multiplier: 200 },
    { right: 7, multiplier: 800 },
    { right: 8, multiplier: 9_000 },
  ],
  tenOfTenPoolFrom: 9,
  poolPercent: 5,
};

const ROUND_ID = '202001010001';

/** Takes bets for an hour, in a world where nobody leads races; its seed is nobody's. */
export async function makeRoundToBetOn(client: Client): Promise<string> {
  await client.query(
    `insert into racing_round (id, opens_at, closes_at, starts_at, ends_at, commitment, salt,
       sealed_seed, terms)
     values ($1, now() - interval '1 minute', now() + interval '1 hour', now() + interval '1 hour',
       now() + interval '61 minutes', $2, $3, 'nobody knows it', $4::jsonb)`,
    [ROUND_ID, randomBytes(32).toString('hex'), randomBytes(16).toString('hex'), terms],
  );
  return ROUND_ID;
}
