import { inboxEvents, inboxKinds } from '@kipute/contract/constants/content/inbox';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createFeatureWorld, type FeatureWorld } from '../../../fixtures/feature-world.ts';
import type { Inbox, Letter } from '../index.ts';
import type { SharedMessage } from './tell.ts';

let world: FeatureWorld;
let inbox: Inbox;
let changed: string[][];

beforeEach(async () => {
  await world?.close();
  world = await createFeatureWorld();
  inbox = world.inbox;
  changed = [];
  inbox.onChanged((playerIds) => changed.push([...playerIds].toSorted()));
});
afterAll(() => world.close());

const [asha, juma] = [100_001n, 100_002n];
const deposit: Letter = {
  playerId: asha,
  event: 'deposit-credited',
  facts: { amount: 'TSh 10,000', operator: 'M-Pesa', receipt: '26KD81Q' },
  key: 'deposit:D1',
  jump: '/user_bill',
};
const words = (subject: string) => ({
  subject: { sw: subject, en: `${subject} (en)` },
  body: { sw: 'Maneno', en: 'Text' },
});
const message = (key: string, subject = 'Wikendi'): SharedMessage => ({
  ...{ key, kind: 'offers', mailingId: 7n },
  text: words(subject),
});
const tell = (letter: Letter = deposit) => world.database.transact((tx) => inbox.tell(tx, letter));
const tellMany = (letters: readonly Letter[]) =>
  world.database.transact((tx) => inbox.tellMany(tx, letters));
const put = (shared: SharedMessage, ...playerIds: bigint[]) =>
  world.database.transact((tx) => inbox.putToMany(tx, shared, playerIds));
const messages = () =>
  world.database.read.selectFrom('inboxMessage').selectAll().orderBy('id').execute();
const texts = () => world.database.read.selectFrom('inboxText').selectAll().execute();

describe('what a player is told', () => {
  test('[INB-01] is written with its cause, or not at all', async () => {
    const work = world.database.transact(async (tx) => {
      await inbox.tell(tx, deposit);
      throw new Error('rolled back');
    });
    await expect(work).rejects.toThrow('rolled back');
    expect(await messages()).toEqual([]);
    expect(changed).toEqual([]);
    await tell();
    expect(await messages()).toMatchObject([
      {
        ...{ playerId: asha, key: 'deposit:D1', jump: '/user_bill', readAt: null },
        kind: inboxKinds.money.id,
        event: inboxEvents['deposit-credited'].id,
        facts: deposit.facts,
      },
    ]);
    expect(changed).toEqual([[asha.toString()]]);
  });

  test('[INB-02] one cause is told once, however often at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => tell()));
    expect(await messages()).toHaveLength(1);
    expect(changed).toHaveLength(1);
    await tell({ ...deposit, playerId: juma });
    await tell({ ...deposit, key: 'deposit:D2' });
    expect(await messages()).toHaveLength(3);
  });

  test('[INB-02] the same cause twice in one batch is told once', async () => {
    expect(await tellMany([deposit, deposit, { ...deposit, playerId: juma }])).toBe(2);
  });

  test('[INB-03] what cannot be kept is cut and undoes nothing', async () => {
    const answer = `a\u0000${'x'.repeat(5_000)}`;
    const facts = { question: 'Habari \ud83d', answer };
    await tell({ playerId: asha, event: 'board-answer', facts, key: 'board:1' });
    const kept = (await messages()).map(({ facts: one }) => one);
    expect(kept).toEqual([{ question: 'Habari \ufffd', answer: `a${'x'.repeat(999)}` }]);
  });
});

describe('one text for many', () => {
  test('[INB-04] is stored once for all who are sent it, and each is sent it once', async () => {
    const players = Array.from({ length: 1_000 }, (_, at) => BigInt(at + 1));
    const shared = { ...message('mailing:7'), jump: '/promotion' };
    expect(await put(shared, ...players, 1n)).toBe(1_000);
    expect(await put(shared, ...players, 5_000n)).toBe(1);
    const [text, ...others] = await texts();
    expect(others).toEqual([]);
    const kept = await messages();
    expect(kept).toHaveLength(1_001);
    expect(kept.at(-1)).toMatchObject({
      ...{ playerId: 5_000n, key: 'mailing:7', mailingId: 7n, jump: '/promotion', facts: null },
      ...{ kind: inboxKinds.offers.id, event: inboxEvents.mailing.id, textId: text?.id },
    });
    expect(changed.map((players) => players.length)).toEqual([1_000, 1]);
    expect(await inbox.figuresOfMailing(world.database.read, 7n)).toEqual({ sent: 1_001, read: 0 });
  });

  test('[INB-04] ten at once of the same new text, the players in different orders', async () => {
    const players = [5n, 3n, 1n, 2n, 4n];
    const counts = await Promise.all([
      ...Array.from({ length: 5 }, () => put(message('mailing:7'), ...players)),
      ...Array.from({ length: 5 }, () => put(message('mailing:7'), ...players.toReversed())),
    ]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5);
    expect(await texts()).toHaveLength(1);
  });

  test('[INB-04] two batches at once with the same new texts, in different orders', async () => {
    const letters: Letter[] = [
      deposit,
      { playerId: asha, event: 'board-answer', facts: { question: '?', answer: '!' }, key: 'b' },
      { playerId: asha, event: 'board-answer', facts: { question: '?', answer: '!' }, key: 'a' },
    ];
    const counts = await Promise.all([
      ...Array.from({ length: 5 }, () => tellMany(letters)),
      ...Array.from({ length: 5 }, () => tellMany(letters.toReversed())),
    ]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(await texts()).toHaveLength(2);
  });

  test('[INB-01] nobody at all is a batch as well', async () => {
    expect(await put(message('mailing:7'))).toBe(0);
    expect(changed).toEqual([]);
  });
});

describe('who is forgotten', () => {
  test('[INB-05] leaves no message and no text that was theirs alone', async () => {
    const { mailingId: _, ...own } = message('office:1', 'Kwako tu');
    await put(own, asha);
    await put(message('mailing:7', 'Kwa wote'), asha, juma);
    await tell();
    await world.database.transact((tx) => inbox.forget(tx, asha));
    expect(await messages()).toMatchObject([{ playerId: juma }]);
    const subjects = (await texts()).map(({ subjectSw }) => subjectSw);
    expect(subjects.toSorted()).toEqual(['Kwa wote', 'Umepokea {{amount}}']);
  });

  test('[INB-05] a text that another was sent as well stays', async () => {
    const { mailingId: _, ...own } = message('office:1', 'Kwa wawili');
    await put(own, asha, juma);
    await world.database.transact((tx) => inbox.forget(tx, asha));
    expect(await texts()).toHaveLength(1);
  });
});
