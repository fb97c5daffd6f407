import { serialTimeMs } from '@kipute/domain/payments/serial-number';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAdministrator, contextOf } from '../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../fixtures/feature-world.ts';
import type { OfficeCaller, SignedInAgent } from '../../platform/http/handler.ts';
import { firstIdOf } from '../betting/index.ts';
import type { Match } from '../catalogue/index.ts';
import { beginAgentRole, changeSuperior } from '../players/index.ts';
import { createFinder, type Finder } from './index.ts';

let world: FeatureWorld;
let routes: Finder['routes'];
const ids = {} as Record<'asha' | 'ashura' | 'juma', string>;
const SERIAL_REST = '0123456789ABCDE';
const ORDER_SERIAL = 'B1K3456789ABCDEF';
const TICKET_SERIAL = 'J2K3456789ABCDEF';
const RACING_SERIAL = 'R3K3456789ABCDEF';

const aMatch = (id: string, homeId: string, awayId: string): Match => ({
  ...{ id, homeId, awayId, competitionId: '1', sportId: 1, status: 1, partId: null },
  ...{ startsAt: Date.UTC(2026, 2, 1, 13), popularity: 0 },
});
const teams = new Map(
  ['Simba SC', 'Young Africans', 'Atlético Madrid', 'Azam'].map((name, at) => [`${at}`, name]),
);
const matches = new Map(
  [aMatch('77001', '0', '1'), aMatch('77002', '2', '3')].map((one) => [one.id, one]),
);
const catalogue = {
  matches: () => matches,
  team: (id: string) => ({ id, name: teams.get(id) ?? '' }),
  competitions: () => new Map(),
  swahiliName: (_: unknown, id: string) => (id === '1' ? 'Yanga' : undefined),
};

beforeAll(async () => {
  world = await createFeatureWorld();
  routes = createFinder({ ...world, catalogue }).routes;
  for (const [at, name] of ['Asha', 'Ashura Mrisho', 'Juma Ashanti'].entries()) {
    const key = (['asha', 'ashura', 'juma'] as const)[at] ?? 'asha';
    const phone = `2557670077${at}${at}`;
    const made = await world.database.transact((tx) =>
      world.players.createPlayer(tx, {
        ...{ phone, name, password: 'a'.repeat(64), language: 'sw' },
      }),
    );
    ids[key] = made.ok ? made.value.id.toString() : '';
  }
  const [asha, ashura] = [BigInt(ids.asha), BigInt(ids.ashura)];
  await world.database.transact((tx) => changeSuperior(tx, ashura, asha));
  await world.database.transact((tx) =>
    beginAgentRole(tx, { playerId: asha, since: world.clock.now() }),
  );
  await keepThings(asha);
});
afterAll(() => world.close());

