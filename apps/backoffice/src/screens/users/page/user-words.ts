import { riskGroups } from '@kipute/contract/constants/betting/risk';
import { rowsOf } from '@kipute/contract/constants/choice';
import type { Localised } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { formatShillings, fromWireShillings, senti } from '@kipute/domain/money/senti';
import { userTexts } from '../../../i18n/texts/users.ts';
import { formatDay, formatInstant } from '../../../time/eat.ts';

export type User = CallContent<'subscriber/detailed'>;
export type LinkedAccount = CallContent<'subscriber/linked_accounts'>[number];
export type Shared = LinkedAccount['shares'][number];

/** Money of the wire, as people read it. */
export function shillingsText(amount: number): string {
  return formatShillings(fromWireShillings(amount) ?? senti(0n));
}

/** With its sign, for what can go either way: `+172,750`, `−20,000`, `0`. */
export function signedText(amount: number): string {
  return amount > 0 ? `+${shillingsText(amount)}` : shillingsText(amount);
}

/** A purse shows its senti, even when there are none. */
export function purseText(amount: number): string {
  const text = shillingsText(amount);
  return text.includes('.') ? text : `${text}.00`;
}

const FIRST_LETTER = /\p{L}/u;

/** "Asha Mwakalinga" is AM; a name without letters has none. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => FIRST_LETTER.exec(word)?.[0] ?? []);
  const shown = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return shown.join('').toUpperCase() || '#';
}

type ChipTone = 'danger' | 'warning' | 'info' | 'quiet';
export type Chip = {
  readonly key: string;
  readonly tone: ChipTone;
  readonly text: Localised;
  readonly slots?: Readonly<Record<string, string>>;
};

type Flags = Pick<
  User,
  | 'closed'
  | 'disabled_status'
  | 'no_bet'
  | 'no_withdraw'
  | 'withdrawal_whitelist'
  | 'reported'
  | 'participation_statistics'
  | 'kind'
>;

const NOT_REPORTED = 1;

type FlagRow = Omit<Chip, 'slots'> & { readonly isSet: (user: Flags) => boolean };

/** What is unusual about a user, the gravest first. */
const flagRows: readonly FlagRow[] = [
  { key: 'closed', tone: 'danger', text: userTexts.closed, isSet: (user) => user.closed === 1 },
  {
    key: 'disabled',
    tone: 'danger',
    text: userTexts.disabled,
    isSet: (user) => user.disabled_status === 1 && user.closed === 0,
  },
  { key: 'no-bet', tone: 'danger', text: userTexts.noBet, isSet: (user) => user.no_bet === 1 },
  {
    key: 'no-withdraw',
    tone: 'danger',
    text: userTexts.noWithdraw,
    isSet: (user) => user.no_withdraw === 1,
  },
  {
    key: 'whitelisted',
    tone: 'warning',
    text: userTexts.whitelisted,
    isSet: (user) => user.withdrawal_whitelist === 1,
  },
  {
    key: 'not-reported',
    tone: 'warning',
    text: userTexts.notReported,
    isSet: (user) => user.reported === NOT_REPORTED,
  },
  {
    key: 'out-of-statistics',
    tone: 'warning',
    text: userTexts.outOfStatistics,
    isSet: (user) => user.participation_statistics === 0,
  },
  { key: 'agent', tone: 'info', text: userTexts.agent, isSet: (user) => user.kind === 'agent' },
];

function flagChips(user: Flags): readonly Chip[] {
  return flagRows.filter(({ isSet }) => isSet(user)).map(({ isSet: _, ...chip }) => chip);
}

const USUAL_FACTOR = 100;

/** How the house sees the player, who never reads these words. */
function riskChips({ risk_group: id, stake_factor: factor }: User): readonly Chip[] {
  const group = rowsOf(riskGroups).find(([, row]) => row.id === id)?.[1];
  const isUsual = id === riskGroups.usual.id;
  return [
    ...(group && !isUsual ? [{ key: 'risk-group', tone: 'danger' as const, text: group }] : []),
    ...(factor === USUAL_FACTOR
      ? []
      : [
          {
            key: 'stake-factor',
            tone: 'warning' as const,
            text: userTexts.stakeFactor,
            slots: { percent: String(factor) },
          },
        ]),
  ];
}

/** Flags, then what the player asked for and whom the account is like. */
export function chipsOf(user: User, linked: number): readonly Chip[] {
  const limits = user.limits.filter(({ amount }) => amount !== null).length;
  const ownChips: readonly (Chip | false)[] = [
    user.erasure_asked_at !== null && {
      key: 'erasure',
      tone: 'warning',
      text: userTexts.erasureAsked,
    },
    linked > 0 && {
      key: 'linked',
      tone: 'warning',
      text: userTexts.linkedCount,
      slots: { count: String(linked) },
    },
    user.pause !== null && {
      key: 'paused',
      tone: 'info',
      text: userTexts.paused,
      slots: { day: formatInstant(user.pause.ends_at).slice(0, 10) },
    },
    limits > 0 && {
      key: 'limits',
      tone: 'info',
      text: userTexts.ownLimits,
      slots: { count: String(limits) },
    },
  ];
  return [...flagChips(user), ...riskChips(user), ...ownChips.filter((chip) => chip !== false)];
}

/** In the order of weight: money that leaves to the same phone says most. */
const sharedOrder = [
  'payout-phone',
  'device',
  'registration-network',
] as const satisfies readonly Shared[];

/** Who shares what, by what is shared; an account that shares two things stands under both. */
export function bySharedThing(
  accounts: readonly LinkedAccount[],
): readonly { readonly shared: Shared; readonly accounts: readonly LinkedAccount[] }[] {
  return sharedOrder
    .map((shared) => ({
      shared,
      accounts: accounts.filter(({ shares }) => shares.includes(shared)),
    }))
    .filter((group) => group.accounts.length > 0);
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago, as one would say it. */
export function ageOf(instant: string, nowMs: number): { text: Localised; count: number } {
  const ageMs = Math.max(0, nowMs - Date.parse(instant));
  const count = (unitMs: number) => Math.floor(ageMs / unitMs);
  if (ageMs < MINUTE_MS) return { text: userTexts.justNow, count: 0 };
  if (ageMs < HOUR_MS) return { text: userTexts.minutesAgo, count: count(MINUTE_MS) };
  if (ageMs < DAY_MS) return { text: userTexts.hoursAgo, count: count(HOUR_MS) };
  const days = count(DAY_MS);
  return { text: days === 1 ? userTexts.dayAgo : userTexts.daysAgo, count: days };
}

/** `19:42:06` today, `11-18 19:31` this year, otherwise the day with its year. */
export function shortInstant(instant: string, nowMs: number): string {
  const said = formatInstant(instant);
  const today = formatDay(nowMs);
  if (said.startsWith(today)) return said.slice(11);
  return said.startsWith(today.slice(0, 4)) ? said.slice(5, 16) : said.slice(0, 16);
}
