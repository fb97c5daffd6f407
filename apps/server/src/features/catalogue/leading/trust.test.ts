import { describe, expect, test } from 'vitest';
import { createTrust, type Trust } from './trust.ts';

const second = 1_000;

function trusted(): Trust {
  const trust = createTrust(0);
  trust.believe(trust.doubts());
  return trust;
}

describe('silence', () => {
  test('[CAT-20] suspends at ten seconds and asks once for another line', () => {
    const trust = trusted();
    expect(trust.look(9 * second)).toEqual({ freshness: 'fresh', mustRenew: false });
    expect(trust.look(10 * second)).toEqual({ freshness: 'suspended', mustRenew: true });
    expect(trust.look(11 * second)).toEqual({ freshness: 'suspended', mustRenew: false });
    trust.heard(12 * second);
    expect(trust.look(13 * second)).toEqual({ freshness: 'suspended', mustRenew: false });
    trust.believe(trust.doubts());
    expect(trust.look(14 * second).freshness).toBe('fresh');
  });

  test('[CAT-20] our own slowness suspends too, and asks only when we are done', () => {
    const trust = trusted();
    trust.beBusy();
    expect(trust.look(10 * second)).toEqual({ freshness: 'suspended', mustRenew: false });
    trust.beReady(12 * second);
    expect(trust.look(12 * second)).toEqual({ freshness: 'suspended', mustRenew: true });
  });

  test('[CAT-20] an image that takes us long is not begun again', () => {
    const trust = createTrust(0);
    trust.imageBegins();
    trust.beBusy();
    expect(trust.look(15 * second).mustRenew).toBe(false);
    trust.beReady(16 * second);
    expect(trust.look(17 * second).mustRenew).toBe(false);
    trust.believe(trust.doubts());
    expect(trust.look(17 * second).freshness).toBe('fresh');
  });

  test('[CAT-20] an image whose end is long in being written is believed', () => {
    const trust = createTrust(0);
    trust.imageBegins();
    trust.beBusy();
    const atItsEnd = trust.doubts();
    expect(trust.look(15 * second)).toEqual({ freshness: 'suspended', mustRenew: false });
    trust.believe(atItsEnd);
    trust.beReady(16 * second);
    expect(trust.look(17 * second)).toEqual({ freshness: 'fresh', mustRenew: false });
  });

  test('[CAT-20] an image that stops in the middle is', () => {
    const trust = createTrust(0);
    trust.imageBegins();
    expect(trust.look(10 * second).mustRenew).toBe(true);
  });
});

describe('a lost line', () => {
  test('[CAT-21] suspends after three seconds unless it is level again', () => {
    const trust = trusted();
    trust.lineLost(1 * second);
    trust.lineLost(3 * second);
    expect(trust.look(3_999).freshness).toBe('fresh');
    expect(trust.look(4_000).freshness).toBe('suspended');
    trust.believe(trust.doubts());
    expect(trust.look(9_000).freshness).toBe('fresh');
  });

  test('[CAT-21] one that is level again at the third second is believed', () => {
    const trust = trusted();
    trust.lineLost(1 * second);
    const whenBack = trust.doubts();
    expect(trust.look(4_000).freshness).toBe('suspended');
    trust.believe(whenBack);
    expect(trust.look(4_100)).toEqual({ freshness: 'fresh', mustRenew: false });
  });

  test('[CAT-21] what was said on the line before is not believed on the next', () => {
    const trust = trusted();
    trust.lineLost(1 * second);
    const whenBack = trust.doubts();
    trust.lineLost(2 * second);
    trust.believe(whenBack);
    expect(trust.look(4_000).freshness).toBe('suspended');
  });
});

test('[CAT-19] what was doubted meanwhile is not believed', () => {
  const trust = createTrust(0);
  const before = trust.doubts();
  trust.doubt();
  trust.believe(before);
  expect(trust.look(second).freshness).toBe('suspended');
});
