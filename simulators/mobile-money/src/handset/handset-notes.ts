import type { BillOutcome } from '../network/bill-desk.ts';
import type { AnswerTaken } from '../network/network.ts';

export const answerNotes: Readonly<Record<AnswerTaken, string>> = {
  paid: 'Umelipa · Paid',
  refused: 'Haijalipwa · Not paid',
  ignored: 'Umepuuza ombi · Ignored',
  'no-such-prompt': 'Ombi limekwisha · The request is over',
};

type BillRefusal = Extract<BillOutcome, { kind: 'refused' }>['reason'];

const billRefusals: Readonly<Record<BillRefusal, string>> = {
  'no-pay-bill': 'Mtandao huu hauna lipa bili · This operator has no pay-bill menu',
  'reference-unknown': 'Kumbukumbu haijulikani · Reference unknown',
  'merchant-silent': 'Kampuni haijibu, jaribu tena · The business does not answer, try again',
  'phone-unknown': 'Namba haijulikani · Number unknown',
  'wrong-pin': 'PIN si sahihi · Wrong PIN',
  'funds-short': 'Salio halitoshi · Balance too low',
  'float-empty': 'Haiwezekani sasa · Not possible now',
  cancelled: 'Imeghairiwa · Cancelled',
  expired: 'Muda umekwisha · Expired',
};

export function billNote(outcome: BillOutcome): string {
  return outcome.kind === 'paid'
    ? `Umelipa · Paid: ${outcome.receipt}`
    : billRefusals[outcome.reason];
}
