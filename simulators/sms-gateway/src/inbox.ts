import type { BeemDeliveryStatus } from '@kipute/provider-protocols/sms/beem';

/** One message on one phone. */
export type InboxMessage = {
  readonly requestId: string;
  readonly recipientId: string;
  readonly phone: string;
  readonly sender: string;
  readonly text: string;
  readonly receivedAt: string;
  readonly status: BeemDeliveryStatus;
};

/** Old messages are forgotten, so that a simulator left running for weeks stays small. */
const MESSAGES_KEPT = 1000;

export class Inbox {
  #newestFirst: InboxMessage[] = [];

  receive(message: InboxMessage): void {
    this.#newestFirst = [message, ...this.#newestFirst].slice(0, MESSAGES_KEPT);
  }

  list(phone?: string): readonly InboxMessage[] {
    return this.#newestFirst.filter((message) => phone === undefined || message.phone === phone);
  }

  ofRequest(requestId: string, phone: string): readonly InboxMessage[] {
    return this.list(phone).filter((message) => message.requestId === requestId);
  }

  clear(): void {
    this.#newestFirst = [];
  }
}
