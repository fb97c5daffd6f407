import { applyLines, type CreditLine, type CreditLots } from '@kipute/domain/free-bets/credit-lots';
import type { Chance } from './chance.ts';
import {
  codesFrom,
  networkFrom,
  type Persona,
  personaFrom,
  phonesFrom,
  userAgentFrom,
} from './names.ts';
import { DAY_MS } from './rhythm.ts';

export type HistoryPlayer = Persona & {
  readonly id: bigint;
  readonly phone: string;
  readonly operator: 'mpesa' | 'mixx' | 'airtel' | 'halopesa';
  readonly code: string;
  readonly language: 'sw' | 'en-US';
  readonly registeredAt: number;
  readonly inviter: HistoryPlayer | undefined;
  readonly agentSince: number | null;
  /** Of lost stakes of friends, in hundredths of a percent; nothing for who is no agent. */
  readonly returnScale: number;
  readonly network: string;
  readonly userAgent: string;
  readonly device: 'phone' | 'desktop';
  /** Whole shillings that this player stakes mostly. */
  readonly usualStake: number;
  /** How often in a day; who has lost interest comes no more. */
  readonly visitsPerDay: number;
  readonly leavesAt: number;
  readonly disabled: boolean;
  signedInAt: number | null;
  /** A withdrawal is under way until then. */
  withdrawsUntil: number;
  /** Own stakes that were decided, for who invited this player. */
  ownStakes: bigint;
  referralPaidAt: number | null;
  /** What the inviter got for it. */
  referralReward: bigint;
  credit: CreditLots;
};

/** How people play: how many of them, how often in a day, and for how many shillings. */
type Kind = { readonly visits: number; readonly stake: number; readonly spread: number };
const kinds: readonly (readonly [Kind, number])[] = [
  [{ visits: 0.08, stake: 500, spread: 0.5 }, 52],
  [{ visits: 0.28, stake: 1_000, spread: 0.6 }, 31],
  [{ visits: 0.8, stake: 2_000, spread: 0.7 }, 13],
  [{ visits: 1.5, stake: 6_000, spread: 0.9 }, 4.2],
  [{ visits: 1.3, stake: 60_000, spread: 0.9 }, 1.1],
];

const HOUR_MS = 3_600_000;
const AGENT_SHARE = 1 / 90;
const UPPER_AGENTS = 8;
const KNOWN_BEFORE_DAYS = 130;
/** Of all players so many were here before the history begins. */
const HERE_BEFORE = 0.46;

type Wanted = {
  readonly count: number;
  readonly ids: readonly bigint[];
  readonly from: number;
  readonly until: number;
};

/** Everybody who ever registered, agents first, then by time: who invites was here before. */
export function peopleOf(chance: Chance, wanted: Wanted): readonly HistoryPlayer[] {
  const { count, ids, from } = wanted;
  const numbers = { nextPhone: phonesFrom(chance), nextCode: codesFrom(chance) };
  const agentCount = Math.max(2, Math.round(count * AGENT_SHARE));
  const moments = registrationMoments(chance, wanted);
  const people: HistoryPlayer[] = [];
  for (const [at, id] of ids.entries()) {
    const isAgent = at < agentCount;
    const opened = from - KNOWN_BEFORE_DAYS * DAY_MS;
    const registeredAt = isAgent ? opened + at * HOUR_MS : (moments[at - agentCount] ?? from);
    const inviter = inviterOf(chance, { isAgent, at, agents: people.slice(0, agentCount), people });
    const newcomer = { id, registeredAt, inviter, ...numbers };
    const isUpper = at < UPPER_AGENTS;
    const playing = isAgent
      ? agentRole(registeredAt, isUpper, wanted)
      : habitsOf(chance, registeredAt, wanted);
    people.push({ ...playerFrom(chance, newcomer), ...playing });
  }
  return people;
}

type Habits = Pick<
  HistoryPlayer,
  'agentSince' | 'returnScale' | 'usualStake' | 'visitsPerDay' | 'leavesAt' | 'disabled'
>;

const agentRole = (registeredAt: number, isUpper: boolean, { until }: Wanted): Habits => ({
  ...{ agentSince: registeredAt + DAY_MS, returnScale: isUpper ? 1_000 : 500 },
  ...{ usualStake: 1_000, visitsPerDay: 0.3, leavesAt: until, disabled: false },
});

const LEAVES_SHARE = 0.3;
const DISABLED_SHARE = 0.004;

function habitsOf(chance: Chance, registeredAt: number, { from, until }: Wanted): Habits {
  const { visits, stake, spread } = chance.weighted(kinds);
  const leaves = chance.happens(LEAVES_SHARE)
    ? registeredAt + chance.between(2, 40) * DAY_MS
    : until;
  return {
    ...{ agentSince: null, returnScale: 0 },
    usualStake: Math.max(100, Math.round(chance.lopsided(stake, spread) / 100) * 100),
    visitsPerDay: chance.lopsided(visits, 0.4),
    leavesAt: Math.max(leaves, from + DAY_MS),
    disabled: chance.happens(DISABLED_SHARE),
  };
}

type Newcomer = Pick<HistoryPlayer, 'id' | 'registeredAt' | 'inviter'> & {
  readonly nextPhone: ReturnType<typeof phonesFrom>;
  readonly nextCode: () => string;
};

const playerFrom = (
  chance: Chance,
  { nextPhone, nextCode, ...newcomer }: Newcomer,
): Omit<HistoryPlayer, keyof Habits> => ({
  ...personaFrom(chance),
  ...nextPhone(),
  ...newcomer,
  code: nextCode(),
  language: chance.happens(0.88) ? 'sw' : 'en-US',
  network: networkFrom(chance),
  userAgent: userAgentFrom(chance),
  device: chance.happens(0.93) ? 'phone' : 'desktop',
  ...{ signedInAt: null, withdrawsUntil: 0, ownStakes: 0n, referralPaidAt: null },
  ...{ referralReward: 0n, credit: { lots: [], uses: [] } },
});

/** More of them lately than long ago. */
function registrationMoments(chance: Chance, { count, from, until }: Wanted): readonly number[] {
  const moments = Array.from({ length: count }, () => {
    if (chance.happens(HERE_BEFORE)) return from - chance.fraction() * KNOWN_BEFORE_DAYS * DAY_MS;
    return from + Math.sqrt(chance.between(0.16, 1)) * (until - from);
  });
  // Who came a moment ago has not had the time for anything yet.
  return moments.map((at) => Math.min(at, until - 600_000)).sort((one, other) => one - other);
}

type Inviting = {
  readonly isAgent: boolean;
  readonly at: number;
  readonly agents: readonly HistoryPlayer[];
  readonly people: readonly HistoryPlayer[];
};

function inviterOf(chance: Chance, { isAgent, at, agents, people }: Inviting) {
  if (isAgent) return at < UPPER_AGENTS ? undefined : chance.pick(agents.slice(0, UPPER_AGENTS));
  if (agents.length > 0 && chance.happens(0.24)) return chance.pick(agents);
  return chance.happens(0.13) && people.length > 20 ? chance.pick(people) : undefined;
}

/** What a line of the credit purse makes of the free bets in it. */
export function noteCredit(player: HistoryPlayer, line: CreditLine): void {
  if (player.credit.lots.length > 0) player.credit = applyLines(player.credit, [line]);
}
