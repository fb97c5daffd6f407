import { expect, test } from 'vitest';
import { ScriptedTable, settled } from '../fixtures/scripted-table.ts';
import { MULTIPLIER_MOST, millisecondsTo, multiplierAt } from '../laws/crash.ts';
import { sha256 } from './hash-chain.ts';
import { BETTING_MS, PAUSE_MS } from './table.ts';

const stateOf = ({ table }: ScriptedTable, player: string, panel = 1) =>
  table.ownBets(player).find((bet) => bet.panel === panel);

test('[AVI-10] five seconds of bets, the flight, a pause, and the next round by itself', async () => {
  const scripted = new ScriptedTable();
  const { round } = scripted.table;
  expect(round).toMatchObject({ phase: 'betting', startsAt: scripted.nowMs + BETTING_MS });
  await scripted.at(0);
  expect(scripted.table.round.phase).toBe('flying');
  scripted.nowMs = round.endsAt;
  scripted.table.advance();
  expect(scripted.table.round.phase).toBe('over');
  scripted.nowMs += PAUSE_MS;
  scripted.table.advance();
  expect(scripted.table.round.phase).toBe('betting');
  expect(scripted.table.round.id).not.toBe(round.id);
  expect(scripted.table.history[0]).toMatchObject({ id: round.id, crash: round.crash, link: 1 });
});

test('[AVI-05] the mark shown before the bets is the SHA-256 of the seed shown after', async () => {
  const scripted = new ScriptedTable();
  const shown = scripted.table.commitment;
  await scripted.at(0);
  scripted.nowMs = scripted.table.round.endsAt;
  scripted.table.advance();
  expect(sha256(scripted.table.history[0]?.seed ?? '')).toBe(shown);
});

test('[AVI-11] a bet stands once the operator has taken the stake, and is paid by the clock', async () => {
  const scripted = new ScriptedTable();
  await scripted.untilRound(250);
  expect(scripted.bid('7', 1_000)).toBeUndefined();
  await settled();
  expect(stateOf(scripted, '7')).toMatchObject({ state: 'stands' });
  await scripted.at(millisecondsTo(236));
  expect(scripted.table.cashOut('7', 1)).toBeUndefined();
  expect(stateOf(scripted, '7')).toMatchObject({ state: 'won', multiplier: 236, won: 236_000 });
  expect(scripted.creditsOf('7')).toEqual([236_000]);
  expect(scripted.table.cashOut('7', 1)).toBe('no-bet');
});

test('[AVI-12] both panels are bets of their own, each with a round of its own at the wallet', async () => {
  const scripted = new ScriptedTable();
  await scripted.untilRound(250);
  scripted.bid('7', 1_000, null, 1);
  scripted.bid('7', 500, 150, 2);
  await settled();
  const rounds = scripted.asked.map(({ round, amount }) => [round.slice(-2), amount]);
  expect(rounds).toEqual([
    ['-1', 100_000],
    ['-2', 50_000],
  ]);
  expect(scripted.bid('7', 500, null, 2)).toBe('bet-stands');
});

test('[AVI-13] a cash-out that arrives with the crash or later finds nothing, and the bet is lost', async () => {
  const scripted = new ScriptedTable();
  await scripted.untilRound(150, 300);
  scripted.bid('7', 1_000);
  await settled();
  await scripted.at(0);
  scripted.nowMs = scripted.table.round.endsAt;
  expect(scripted.table.cashOut('7', 1)).toBe('too-late');
  expect(stateOf(scripted, '7')).toMatchObject({ state: 'lost' });
  expect(scripted.creditsOf('7')).toEqual([0]);
});

test('[AVI-13] the last millisecond of the flight pays the multiplier of the crash', async () => {
  const scripted = new ScriptedTable();
  await scripted.untilRound(150, 300);
  scripted.bid('7', 1_000);
  await settled();
  await scripted.at(0);
  const { endsAt, crash } = scripted.table.round;
  scripted.nowMs = endsAt - 1;
  expect(scripted.table.cashOut('7', 1)).toBeUndefined();
  expect(stateOf(scripted, '7')).toMatchObject({ multiplier: crash });
});

test('[AVI-13] below 1.01 nothing is cashed out: it would return more or less than stated', async () => {
  const scripted = new ScriptedTable();
  await scripted.untilRound(150);
  scripted.bid('7', 1_000);
  await settled();
  await scripted.at(5);
  expect(scripted.table.cashOut('7', 1)).toBe('too-early');
});

