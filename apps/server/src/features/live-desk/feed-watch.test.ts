import { eventually } from '@kipute/testkit/eventually';
import { createFakeClock } from '@kipute/testkit/fake-clock';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { createLocalBus } from '../../platform/bus/index.ts';
import { hearFeed, watchFeed } from './feed-watch.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

function start() {
  const clock = createFakeClock();
  const bus = createLocalBus(pino({ level: 'silent' }));
  const watch = watchFeed({ bus, clock });
  const heard = hearFeed({ bus, clock });
  closers.push(watch.close, heard.stop);
  return { clock, watch, heard };
}

test('[LVB-15] who never was connected says nothing, and nobody is told to be', () => {
  const { heard } = start();
  expect(heard.now().connected).toBeNull();
});

test('[LVB-15] lag, silence, its longest and gaps are told by who is connected, until it is silent', async () => {
  const { clock, watch, heard } = start();
  watch.count('connected');
  watch.arrived(clock.now().getTime() - 400);
  watch.count('gap');
  clock.advance({ seconds: 3 });
  await eventually(() =>
    expect(heard.now()).toMatchObject({
      ...{ connected: 1, lag_ms: 400, silent_ms: 3_000, longest_silence_ms: 3_000, gaps: 1 },
    }),
  );
  watch.arrived(clock.now().getTime() - 100);
  watch.count('disconnected');
  await eventually(() =>
    expect(heard.now()).toMatchObject({
      ...{ connected: 0, lag_ms: 100, silent_ms: 0, longest_silence_ms: 3_000 },
    }),
  );
  watch.close();
  clock.advance({ seconds: 6 });
  expect(heard.now().connected).toBeNull();
});
