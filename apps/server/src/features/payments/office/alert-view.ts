import type { Locale } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { maskedPhonesIn } from '@kipute/domain/accounts/masked-phone';
import type { Reader } from '../../../platform/database/database.ts';
import { alertsOf, alertText, type PaymentAlert } from '../payment-alerts.ts';
import type { PaymentKind } from '../payment-identifiers.ts';

type AlertView = Pick<
  CallContent<'recharge/mark_looked'>,
  'attention' | 'attention_why' | 'attention_up_to' | 'clerk_note'
>;

type AlertsQuery = {
  readonly kind: PaymentKind;
  readonly ids: readonly bigint[];
  readonly locale: Locale;
};

/** Of the payments of one page, by their number. */
export async function alertViews(
  reader: Reader,
  { kind, ids, locale }: AlertsQuery,
): Promise<(id: bigint) => AlertView> {
  const alerts = await alertsOf(reader, kind, ids);
  return (id) =>
    alertView(
      alerts.filter(({ paymentId }) => paymentId === id),
      locale,
    );
}

function alertView(alerts: readonly PaymentAlert[], locale: Locale): AlertView {
  const open = alerts.filter(({ acknowledged }) => acknowledged === undefined);
  const last = alerts.findLast(({ acknowledged }) => acknowledged !== undefined)?.acknowledged;
  // Operators repeat themselves; a clerk need not read it twice.
  const reasons = new Set(open.map((alert) => alertText(alert, locale)));
  return {
    attention: open.length > 0 ? 1 : 0,
    // An operator's own words may name the number that paid.
    attention_why: maskedPhonesIn([...reasons].join('; ')),
    attention_up_to: open.at(-1)?.id.toString() ?? null,
    clerk_note: last?.note ?? '',
  };
}