test('[AVI-14] auto cash-out pays exactly its multiplier, whoever listens and however late', async () => {
  const scripted = new ScriptedTable();
  await scripted.untilRound(200);
  scripted.bid('7', 1_000, 150);
  scripted.bid('8', 1_000, 151);
  await settled();
  await scripted.at(0);
  scripted.table.withdrawAll('7');
  scripted.nowMs = scripted.table.round.endsAt + 700;
  scripted.table.advance();
  expect(stateOf(scripted, '7')).toMatchObject({ state: 'won', multiplier: 150, won: 150_000 });
  expect(stateOf(scripted, '8')).toMatchObject({ state: 'won', multiplier: 151 });
});

test('[AVI-14] auto cash-out above the crash loses, at the crash itself it is paid', async () => {
  const scripted = new ScriptedTable();
  await scripted.untilRound(150, 400);
  const { crash } = scripted.table.round;
  scripted.bid('7', 1_000, crash);
  scripted.bid('8', 1_000, crash + 1);
  await settled();
  await scripted.at(0);
  scripted.nowMs = scripted.table.round.endsAt;
  scripted.table.advance();
  expect(stateOf(scripted, '7')).toMatchObject({ state: 'won', multiplier: crash });
  expect(stateOf(scripted, '8')).toMatchObject({ state: 'lost' });
});

test('[AVI-15] a stake that is answered after the start does not fly and goes back', async () => {
  const scripted = new ScriptedTable();
  await scripted.untilRound(150);
  scripted.outcome = 'later';
  scripted.bid('7', 1_000);
  await scripted.at(10);
  expect(stateOf(scripted, '7')).toMatchObject({ state: 'missed' });
  scripted.later[0]?.({ kind: 'accepted' });
  await settled();
  expect(scripted.asked.map(({ kind }) => kind)).toEqual(['debit', 'rollback']);
  expect(scripted.table.cashOut('7', 1)).toBe('no-bet');
});

test('[AVI-15] an unknown or refused stake does not fly; a refused one may be tried again', async () => {
  const scripted = new ScriptedTable();
  await scripted.untilRound(150);
  scripted.outcome = { kind: 'unknown' };
  scripted.bid('7', 1_000);
  scripted.outcome = { kind: 'refused', word: 'funds-short' };
  scripted.bid('8', 1_000);
  await settled();
  expect(stateOf(scripted, '7')).toMatchObject({ state: 'missed' });
  expect(stateOf(scripted, '8')).toMatchObject({ state: 'refused', why: 'funds-short' });
  expect(scripted.bid('8', 500)).toBeUndefined();
});

test('[AVI-16] a bet of the flight waits for the next round, and can be withdrawn until then', async () => {
  const scripted = new ScriptedTable();
  await scripted.untilRound(300);
  await scripted.at(100);
  scripted.bid('7', 1_000);
  scripted.bid('8', 1_000);
  scripted.bid('9', 1_000);
  scripted.table.withdrawBid('8', 1);
  scripted.table.withdrawAll('9');
  expect(scripted.asked).toEqual([]);
  scripted.nowMs = scripted.table.round.endsAt + PAUSE_MS;
  scripted.table.advance();
  await settled();
  expect(scripted.asked.map(({ player }) => player)).toEqual(['7']);
  expect(stateOf(scripted, '7')).toMatchObject({ state: 'stands' });
});

const badBids = [
  [99, null, 'stake-invalid'],
  [200_001, null, 'stake-invalid'],
  [100.5, null, 'stake-invalid'],
  [Number.NaN, null, 'stake-invalid'],
  [1_000, 100, 'auto-invalid'],
  [1_000, MULTIPLIER_MOST + 1, 'auto-invalid'],
  [1_000, 1.5, 'auto-invalid'],
] as const;

test.each(badBids)('[AVI-17] a stake of %s with auto cash-out %s is %s', (stake, auto, refusal) => {
  const scripted = new ScriptedTable();
  expect(scripted.bid('7', stake, auto)).toBe(refusal);
  expect(scripted.asked).toEqual([]);
});

test('[AVI-18] two thousand cash-outs in one second are paid at the multiplier of their moment', async () => {
  const scripted = new ScriptedTable();
  await scripted.untilRound(400);
  const players = Array.from({ length: 2_000 }, (_, at) => String(at));
  for (const player of players) scripted.bid(player, 1_000);
  await settled();
  await scripted.at(millisecondsTo(200));
  const began = scripted.nowMs - scripted.table.round.startsAt;
  for (const [at, player] of players.entries()) {
    scripted.nowMs = scripted.table.round.startsAt + began + Math.floor(at / 2);
    expect(scripted.table.cashOut(player, 1)).toBeUndefined();
  }
  const paid = players.map((player) => scripted.creditsOf(player));
  expect(paid).toEqual(players.map((_, at) => [1_000 * multiplierAt(began + Math.floor(at / 2))]));
});
