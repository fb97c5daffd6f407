import { rowsOf, type Word } from '@kipute/contract/constants/choice';
import { billTypes } from '@kipute/contract/constants/money/bills';
import type { Language } from '../../../i18n/language.ts';

type BillWord = Word<typeof billTypes>;

/** What people look for in a statement; every kind of line stands under one of them (MS-41). */
const wordsOfKinds = {
  deposits: ['deposit', 'deposit-by-hand', 'ussd-deposit'],
  withdrawals: ['withdrawal', 'withdrawal-returned'],
  bets: ['bet-placed', 'jackpot-placed', 'racing-placed', 'lucky-six-placed', 'casino-placed'],
  wins: [
    'bet-result',
    'jackpot-result',
    'racing-result',
    'lucky-six-result',
    'casino-won',
    'cash-out',
  ],
  bonuses: [
    'registration-bonus',
    'invitation-reward',
    'bet-bonus',
    'activity-reward',
    'free-bet-expired',
    'casino-reward',
  ],
  others: [
    'winnings-tax',
    'balance-change',
    'balance-to-racing-coin',
    'racing-coin-to-balance',
    'correction',
    'pool-moved',
  ],
} as const satisfies Record<string, readonly BillWord[]>;

export const billKinds = ['all', ...rowsOf(wordsOfKinds).map(([kind]) => kind)] as const;
export type BillKind = 'all' | keyof typeof wordsOfKinds;

/** The type ids of the request; none means all. */
export function typesOfKind(kind: BillKind): number[] {
  return kind === 'all' ? [] : wordsOfKinds[kind].map((word) => billTypes[word].id);
}

const nameOfType = new Map(rowsOf(billTypes).map(([, row]) => [row.id as number, row]));

/** A kind of line that this page is too old to know has its number for a name. */
export function billName(type: number, language: Language): string {
  return nameOfType.get(type)?.[language] ?? `#${type}`;
}
