const REPORT_TIMEOUT_MS = 5_000;

type Report = {
  /** The name of the wire in the address of the house. */
  readonly provider: 'beem' | 'africas-talking';
  readonly contentType: string;
  readonly body: string;
};

export type DeliveryReports = {
  readonly report: (report: Report) => void;
  readonly stop: () => void;
};

type ReportOptions = {
  /** The player site; without it nobody is told. */
  readonly houseUrl: string | undefined;
  /** The secret that ends the addresses we were given. */
  readonly key: string;
  readonly delayMs: number;
};

/** Calls back after a while, once per call; a receiver that fails is not called again. */
export function createDeliveryReports({ houseUrl, key, delayMs }: ReportOptions): DeliveryReports {
  const waiting = new Set<NodeJS.Timeout>();

  async function post(house: string, { provider, contentType, body }: Report): Promise<void> {
    const url = new URL(`/callbacks/sms/${provider}`, house);
    url.searchParams.set('key', key);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': contentType },
        body,
        signal: AbortSignal.timeout(REPORT_TIMEOUT_MS),
      });
      if (!response.ok) console.error(`delivery report answered with ${response.status}`);
    } catch (error) {
      console.error('delivery report was not taken:', error);
    }
  }

  return {
    report(report) {
      if (houseUrl === undefined) return;
      const timer = setTimeout(() => {
        waiting.delete(timer);
        void post(houseUrl, report);
      }, delayMs);
      waiting.add(timer);
    },
    stop() {
      for (const timer of waiting) clearTimeout(timer);
      waiting.clear();
    },
  };
}
