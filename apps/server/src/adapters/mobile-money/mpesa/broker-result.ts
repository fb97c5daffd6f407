import {
  type MpesaBrokerResult,
  mpesaBrokerPassword,
  mpesaBrokerRequest,
  mpesaBrokerResponse,
} from '@kipute/provider-protocols/mobile-money/mpesa/broker';
import { readXml, writeXml } from '@kipute/provider-protocols/mobile-money/xml';
import type { PaybillOutcome } from '../../../features/payments/ports.ts';
import type { WireAnswer } from '../wire/client.ts';
import type { MpesaOptions } from './options.ts';

const HOURS_AHEAD_MS = 3 * 3_600_000;

/** `yyyyMMddHHmmss` of East Africa, as the broker writes it itself. */
function stampOf(at: Date): string {
  return new Date(at.getTime() + HOURS_AHEAD_MS).toISOString().replace(/\D/g, '').slice(0, 14);
}

/** The same however often it is told. Undefined when it is about no request of the broker. */
export function brokerResult(
  { body, outcome, judgedAt }: PaybillOutcome,
  { spId, spPassword }: Pick<MpesaOptions, 'spId' | 'spPassword'>,
): string | undefined {
  const request = mpesaBrokerRequest.safeParse(readXml(body)).data?.mpesaBroker.request;
  if (!request) return undefined;
  const { originatorConversationID, conversationID, transactionID } = request.transaction;
  const timestamp = stampOf(judgedAt);
  const isTaken = outcome.kind === 'taken';
  const result: MpesaBrokerResult['mpesaBroker']['result'] = {
    serviceProvider: {
      spId,
      spPassword: mpesaBrokerPassword(spId, spPassword, timestamp),
      timestamp,
    },
    transaction: {
      resultType: isTaken ? 'Completed' : 'Failed',
      resultCode: isTaken ? '0' : '999',
      resultDesc: isTaken ? 'Successful' : 'Not accepted',
      serviceReceipt: (isTaken && outcome.ourReceipt) || '',
      serviceDate: judgedAt.toISOString(),
      originatorConversationID,
      conversationID,
      transactionID,
    },
  };
  return writeXml({ mpesaBroker: { '@version': '2.0', result } });
}

/** Anything but a clear success is told again: a second result does no harm. */
export function isResultTaken(answer: WireAnswer): boolean {
  if (answer.kind !== 'answered' || answer.httpStatus < 200 || answer.httpStatus > 299)
    return false;
  const read = mpesaBrokerResponse.safeParse(readXml(answer.text)).data;
  return read === undefined || read.mpesaBroker.response.responseCode === '0';
}
