import type { DeskTick } from '@kipute/contract/calls/office/live-desk';
import { sql } from 'kysely';
import { inShillings } from './exposure-rows.ts';
import type { LiveDeskDeps } from './ports.ts';
import { slipWords } from './slip-words.ts';

const KEPT = 30;
const READ_BACK_MS = 10 * 60_000;

/** Amounts in senti. */
export type LargeBet = {
  /** Empty of one that was refused. */
  readonly serialNumber: string;
  readonly atMs: number;
  readonly playerId: bigint;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly legs: readonly { readonly selectionId: string; readonly matchId: string }[];
  /** Empty when it was placed. */
  readonly reason: string;
};

type LargeDeps = Pick<LiveDeskDeps, 'database' | 'settings' | 'board' | 'clock'>;

/** The last large bets, the newest first; names of players are read when somebody looks. */
export function createLargeBets(deps: LargeDeps) {
  const { database, settings } = deps;
  const names = new Map<bigint, string>();
  let bets: readonly LargeBet[] = [];

  function viewOf(bet: LargeBet): DeskTick {
    const slip = slipWords(
      deps,
      bet.legs.map(({ selectionId }) => selectionId),
    );
    return {
      serial_number: bet.serialNumber,
      at: new Date(bet.atMs).toISOString(),
      player_id: String(bet.playerId),
      player: names.get(bet.playerId) ?? '',
      slip,
      match_ids: bet.legs.map(({ matchId }) => matchId),
      legs: bet.legs.length,
      stake: inShillings(bet.stake),
      payout: inShillings(bet.payout),
      outcome: bet.reason === '' ? 'placed' : 'refused',
      reason: bet.reason,
      warned: bet.stake >= settings.current('bet').orderWarningStake ? 1 : 0,
    };
  }

  return {
    isLarge: (stake: bigint) => stake >= settings.current('bet').tickStake,
    note: (bet: LargeBet) => {
      bets = [bet, ...bets].toSorted((one, other) => other.atMs - one.atMs).slice(0, KEPT);
    },
    view: () => bets.map(viewOf),
    readNames: async () => {
      const unknown = [...new Set(bets.map(({ playerId }) => playerId))].filter(
        (id) => !names.has(id),
      );
      if (unknown.length === 0) return;
      if (names.size > 10 * KEPT) names.clear();
      const rows = await database.office
        .selectFrom('player')
        .select(['id', 'name'])
        .where('id', 'in', unknown)
        .execute();
      for (const { id, name } of rows) names.set(id, name);
    },
    /** Those of before this process was there; each by its serial number, so none comes twice. */
    readBack: async () => {
      const since = new Date(deps.clock.now().getTime() - READ_BACK_MS);
      const { rows } = await sql<StoredBet>`
        select serial_number, player_id, placed_at, stake, payout, legs.*
        from bet_order, lateral (
          select array_agg(selection_id::text order by place) as selection_ids,
            array_agg(match_id::text order by place) as match_ids
          from bet_leg where order_id = bet_order.id
        ) as legs
        where id >= bet_id_from(${since}) and stake >= ${settings.current('bet').tickStake}
        order by id desc limit ${KEPT}`.execute(database.office);
      const known = new Set(bets.map(({ serialNumber }) => serialNumber));
      const missing = rows.map(fromStored).filter(({ serialNumber }) => !known.has(serialNumber));
      bets = [...bets, ...missing].toSorted((one, other) => other.atMs - one.atMs).slice(0, KEPT);
    },
  };
}

type StoredBet = {
  readonly serialNumber: string;
  readonly playerId: bigint;
  readonly placedAt: Date;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly selectionIds: readonly string[];
  readonly matchIds: readonly string[];
};

const fromStored = ({ placedAt, selectionIds, matchIds, ...bet }: StoredBet): LargeBet => ({
  ...bet,
  atMs: placedAt.getTime(),
  legs: selectionIds.map((selectionId, at) => ({ selectionId, matchId: matchIds[at] ?? '' })),
  reason: '',
});
