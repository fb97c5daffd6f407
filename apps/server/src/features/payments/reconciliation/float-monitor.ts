import { z } from 'zod';
import { type Bus, defineTopic } from '../../../platform/bus/bus.ts';
import type { AnyJob } from '../../../platform/jobs/jobs.ts';
import type { PaymentsDeps } from '../payments-deps.ts';

const floatRead = defineTopic('float-read', z.object({ channel: z.string(), low: z.boolean() }));

const SCHEDULE = '*/5 * * * *';

/** Players feel an empty float first, as payouts that do not come (PAY-31). */
export function floatMonitorJob(deps: PaymentsDeps): AnyJob {
  return {
    name: 'watch-floats',
    payload: z.object({}),
    attemptsMax: 2,
    schedule: SCHEDULE,
    run: async () => {
      for (const [channel, party] of Object.entries(deps.mobileMoney.channels)) {
        const balance = await party.floatBalance();
        if (typeof balance === 'string') continue;
        const low = balance < deps.settings.current('pay').floatWarning;
        const readAt = deps.clock.now();
        await deps.database.transact((tx) =>
          tx.insertInto('floatReading').values({ channel, balance, low, readAt }).execute(),
        );
        await deps.bus.publish(floatRead, { channel, low });
      }
    },
  };
}

/** How many channels have little left, as far as this process knows; for the metrics. */
export function lowFloats(bus: Bus): () => number {
  const low = new Set<string>();
  bus.subscribe(floatRead, (reading) => {
    if (reading.low) low.add(reading.channel);
    else low.delete(reading.channel);
  });
  return () => low.size;
}
