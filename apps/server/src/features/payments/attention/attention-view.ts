import type { Locale } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import type { Reader } from '../../../platform/database/database.ts';
import { doubtfulWordsOf, type KeptWord, type PaymentKind } from './attention-store.ts';
import { whyToLook } from './look-reasons.ts';

export type AttentionView = Pick<
  CallContent<'recharge/mark_looked'>,
  'attention' | 'attention_why' | 'attention_up_to' | 'clerk_note'
>;

type Asked = {
  readonly kind: PaymentKind;
  readonly ids: readonly bigint[];
  readonly locale: Locale;
};

/** Of the payments of one page, by their number. */
export async function attentionViews(
  reader: Reader,
  { kind, ids, locale }: Asked,
): Promise<(id: bigint) => AttentionView> {
  const words = await doubtfulWordsOf(reader, kind, ids);
  return (id) =>
    attentionView(
      words.filter(({ paymentId }) => paymentId === id),
      locale,
    );
}

function attentionView(words: readonly KeptWord[], locale: Locale): AttentionView {
  const open = words.filter(({ look }) => look === undefined);
  const lastLook = words.findLast(({ look }) => look !== undefined)?.look;
  // Operators repeat themselves; a clerk need not read it twice.
  const reasons = new Set(open.map((word) => whyToLook(word, locale)));
  return {
    attention: open.length > 0 ? 1 : 0,
    attention_why: [...reasons].join('; '),
    attention_up_to: open.at(-1)?.id.toString() ?? null,
    clerk_note: lastLook?.note ?? '',
  };
}
