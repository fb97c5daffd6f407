import type { DeliveryReports } from './delivery-reports.ts';
import type { Inbox, InboxMessage } from './inbox.ts';
import type { TroubleScript } from './trouble.ts';

/** One house with phones behind it, whichever wire a message comes by. */
export type Gateway = {
  readonly apiKey: string;
  /** Of Beem alone. */
  readonly secretKey: string;
  /** Of Africa's Talking alone. */
  readonly username: string;
  /** Empty: every well-formed name may send. */
  readonly senderNames: readonly string[];
  readonly inbox: Inbox;
  readonly trouble: TroubleScript;
  readonly reports: DeliveryReports;
  creditLeft: number;
  lastRequestId: number;
};

type Delivery = Pick<InboxMessage, 'recipientId' | 'phone' | 'sender' | 'text'> & {
  readonly requestId: string;
  readonly copies: number;
};

export function nextRequestId(gateway: Gateway): number {
  gateway.lastRequestId += 1;
  return gateway.lastRequestId;
}

/** Onto the phone; each copy is told of by itself. */
export function deliver(
  gateway: Gateway,
  { copies, ...message }: Delivery,
  report: (message: InboxMessage) => void,
): void {
  gateway.creditLeft -= 1;
  for (let copy = 0; copy < copies; copy += 1) {
    const receivedAt = new Date().toISOString();
    const received = { ...message, receivedAt, status: 'DELIVERED' } as const;
    gateway.inbox.receive(received);
    report(received);
  }
}

const SENDER_NAME = /^[A-Za-z0-9 ._-]{1,11}$/;

export const isSenderName = (name: string): boolean => SENDER_NAME.test(name);

/** International digits without a plus; Tanzanian numbers have nine after 255. */
export function isPhone(phone: string): boolean {
  return phone.startsWith('255') ? /^255\d{9}$/.test(phone) : /^[1-9]\d{7,14}$/.test(phone);
}
