import type { Choices, Word } from '../choice.ts';
import { legOutcomes } from './outcomes.ts';

/** What a person may say became of a selection, in words that are nobody's bet. */
export const ruledOutcomes = {
  win: { id: legOutcomes.win.id, sw: 'Imeshinda', en: 'Won' },
  'half-win': { id: legOutcomes['half-win'].id, sw: 'Imeshinda nusu', en: 'Half won' },
  refund: { id: legOutcomes.refund.id, sw: 'Dau linarudishwa', en: 'Refunded' },
  'half-lose': { id: legOutcomes['half-lose'].id, sw: 'Imepoteza nusu', en: 'Half lost' },
  lose: { id: legOutcomes.lose.id, sw: 'Imepoteza', en: 'Lost' },
} as const satisfies Choices;

/** How a leg stands, as a clerk reads it. */
export const legStandings = {
  pending: legOutcomes.pending,
  abnormal: legOutcomes.abnormal,
  ...ruledOutcomes,
} as const satisfies Choices;

/** Who said what became of a selection. Numbers are ours. */
export const rulingSources = {
  grading: { id: 1, sw: 'Matokeo', en: 'The result' },
  person: { id: 2, sw: 'Mtu', en: 'A person' },
} as const satisfies Choices;

/** Why a bet was cancelled, as its player reads it; what the house knows beside it stays in the note. */
export const cancelCauses = {
  'palpable-error': {
    id: 1,
    sw: 'Odds zilikuwa na kosa la wazi.',
    en: 'The odds were a palpable error.',
  },
  'result-known': {
    id: 2,
    sw: 'Dau liliwekwa matokeo yakiwa yameshajulikana.',
    en: 'The bet was placed when the result was known already.',
  },
  'rules-broken': {
    id: 3,
    sw: 'Mkeka ulikiuka makubaliano ya mtumiaji.',
    en: 'The bet broke the user agreement.',
  },
  'under-age': {
    id: 4,
    sw: 'Mwenye akaunti hajafikisha umri wa kubashiri.',
    en: 'The holder of the account is not old enough to bet.',
  },
  'fault-of-ours': {
    id: 5,
    sw: 'Kulikuwa na hitilafu kwenye mfumo wetu.',
    en: 'There was a fault in our system.',
  },
} as const satisfies Choices;

export type CancelCause = Word<typeof cancelCauses>;

/** What a person decided about an order. Numbers are ours. */
export const orderDecisions = {
  approved: { id: 1, sw: 'Malipo yameidhinishwa', en: 'Payout approved' },
  cancelled: { id: 2, sw: 'Mkeka umefutwa', en: 'Order cancelled' },
} as const satisfies Choices;
