import { createFakeClock } from '@kipute/testkit/fake-clock';
import { describe, expect, test } from 'vitest';
import { createGates } from './address-book.ts';
import { type AddressRule, gateOf, shutsOut } from './gate.ts';
import { readAddress, readNetwork } from './networks.ts';

const now = new Date('2026-03-01T09:00:00Z');
const later = new Date('2026-03-01T10:00:00Z');

/** "block both 41.59.3.0/24" */
function rule(text: string, until: Date | null = null): AddressRule {
  const [list, reach, written = ''] = text.split(' ');
  const network = readNetwork(written);
  if (!network) throw new Error(`${written} was not read`);
  return {
    network,
    until,
    list: list as AddressRule['list'],
    reach: reach as AddressRule['reach'],
  };
}

describe('whom a site refuses', () => {
  const cases: readonly [
    rules: readonly string[],
    address: string,
    player: boolean,
    office: boolean,
  ][] = [
    [[], '41.59.3.7', false, false],
    [['block players 41.59.3.0/24'], '41.59.3.7', true, false],
    [['block office 41.59.3.0/24'], '41.59.3.7', false, true],
    [['block both 41.59.3.0/24'], '::ffff:41.59.3.7', true, true],
    [['block both 41.59.3.0/24'], '41.59.4.7', false, false],
    [['allow office 41.59.3.0/24'], '41.59.3.7', false, false],
    [['allow office 41.59.3.0/24'], '41.59.4.7', false, true],
    [['allow office 41.59.3.0/24', 'allow office 2001:db8::/32'], '2001:db8::5', false, false],
    [['allow office 41.59.3.0/24', 'block office 41.59.3.7'], '41.59.3.7', false, true],
    [['allow office 41.59.3.0/24'], 'unknown', false, true],
    [['block both 41.59.3.0/24'], 'unknown', false, false],
  ];
  test.each(cases)('[ADR-04] %j, %s: player %s, office %s', (texts, address, player, office) => {
    const rules = texts.map((text) => rule(text));
    const refuses = (site: 'player' | 'backoffice') =>
      gateOf(rules, site, now)?.refuses(readAddress(address)) ?? false;
    expect([refuses('player'), refuses('backoffice')]).toEqual([player, office]);
  });
});

describe('whether a change shuts its maker out of the office', () => {
  const own = '41.59.3.7';
  const mine = 'allow office 41.59.3.0/24';
  const other = 'allow office 102.22.8.0/24';
  const cases: readonly [
    name: string,
    before: readonly AddressRule[],
    after: readonly AddressRule[],
    isOut: boolean,
  ][] = [
    ['their network is blocked', [], [rule('block both 41.59.3.0/24')], true],
    ['their network is blocked for players', [], [rule('block players 41.59.3.0/24')], false],
    ['another is blocked', [], [rule('block both 102.22.8.0/24')], false],
    ['the first allow rule is of others', [], [rule(other)], true],
    ['the first allow rule is their own', [], [rule(mine)], false],
    ['others are allowed beside them', [rule(mine)], [rule(mine), rule(other)], false],
    ['the rule that lets them in goes', [rule(mine), rule(other)], [rule(other)], true],
    ['the last allow rule goes', [rule(mine)], [], false],
    ['theirs ends, another does not', [rule(mine, later)], [rule(mine, later), rule(other)], true],
    ['both end', [rule(mine, later)], [rule(mine, later), rule(other, later)], false],
    [
      'it was coming anyway',
      [rule(mine, later), rule(other)],
      [rule(mine, later), rule(other), rule('block both 8.8.8.8')],
      false,
    ],
  ];
  test.each(cases)('[ADR-07] %s', (_, before, after, isOut) => {
    expect(shutsOut(own, { before, after }, now)).toBe(isOut);
  });
});

test('[ADR-06] a rule ends by itself, though nobody reads the rules again', () => {
  const clock = createFakeClock();
  const gates = createGates(clock);
  const until = new Date(clock.now().getTime() + 60_000);
  gates.replace([rule('block both 41.59.3.0/24', until), rule('block players 8.8.8.8')]);
  const seen = () => [
    gates.refuses('player', '41.59.3.7'),
    gates.refuses('backoffice', '41.59.3.7'),
    gates.refuses('player', '8.8.8.8'),
  ];
  expect(seen()).toEqual([true, true, true]);
  clock.advance({ seconds: 60 });
  expect(seen()).toEqual([false, false, true]);
  expect([gates.isGuarded('player'), gates.isGuarded('backoffice')]).toEqual([true, false]);
});

test('[ADR-04] while no rule is in force the time is not asked and no address looked at', () => {
  const gates = createGates({
    now: () => {
      throw new Error('the time was asked');
    },
  });
  expect([gates.isGuarded('player'), gates.refuses('player', '41.59.3.7')]).toEqual([false, false]);
});

test('[ADR-04] ten thousand networks and a hundred thousand addresses: verdicts stay right', () => {
  const gates = createGates(createFakeClock());
  const networks = Array.from({ length: 10_000 }, (_, at) => `10.${at >> 8}.${at & 255}.0/24`);
  gates.replace(networks.map((network) => rule(`block players ${network}`)));
  let refused = 0;
  for (let at = 0; at < 100_000; at += 1) {
    if (gates.refuses('player', `${at % 2 === 0 ? 10 : 11}.${at % 39}.${at % 251}.9`)) refused += 1;
  }
  expect(refused).toBe(50_000);
});