/** One of each that carries a number, straight into the tables. */
async function keepThings(playerId: bigint): Promise<void> {
  const now = world.clock.now();
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  await world.owner.transact(async (tx) => {
    await sql`
      insert into deposit (serial_number, player_id, request_key, way, operator, channel, phone,
        amount, state, reference, receipt, created_at, paid_at)
      values (${`D${SERIAL_REST}`}, ${playerId}, 'x', 'push', 'mpesa', 'mpesa', '255767007700',
        500000, 'paid', 'REF-D-1', 'CKA7 812', ${now}, ${now})`.execute(tx);
    await sql`
      insert into payment_identifier (normal_form, told_as, kind, deposit_id, told_at)
      select 'CKA7812', 'CKA7 812', 'receipt', id, ${now} from deposit`.execute(tx);
    await sql`
      insert into withdrawal (serial_number, player_id, request_key, operator, channel, phone,
        amount, state, reference, created_at)
      values ('W1123456789ABCDE', ${playerId}, 'x', 'mpesa', 'mpesa', '255767007700', 100000,
        'reviewing', 'REF-W-1', ${now})`.execute(tx);
    await sql`
      insert into booking_code (code, selections_hash, selections, made_at, ends_at)
      values ('QK7RTB', 'x', '[{}, {}]', ${now}, ${new Date(now.getTime() + 3_600_000)}),
        ('QK7RTC', 'y', '[{}]', ${now}, ${now})`.execute(tx);
    const terms = await sql<{ id: bigint }>`
      insert into bet_terms (content) values ('{}') returning id`.execute(tx);
    await sql`
      insert into bet_order (id, player_id, serial_number, request_key, request_hash, placed_at,
        type, status, system_size, leg_count, stake, paid_with, device, total_odds, terms_id,
        profit, win_bonus, tax, payout)
      values (${firstIdOf(serialTimeMs(ORDER_SERIAL) ?? 0)}, ${playerId}, ${ORDER_SERIAL}, 'x', 'x',
        ${now}, 1, 2, 0, 1, 100000, 'cash', 'phone', 200, ${terms.rows[0]?.id}, 0, 0, 0, 0)`.execute(
      tx,
    );
    const issue = await sql<{ id: bigint }>`
      insert into pool_issue (type_id, game, number, name, label, state, closes_at, made_at)
      select id, 'jackpot', 46, 'J46', 'Jackpot 17', 'cancelled', ${now}, ${now}
      from pool_type where game = 'jackpot' limit 1 returning id`.execute(tx);
    await sql`
      insert into pool_ticket (issue_id, player_id, serial_number, request_key, request_hash,
        placed_at, picks, reserve_picks, multiplier, lines, stake, paid_with, device)
      values (${issue.rows[0]?.id}, ${playerId}, ${TICKET_SERIAL}, 'x', 'x', ${now}, '1', '', 1, 1,
        100000, 'cash', 'phone')`.execute(tx);
    await sql`
      insert into racing_round (id, opens_at, closes_at, starts_at, ends_at, commitment, salt,
        sealed_seed, terms)
      values (202603010001, ${now}, ${later(1)}, ${later(2)}, ${later(3)}, repeat('a', 64),
        repeat('b', 32), 'x', '{}')`.execute(tx);
    await sql`
      insert into racing_order (round_id, player_id, serial_number, request_key, request_hash,
        placed_at, kind, picks, tickets, ticket_stake, stake, device)
      values (202603010001, ${playerId}, ${RACING_SERIAL}, 'x', 'x', ${now}, 'champion', '[]', 1,
        10000, 10000, 'phone')`.execute(tx);
    await sql`insert into role (code, name_sw, name_en, remarks) values ('r', 'r', 'r', '')`.execute(
      tx,
    );
    await sql`
      insert into administrator (account, name, password_hash, role_id, created_at)
      select 'rehema', 'Rehema Mrema', 'x', id, ${now} from role`.execute(tx);
  });
}

const everything = [
  ...['subscriber/inquire', 'subscriber/inquire_agent', 'order_list/inquire'],
  ...['recharge/inquire', 'withdraw/inquire', 'manager/inquire'],
  ...['subscriber/reveal_phone', 'pool_issue/inquire', 'racing_order/inquire'],
];
const clerk = (nodes: readonly string[] = everything) => anAdministrator(1n, nodes);
const agent = (): SignedInAgent => ({
  ...{ kind: 'agent', playerId: BigInt(ids.asha), token: '', nodes: new Set(everything) },
  provenUntil: new Date(0),
});
async function find(text: string, caller: OfficeCaller = clerk()): Promise<readonly string[]> {
  const reply = await routes['finder/find']({ text }, contextOf(caller, { locale: 'sw' }));
  return reply.kind === 'answer'
    ? reply.content.map(({ kind, title }) => `${kind} ${title}`)
    : [reply.kind === 'refusal' ? reply.code : ''];
}

