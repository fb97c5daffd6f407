import type { InboxEvent } from '@kipute/contract/constants/content/inbox';
import { serialNumber, serialSequence } from '@kipute/domain/payments/serial-number';
import { type BetsDeps, createBets } from './bets.ts';
import { HistoryBooks } from './books.ts';
import { chanceFrom } from './chance.ts';
import { Programme } from './coupons.ts';
import { type HistoryPlayer, peopleOf } from './people.ts';
import { planPools } from './pools.ts';
import { finishRewards } from './rewards.ts';
import { DAY_MS } from './rhythm.ts';
import type { Counted, HistoryScene, HouseRules } from './scene.ts';
import { emptyRows, type HistoryRows } from './tables.ts';
import { Timeline } from './timeline.ts';
import type { ToldMatch } from './told-match.ts';
import { planVisits, takeWinnings } from './visits.ts';

export type HistoryTerms = {
  readonly seed: string;
  /** Everything happens before this moment. */
  readonly until: number;
  readonly days: number;
  readonly playerIds: readonly bigint[];
  readonly matches: readonly ToldMatch[];
  readonly rules: HouseRules;
  readonly serialProcess: number;
  /** The first number of each that is free. */
  readonly firstIds: Readonly<Record<Counted | 'journalEntry', bigint>>;
  readonly clerkId: bigint | null;
  readonly chiefId: bigint | null;
  readonly passwordHash: string;
  readonly textIds: ReadonlyMap<InboxEvent, bigint>;
  /** What everybody agreed to, by kind. */
  readonly agreed: readonly { readonly kind: string; readonly version: string }[];
};

export type MadeHistory = {
  readonly rows: HistoryRows;
  readonly people: readonly HistoryPlayer[];
  /** How many numbers of each were used. */
  readonly used: Readonly<Record<Counted | 'journalEntry', number>>;
};

/** A house that was open for weeks, from its terms alone: the same terms make the same rows. */
export function makeHistory(terms: HistoryTerms): MadeHistory {
  const { seed, until, days, playerIds, rules } = terms;
  const chance = chanceFrom(seed);
  const from = until - days * DAY_MS;
  const used = { poolIssue: 0, poolTicket: 0, deposit: 0, withdrawal: 0, freeBet: 0, activity: 0 };
  const sequence = serialSequence(terms.serialProcess, chance.below);
  const people = peopleOf(chance, { count: playerIds.length, ids: playerIds, from, until });
  const scene: HistoryScene = {
    ...{ from, until, chance, rules, people },
    timeline: new Timeline(until),
    books: new HistoryBooks(terms.firstIds.journalEntry),
    rows: emptyRows(),
    nextId: (of) => {
      used[of] += 1;
      return terms.firstIds[of] + BigInt(used[of] - 1);
    },
    serial: (letter, at) => serialNumber(letter, Math.floor(at), sequence),
    ...{ clerkId: terms.clerkId, chiefId: terms.chiefId, textIds: terms.textIds },
  };
  const programme = new Programme(terms.matches);
  const onWin: BetsDeps['onWin'] = (player, paid) => takeWinnings(scene, player, paid);
  const bets = createBets({ scene, programme, onWin });
  const pools = planPools(scene, terms.matches);
  planVisits({ scene, programme, bets, pools });
  scene.timeline.play();
  bets.finish();
  finishRewards(scene);
  writePeople(scene, terms);
  const { books, rows } = scene;
  rows.journal_entry.push(...books.entries);
  rows.posting.push(...books.postings);
  rows.purse.push(...books.purseRows(playerIds));
  return { rows, people, used: { ...used, journalEntry: books.entries.length } };
}

const DEFAULT_BET = 500n * 100n;

function writePeople(
  { people, rows, chance }: HistoryScene,
  { passwordHash, agreed }: HistoryTerms,
) {
  for (const player of people) {
    const { id, registeredAt, network } = player;
    const at = new Date(registeredAt);
    rows.player.push([
      ...[id, player.phone, player.name, passwordHash, player.language, DEFAULT_BET],
      ...[player.disabled, player.returnScale, player.code, at],
      ...[
        new Date(player.signedInAt ?? registeredAt),
        player.inviter?.id ?? null,
        player.gender,
        '',
      ],
      ...[player.birthDate, player.location, player.job, network, network],
      player.agentSince === null ? null : new Date(player.agentSince),
    ]);
    for (const [depth, above] of lineAbove(player).entries()) {
      if (above.agentSince !== null) rows.agent_member.push([above.id, id, depth + 1, at]);
    }
    for (const { kind, version } of agreed) {
      rows.consent.push([id, kind, version, at, network]);
    }
    if (chance.happens(0.3)) rows.winner_choice.push([id, true, at]);
  }
}

/** Who invited whom, from the player upwards. */
function lineAbove(player: HistoryPlayer): readonly HistoryPlayer[] {
  const line: HistoryPlayer[] = [];
  for (let above = player.inviter; above; above = above.inviter) line.push(above);
  return line;
}
