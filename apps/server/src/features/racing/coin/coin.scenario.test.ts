import { billTypes } from '@kipute/contract/constants/money/bills';
import { shillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  aKey,
  createRacingWorld,
  type RacingInput,
  type RacingWorld,
} from '../fixtures/racing-world.ts';

type Asked = Partial<RacingInput<'racing_coin/convert'>>;

let world: RacingWorld;
let asha: bigint;
beforeAll(async () => {
  world = await createRacingWorld();
});
beforeEach(async () => {
  asha = await world.newPlayer(1_000, 5_000);
});
afterAll(() => world.close());

const refusalOf = (reply: object) => ('refusal' in reply ? reply.refusal : undefined);
const asking = (differences: Asked = {}): RacingInput<'racing_coin/convert'> => ({
  request_key: aKey(),
  direction: 'to-coin',
  amount: 500,
  device_time: world.clock.now().toISOString(),
  ...differences,
});
const convert = (differences: Asked = {}, player = asha) =>
  world.ask('racing_coin/convert', asking(differences), world.player(player));
const converted = (differences: Asked = {}) =>
  world.told('racing_coin/convert', asking(differences), world.player(asha));
const purses = async () => [await world.cashOf(asha), await world.coinOf(asha)];
const linesOf = async () => {
  const { rows } = await sql<{ cause: number; account: string; amount: bigint }>`
    select cause, account, amount from posting join journal_entry on journal_entry.id = entry_id
    where player_id = ${asha} and cause <> ${billTypes['balance-change'].id}
    order by entry_id, line`.execute(world.database.read);
  return rows;
};
const clockOff = (milliseconds: number) =>
  new Date(world.clock.now().getTime() + milliseconds).toISOString();

describe('a conversion', () => {
  test('[RAC-50] balance becomes coin, a shilling for a coin, free', async () => {
    expect(await converted()).toEqual({ converted: 500, tax: 0, received: 500 });
    expect(await purses()).toEqual([shillings(4_500), shillings(1_500)]);
    expect(await linesOf()).toEqual([
      { cause: 16, account: 'cash', amount: -shillings(500) },
      { cause: 16, account: 'racing-coin', amount: shillings(500) },
    ]);
  });

  test('[RAC-51] coin becomes balance, less tax on all of it', async () => {
    const taxes = await world.sumOf('winnings-tax');
    const asked = { direction: 'to-balance', amount: 505 } as const;
    expect(await converted(asked)).toEqual({ converted: 505, tax: 50, received: 455 });
    expect(await purses()).toEqual([shillings(5_455), shillings(495)]);
    expect(await world.sumOf('winnings-tax')).toBe(taxes + shillings(50));
    expect(await linesOf()).toEqual([
      { cause: 17, account: 'racing-coin', amount: -shillings(505) },
      { cause: 17, account: 'cash', amount: shillings(505) },
      { cause: billTypes['winnings-tax'].id, account: 'cash', amount: -shillings(50) },
    ]);
  });

  test('[RAC-51] the tax is the one in force; without one there is no line', async () => {
    const setTax = async (racingPercent: number) => {
      const changed = await world.database.transact((tx) =>
        world.settings.change(tx, {
          section: 'taxes',
          value: { ...world.settings.current('taxes'), racingPercent },
          ...{ basedOn: world.settings.revisionOf('taxes'), changedBy: null, note: 'a law' },
        }),
      );
      if (!changed.ok) throw new Error(changed.refusal);
    };
    await setTax(0);
    expect(await converted({ direction: 'to-balance' })).toMatchObject({ tax: 0, received: 500 });
    await setTax(20);
    expect(await converted({ direction: 'to-balance' })).toMatchObject({ tax: 100 });
    await setTax(10);
    expect(await linesOf()).toHaveLength(5);
  });
});

describe('the same request again', () => {
  test.each(['to-coin', 'to-balance'] as const)(
    '[RAC-52] twice with one key %s: the same answer, and nothing moves',
    async (direction) => {
      const asked = asking({ direction });
      const first = await world.told('racing_coin/convert', asked, world.player(asha));
      const before = await purses();
      const lines = await linesOf();
      world.clock.advance({ minutes: 60 });
      const other = world.askAt(world.startRacing());
      const again = await other('racing_coin/convert', asked, world.player(asha));
      expect(again).toMatchObject({ content: first });
      expect(await purses()).toEqual(before);
      expect(await linesOf()).toEqual(lines);
    },
  );

  test('[RAC-52] ten at once convert once', async () => {
    const asked = asking({ direction: 'to-balance', amount: 1_000 });
    const processes = [world.racing, world.startRacing(), world.startRacing()];
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        world.askAt(processes[at % 3] ?? world.racing)(
          'racing_coin/convert',
          asked,
          world.player(asha),
        ),
      ),
    );
    for (const reply of replies) expect(reply).toMatchObject({ content: { tax: 100 } });
    expect(await purses()).toEqual([shillings(5_900), 0n]);
    expect(await linesOf()).toHaveLength(3);
  });

  test('[RAC-52] another amount or direction under the key is refused', async () => {
    const asked = asking();
    await world.told('racing_coin/convert', asked, world.player(asha));
    const before = await purses();
    for (const change of [{ amount: 501 }, { direction: 'to-balance' as const }]) {
      const reply = await convert({ ...asked, ...change });
      expect(refusalOf(reply)).toBe('request-key-used');
    }
    expect(await purses()).toEqual(before);
  });

  test('[RAC-52] a key is of its player alone', async () => {
    const asked = asking();
    await world.told('racing_coin/convert', asked, world.player(asha));
    const juma = await world.newPlayer(0, 500);
    expect(refusalOf(await convert(asked, juma))).toBeUndefined();
    expect(await world.coinOf(juma)).toBe(shillings(500));
  });
});

describe('what is refused', () => {
  const refused: readonly (readonly [string, () => Asked])[] = [
    ['amount-out-of-range', () => ({ amount: 0 })],
    ['device-clock-off', () => ({ device_time: clockOff(300_001) })],
    ['device-clock-off', () => ({ device_time: clockOff(-300_001) })],
    ['device-clock-off', () => ({ direction: 'to-balance', device_time: clockOff(10_800_000) })],
    ['funds-short', () => ({ amount: 5_001 })],
    ['racing-coin-short', () => ({ direction: 'to-balance', amount: 1_001 })],
  ];
  test.each(refused)('[RAC-53] %s', async (refusal, asked) => {
    expect(refusalOf(await convert(asked()))).toBe(refusal);
    expect(await purses()).toEqual([shillings(5_000), shillings(1_000)]);
    expect(await linesOf()).toEqual([]);
  });

  test('[RAC-53] a clock that is five minutes off is not refused', async () => {
    for (const off of [300_000, -300_000]) {
      expect(refusalOf(await convert({ device_time: clockOff(off) }))).toBeUndefined();
    }
  });

  test('[RAC-54] who takes a break puts nothing into play, and takes out what is in', async () => {
    const now = world.clock.now();
    await sql`
      insert into play_pause (player_id, length, asked_at, ends_at)
      values (${asha}, 'day', ${now}, ${new Date(clockOff(86_400_000))})`.execute(world.owner.read);
    expect(refusalOf(await convert())).toBe('play-paused');
    expect(await converted({ direction: 'to-balance' })).toMatchObject({ received: 450 });
  });
});
