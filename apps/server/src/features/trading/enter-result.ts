import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import type { ErrorCode } from '@kipute/contract/errors';
import { type Locale, textIn } from '@kipute/contract/locale';
import { formatShillings, type Senti, senti } from '@kipute/domain/money/senti';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { z } from 'zod';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { Deed, Measure, ProposalView } from '../approvals/index.ts';
import {
  type EnteredScore,
  moneyAtStake,
  ordersTouched,
  previewRulings,
  type RulingPreview,
  rulingsByScore,
  rulingsOn,
} from '../settlement/index.ts';
import type { TradingDeps } from './ports.ts';
import { previewSeen } from './preview-seen.ts';

const wholeNumber = z.string().regex(/^\d+$/);
const partScores = z.array(
  z.object({ partId: z.number().int(), home: z.number().int(), away: z.number().int() }),
);

/** What a result decides, as it was previewed, and the score it was read from. */
const resultPayload = z.object({
  matchId: wholeNumber,
  scores: partScores,
  corners: partScores,
  rulings: z.array(
    z.object({
      selectionId: wholeNumber,
      outcome: z.number().int(),
      seenRevision: z.number().int(),
    }),
  ),
});
type ResultPayload = z.infer<typeof resultPayload>;

type PreviewedResult = {
  readonly payload: ResultPayload;
  readonly preview: RulingPreview;
  readonly undecided: number;
  readonly markets: number;
  readonly atStake: Senti;
  readonly seen: string;
};

/** What a score would decide of what was bet on, and what that costs; nothing is written (TRD-30). */
export async function previewResult(
  { database, catalogue, clock, settings }: TradingDeps,
  entered: EnteredScore,
): Promise<Result<PreviewedResult, ErrorCode>> {
  const read = rulingsByScore(entered, { catalogue, now: clock.now() });
  if (!read.ok) return read;
  const { decided, open } = read.value;
  const reader = database.office;
  const touchedBy = await ordersTouched(reader, [...decided.keys(), ...open]);
  const isBetOn = (id: bigint) => Object.values(touchedBy(id)).some((count) => count > 0);
  const wanted = [...decided].filter(([id]) => isBetOn(id));
  const said =
    wanted.length > 0
      ? await rulingsOn(
          reader,
          wanted.map(([id]) => id),
        )
      : new Map<bigint, never>();
  const rulings = wanted.flatMap(([id, outcome]) => {
    const last = said.get(id)?.at(-1);
    if (last?.outcome === outcome) return [];
    return [{ selectionId: String(id), outcome, seenRevision: last?.revision ?? 0 }];
  });
  if (rulings.length === 0) return refuse('result-undecided');
  const { scores, corners, matchId } = entered;
  const payload = { matchId, scores: [...scores], corners: [...corners], rulings };
  const preview = await previewRulings(reader, {
    outcomes: new Map(rulings.map((one) => [BigInt(one.selectionId), one.outcome])),
    reviewFrom: settings.current('settlement').reviewFrom,
  });
  const markets = new Set(rulings.map((one) => catalogue.marketOfSelection(one.selectionId)?.id));
  return ok({
    ...{ payload, preview, markets: markets.size },
    undecided: [...open].filter(isBetOn).length,
    atStake: await atStakeIn(reader, payload),
    seen: previewSeen(payload.rulings),
  });
}

/** The most that any of the orders would be paid by it. */
async function atStakeIn(reader: Reader, { rulings }: ResultPayload): Promise<Senti> {
  let sum = 0n;
  for (const { selectionId, outcome } of rulings) {
    sum += await moneyAtStake(reader, { selectionId: BigInt(selectionId), outcome });
  }
  return senti(sum);
}

/** What it moves: a result entered in parts is no smaller than as a whole. */
export const resultMeasure = async (
  { settings }: Pick<TradingDeps, 'settings'>,
  reader: Reader,
  payload: ResultPayload,
): Promise<Measure> => ({
  key: previewSeen(payload.rulings),
  subject: `match ${payload.matchId}`,
  amount: await atStakeIn(reader, payload),
  secondFrom: settings.current('office').resultChangeFrom,
});

/** Every selection that the score decides, together or not at all (TRD-32). */
export function resultDeed(deps: TradingDeps): Deed<ResultPayload, null> {
  const { settlement } = deps;
  return {
    measure: (reader, payload) => resultMeasure(deps, reader, payload),
    kind: 'match-result',
    payload: resultPayload,
    node: 'trading/enter_result',
    // Two who see different scores are of two minds: one after the other.
    key: ({ matchId }) => matchId,
    view: resultView,
    perform: async (tx: Transaction, { payload, reason, ...order }) => {
      for (const { selectionId, outcome, seenRevision } of bySelection(payload)) {
        const set = await settlement.setResultByHand(tx, {
          ...order,
          ...{ selectionId: BigInt(selectionId), outcome, seenRevision, note: reason },
        });
        if (!set.ok) return set;
      }
      return ok(null);
    },
  };
}

/** In one order: two transactions at once would deadlock otherwise. */
const bySelection = ({ rulings }: ResultPayload) =>
  rulings.toSorted((one, other) => (BigInt(one.selectionId) < BigInt(other.selectionId) ? -1 : 1));

const words = {
  title: { sw: 'Matokeo ya mechi', en: 'Result of the match' },
  selections: { sw: 'Chaguo zinazoamuliwa', en: 'Selections it decides' },
  won: { sw: 'Zinazoshinda', en: 'Of them won' },
  most: { sw: 'Malipo ya juu kabisa', en: 'Paid at most' },
  unchanged: {
    sw: 'hakuna aliyesema kitu kingine tangu pendekezo',
    en: 'nobody has said anything else since',
  },
} as const;

async function resultView(
  reader: Reader,
  payload: ResultPayload,
  locale: Locale,
): Promise<ProposalView> {
  const text = (word: keyof typeof words) => textIn(locale, words[word]);
  const score = payload.scores.map(({ home, away }) => `${home}:${away}`).join(', ');
  const { rulings, matchId } = payload;
  const won = rulings.filter(({ outcome }) => outcome === legOutcomes.win.id).length;
  const said = await rulingsOn(
    reader,
    rulings.map(({ selectionId }) => BigInt(selectionId)),
  );
  const isUnchanged = rulings.every(
    ({ selectionId, seenRevision }) =>
      (said.get(BigInt(selectionId))?.at(-1)?.revision ?? 0) === seenRevision,
  );
  const atStake = await atStakeIn(reader, payload);
  return {
    title: `${text('title')} ${matchId}: ${score}`,
    subject: { kind: 'match', id: matchId, name: '' },
    changes: [
      { label: text('selections'), before: '0', after: String(rulings.length) },
      { label: text('won'), before: '0', after: String(won) },
      { label: text('most'), before: '0', after: formatShillings(atStake) },
    ],
    checks: [{ text: text('unchanged'), holds: isUnchanged ? 1 : 0 }],
  };
}
