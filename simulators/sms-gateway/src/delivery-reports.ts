import type { BeemDeliveryReport } from '@kipute/provider-protocols/sms/beem-delivery';
import type { InboxMessage } from './inbox.ts';

const REPORT_TIMEOUT_MS = 5_000;

export type DeliveryReports = {
  readonly report: (message: InboxMessage) => void;
  readonly stop: () => void;
};

/** Calls back after a while, once per call; a receiver that fails is not called again. */
export function createDeliveryReports(
  callbackUrl: string | undefined,
  delayMs: number,
): DeliveryReports {
  const waiting = new Set<NodeJS.Timeout>();

  async function post(url: string, message: InboxMessage): Promise<void> {
    const body: BeemDeliveryReport = {
      request_id: message.requestId,
      recipient_id: message.recipientId,
      dest_addr: message.phone,
      Status: message.status,
    };
    try {
      await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(REPORT_TIMEOUT_MS),
      });
    } catch (error) {
      console.error(`delivery report of request ${message.requestId} was not taken:`, error);
    }
  }

  return {
    report(message) {
      if (callbackUrl === undefined) return;
      const timer = setTimeout(() => {
        waiting.delete(timer);
        void post(callbackUrl, message);
      }, delayMs);
      waiting.add(timer);
    },
    stop() {
      for (const timer of waiting) clearTimeout(timer);
      waiting.clear();
    },
  };
}
