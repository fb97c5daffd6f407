import {
  type AirtelAnswer,
  type AirtelCode,
  type AirtelState,
  type AirtelSummary,
  airtelCodes,
} from '@kipute/provider-protocols/mobile-money/airtel';
import type { AccountLine } from '../network/merchant.ts';
import type { Outcome, RefusalReason } from '../network/outcome.ts';
import type { Payment } from '../network/payments.ts';

type Way = 'collection' | 'payout';

const refusalCodes: Readonly<Record<Way, Readonly<Record<RefusalReason, AirtelCode>>>> = {
  collection: {
    cancelled: 'DP00800001008',
    'wrong-pin': 'DP00800001002',
    'funds-short': 'DP00800001007',
    expired: 'DP00800001029',
    'phone-unknown': 'ESB000011',
    'float-empty': 'DP00800001008',
  },
  payout: {
    cancelled: 'DP00900001005',
    'wrong-pin': 'DP00900001005',
    'funds-short': 'DP00900001007',
    expired: 'DP00900001005',
    'phone-unknown': 'DP00900001012',
    'float-empty': 'DP00900001007',
  },
};

const families = { collection: 'DP008', payout: 'DP009' } as const;

function codeOf(outcome: Outcome | undefined, way: Way): AirtelCode {
  if (!outcome) return `${families[way]}00001006`;
  return outcome.kind === 'paid' ? `${families[way]}00001001` : refusalCodes[way][outcome.reason];
}

export function stateOf(outcome: Outcome | undefined): AirtelState {
  if (!outcome) return 'TIP';
  return outcome.kind === 'paid' ? 'TS' : 'TF';
}

/** A code of the gateway stands in another field than one of the payment. */
function statusOf(code: AirtelCode): AirtelAnswer['status'] {
  const isGateway = code.startsWith('ESB');
  const success = /1001$|1006$/.test(code);
  return {
    code: success ? '200' : '400',
    message: airtelCodes[code],
    result_code: isGateway ? code : 'ESB000010',
    ...(isGateway ? {} : { response_code: code }),
    success,
  };
}

export const faultAnswer = (code: AirtelCode): AirtelAnswer => ({ status: statusOf(code) });

/** Of a prompt that went out, whose own `SUCCESS` says nothing of the money. */
export function promptAnswer({ reference, outcome }: Payment): AirtelAnswer {
  const status = statusOf(codeOf(outcome, 'collection'));
  const said = outcome ? stateOf(outcome) : 'SUCCESS';
  return { data: { transaction: { id: reference, status: said } }, status };
}

export function paymentAnswer({ reference, outcome }: Payment, way: Way): AirtelAnswer {
  const status = statusOf(codeOf(outcome, way));
  const receipt = outcome?.kind === 'paid' ? { airtel_money_id: outcome.receipt } : {};
  const message = status.message ?? '';
  const transaction = { id: reference, status: stateOf(outcome), message, ...receipt };
  return { data: { transaction }, status };
}

type SummaryRow = AirtelSummary['data']['transactions'][number];

export function summaryRow(line: AccountLine): SummaryRow {
  const customer = { msisdn: line.phone.slice(3) };
  const merchant = { msisdn: '000000000' };
  const isIn = line.way === 'in';
  return {
    payer: isIn ? customer : merchant,
    payee: isIn ? merchant : customer,
    service: { type: isIn ? 'MERCHPAY' : 'B2C' },
    transaction: {
      airtel_money_id: line.receipt,
      amount: String(line.amount),
      created_at: Date.parse(line.at),
      reference_number: line.reference,
      status: 'TS',
    },
  };
}
