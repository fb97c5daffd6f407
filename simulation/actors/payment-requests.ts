import { operators } from '@kipute/contract/constants/money/operators';
import type { PaymentHappening, ServerName } from '../history.ts';
import type { Person } from '../world/people.ts';
import type { Scene } from './scene.ts';
import { type OpenPage, openPage } from './sessions.ts';

export type Wanted = {
  readonly server: ServerName;
  /** Where it is asked a second time. */
  readonly otherServer: ServerName;
  readonly operator: keyof typeof operators;
  /** Whole shillings. */
  readonly amount: number;
  readonly key: string;
  readonly habit: 'once' | 'again' | 'at once';
};

type Way = Extract<PaymentHappening, { kind: 'payment-asked' }>['way'];
type Asking = Wanted & { readonly way: Way };

/** One intention under one key, however often it is sent. True when it was ever acknowledged. */
export async function askForPayment(
  scene: Scene,
  person: Person,
  wanted: Asking,
): Promise<boolean> {
  const page = await openPage(scene, person, wanted.server);
  if (!page) return false;
  const ask = (server: ServerName) => askOnce(scene, page, { ...wanted, server });
  if (wanted.habit === 'at once') {
    const answers = await Promise.all([ask(wanted.server), ask(wanted.otherServer)]);
    return answers.includes('done');
  }
  const answer = await ask(wanted.server);
  const isRepeated = wanted.habit === 'again' && answer === 'lost';
  return (isRepeated ? await ask(wanted.otherServer) : answer) === 'done';
}

async function askOnce({ world, history }: Scene, page: OpenPage, asking: Asking) {
  const { way, key, amount, operator, server } = asking;
  const request = { request_key: key, pay_type: operators[operator].id, amount };
  const answered = await world.wire.call<{ readonly serial_number: string }>(
    { ...page, server },
    (api) =>
      way === 'deposit' ? api.recharge.add({ ...request, phone: '' }) : api.withdraw.add(request),
  );
  const { answer } = answered;
  const serial = answered.answer === 'done' ? answered.content.serial_number : '';
  history.add({ kind: 'payment-asked', way, key, amount, answer, serial });
  return answer;
}