describe('the finder', () => {
  const cases = [
    ['0767 007 700', ['user Asha', 'agent Asha']],
    ['+255 767 007 711', ['user Ashura Mrisho']],
    ['7711', ['user Ashura Mrisho']],
    ['711', []],
    ['mrisho ash', ['user Ashura Mrisho']],
    ['asha', ['user Asha', 'agent Asha', 'user Juma Ashanti']],
    [`D${SERIAL_REST}`, [`deposit D${SERIAL_REST}`]],
    [SERIAL_REST.toLowerCase(), [`deposit D${SERIAL_REST}`]],
    ['1123456789ABCDE', ['withdrawal W1123456789ABCDE']],
    [ORDER_SERIAL, [`order ${ORDER_SERIAL}`]],
    [ORDER_SERIAL.slice(1), [`order ${ORDER_SERIAL}`]],
    [TICKET_SERIAL, [`pool-ticket ${TICKET_SERIAL}`]],
    [TICKET_SERIAL.slice(1), [`pool-ticket ${TICKET_SERIAL}`]],
    [RACING_SERIAL, [`racing-order ${RACING_SERIAL}`]],
    [RACING_SERIAL.slice(1), [`racing-order ${RACING_SERIAL}`]],
    ['j46', ['pool-issue J46']],
    ['J 46', ['pool-issue J46']],
    ['J4', []],
    ['cka7-812', [`deposit D${SERIAL_REST}`]],
    ['qk7 rtb', ['booking-code QK7RTB']],
    ['QK7RTC', []],
    ['77001', ['match Simba SC – Yanga']],
    ['simba', ['match Simba SC – Yanga']],
    ['atletico', ['match Atlético Madrid – Azam']],
    ['africans simba', ['match Simba SC – Yanga']],
    ['rehe', ['manager rehema']],
    ['nobody at all', []],
    ["'; drop table player; --", []],
    ['%', []],
  ] as const;
  test.each(cases)('[FND-02] %j', async (text, expected) => {
    expect(await find(text)).toEqual(expected);
  });

  test('[FND-02] a user’s number', async () => {
    expect(await find(ids.juma)).toEqual(['user Juma Ashanti']);
  });

  test('[FND-03] phones are masked', async () => {
    const reply = await routes['finder/find']({ text: '0767007711' }, contextOf(clerk()));
    expect(JSON.stringify(reply)).toContain('0767•••711');
    expect(JSON.stringify(reply)).not.toContain('7007711');
  });

  test.each([
    ['0767007700', 'subscriber/inquire'],
    [SERIAL_REST, 'recharge/inquire'],
    [ORDER_SERIAL, 'order_list/inquire'],
    ['1123456789ABCDE', 'withdraw/inquire'],
    [TICKET_SERIAL, 'pool_issue/inquire'],
    [RACING_SERIAL, 'racing_order/inquire'],
    ['J46', 'pool_issue/inquire'],
    ['qk7rtb', 'order_list/inquire'],
    ['simba', 'order_list/inquire'],
    ['rehema', 'manager/inquire'],
  ])('[FND-04] %j is found by who holds %s alone', async (text, node) => {
    expect(await find(text, clerk([node]))).toHaveLength(1);
    expect(await find(text, clerk(everything.filter((one) => one !== node)))).toEqual([]);
  });

  test('[USR-91] a part of a phone finds nobody for who may not see whole numbers', async () => {
    const masked = everything.filter((node) => node !== 'subscriber/reveal_phone');
    expect(await find('7711', clerk(masked))).toEqual([]);
    expect(await find('0767007711', clerk(masked))).toEqual(['user Ashura Mrisho']);
  });

  test('[FND-04] who must bind or change something first finds nothing', async () => {
    const caller = { ...clerk(), obstacle: 'change-password' } as const;
    expect(await find('asha', caller)).toEqual(['permission-denied']);
  });

  test.each([
    ['0767007711', ['user Ashura Mrisho']],
    ['ashura', ['user Ashura Mrisho']],
    ['asha', []],
    ['7711', []],
    ['0767007722', []],
    ['juma', []],
    [SERIAL_REST, []],
    [ORDER_SERIAL, []],
    [TICKET_SERIAL, []],
    ['j46', []],
    ['cka7812', []],
    ['simba', []],
    ['qk7rtb', []],
    ['rehema', []],
  ])('[FND-05] an agent finds %j in its tree alone', async (text, expected) => {
    expect(await find(text, agent())).toEqual(expected);
  });
});

describe('the plans', () => {
  /** Without sequential scans whatever has an index goes by it, and what has none cannot hide. */
  const planOf = (query: ReturnType<typeof sql>) =>
    world.database.transact(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(tx);
      return rows.flatMap((row) => Object.values(row)).join('\n');
    });
  test.each([
    ['player_by_phone_end', sql`select id from player where reverse(phone) like ${'1177%'}`],
    [
      'player_by_name_words',
      sql`select id from player where to_tsvector('simple', name) @@ to_tsquery('simple', ${'a:*'})`,
    ],
    ['payment_identifier_pkey', sql`select * from payment_identifier where normal_form = ${'X'}`],
    [
      'pool_ticket_serial_number_key',
      sql`select id from pool_ticket where serial_number = any (${['X']}::text[])`,
    ],
    ['pool_issue_name_key', sql`select id from pool_issue where name = ${'J46'}`],
    ['deposit_serial_number_key', sql`select id from deposit where serial_number = ${'X'}`],
  ])('[FND-06] %s carries its lookup', async (index, query) => {
    expect(await planOf(query)).toContain(index);
  });
});
