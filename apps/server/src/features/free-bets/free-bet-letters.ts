import { inOrderOfEnd } from '@kipute/domain/free-bets/credit-lots';
import { formatShillings, type Senti, senti } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Reader, Transaction } from '../../platform/database/database.ts';
import type { AnyJob } from '../../platform/jobs/jobs.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { lockStanding } from './standing.ts';

const inEastAfrica = new Intl.DateTimeFormat('en-GB', {
  ...{ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  timeZone: 'Africa/Dar_es_Salaam',
});

/** "02/12/2026 14:05", in East Africa Time. */
const untilText = (end: Date): string => inEastAfrica.format(end).replace(',', '');

export const factsOfGift = (amount: Senti, end: Date) => ({
  ...{ amount: `TSh ${formatShillings(amount)}`, until: untilText(end) },
});

type LetterDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly inbox: Pick<Inbox, 'tell'>;
  readonly wallet: Pick<Wallet, 'lockPurses' | 'linesAfter'>;
};

const HOUR_MS = 3_600_000;
/** Two days are enough to bet, and near enough to be read as news. */
const TOLD_BEFORE_MS = 48 * HOUR_MS;
const CHUNK = 100;

/** Tells of what ends soon and is not spent, once for each free bet (FRB-21). */
export function tellEndingJob(deps: LetterDeps): AnyJob {
  return {
    name: 'tell-ending-free-bets',
    payload: z.object({}),
    attemptsMax: 3,
    schedule: '*/10 * * * *',
    isLong: true,
    run: async () => {
      for (let after = 0n; ; ) {
        const found = await playersToTell(deps, after);
        for (const playerId of found) {
          await deps.database.transact((tx) => tellPlayer(deps, tx, playerId));
        }
        const last = found.at(-1);
        if (last === undefined || found.length < CHUNK) return;
        after = last;
      }
    },
  };
}

const soon = (now: Date) => new Date(now.getTime() + TOLD_BEFORE_MS);

/** Whoever has a day and more from the gift to the end: a shorter one was told of when given. */
async function playersToTell(
  { database, clock }: LetterDeps,
  after: bigint,
): Promise<readonly bigint[]> {
  const now = clock.now();
  const { rows } = await sql<{ playerId: bigint }>`
    select distinct player_id from free_bet
    where ended_at is null and expires_at > ${now} and expires_at <= ${soon(now)}
      and told_ending_at is null and remaining > 0 and player_id > ${after}
    order by player_id limit ${CHUNK}`.execute(database.read as Reader);
  return rows.map(({ playerId }) => playerId);
}

async function tellPlayer(
  { clock, inbox, wallet }: LetterDeps,
  tx: Transaction,
  playerId: bigint,
): Promise<void> {
  const standing = await lockStanding(tx, playerId, wallet);
  const now = clock.now();
  for (const { id, left, expiresAt } of inOrderOfEnd(standing?.lots ?? [])) {
    const isSoon =
      expiresAt !== null && expiresAt > now.getTime() && expiresAt <= soon(now).getTime();
    if (!isSoon || left === 0n) continue;
    const marked = await tx
      .updateTable('freeBet')
      .set({ toldEndingAt: now })
      .where('id', '=', id)
      .where('toldEndingAt', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!marked) continue;
    await inbox.tell(tx, {
      ...{
        playerId,
        event: 'free-bet-ending',
        key: `free-bet-ending ${id}`,
        jump: '/user_bill?type=2',
      },
      facts: factsOfGift(senti(left), new Date(expiresAt)),
    });
  }
}
