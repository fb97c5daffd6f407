import { expect, test } from 'vitest';
import type { DeviceChoice } from './device-choice.ts';
import { answered, type DeviceRecord, handedTo, ownChoices, recordIn } from './device-record.ts';

const star = (value: string, differences: Partial<DeviceChoice> = {}): DeviceChoice => ({
  kind: 'league',
  value,
  name: '',
  flag: '',
  removed: false,
  changedAtMs: 1_000,
  ...differences,
});
const unsent = { unsent: true } as const;
const fresh: DeviceRecord = { owner: null, visitor: [], account: null };
const values = (record: DeviceRecord) => ownChoices(record).map(({ value }) => value);

test('[KEEP-21] who signs in gets what the visitor chose', () => {
  const visitor = [star('1', unsent)];
  expect(handedTo({ ...fresh, visitor }, 'asha')).toEqual({
    owner: 'asha',
    visitor: [star('1')],
    account: { id: 'asha', choices: visitor },
  });
});

test('[KEEP-22] what the visitor chose goes to one account, not to the next', () => {
  const asha = handedTo({ ...fresh, visitor: [star('1', unsent)] }, 'asha');
  const left = handedTo(asha, null);
  expect(values(left)).toEqual(['1']);
  expect(values(handedTo(left, 'juma'))).toEqual([]);
});

test('[KEEP-22] what the visitor took back takes nothing from the account', () => {
  const visitor = [star('1', { ...unsent, removed: true })];
  expect(values(handedTo({ ...fresh, visitor }, 'asha'))).toEqual([]);
});

const ashaWithTwo: DeviceRecord = {
  owner: 'asha',
  visitor: [star('9')],
  account: { id: 'asha', choices: [star('2', unsent), star('1')] },
};

test('[KEEP-23] who leaves takes the choices along, and the visitor finds those of before', () => {
  const left = handedTo(ashaWithTwo, null);
  expect(values(left)).toEqual(['9']);
  expect(JSON.stringify(left)).not.toContain('"value":"1"');
});

test('[KEEP-23] what could not be sent is there when the same player returns', () => {
  expect(values(handedTo(handedTo(ashaWithTwo, null), 'asha'))).toEqual(['2']);
});

test('[KEEP-23] another player finds nothing of it, even without a sign-out between', () => {
  const juma = handedTo(ashaWithTwo, 'juma');
  expect(values(juma)).toEqual([]);
  expect(values(handedTo(handedTo(juma, null), 'asha'))).toEqual([]);
});

test('[KEEP-24] what was chosen while the answer was on its way is still to be sent', () => {
  const sent = [star('2', unsent)];
  const meanwhile = star('3', { ...unsent, changedAtMs: 3_000 });
  const record = {
    ...ashaWithTwo,
    account: { id: 'asha', choices: [meanwhile, ...sent, star('1')] },
  };
  // The account dated the one earlier and knows that the other was taken back elsewhere.
  const answer = [
    star('1', { removed: true, changedAtMs: 2_000 }),
    star('2', { changedAtMs: 900 }),
  ];
  expect(ownChoices(answered(record, { sent, answer }))).toEqual([meanwhile, ...answer]);
});

const strange = [
  null,
  7,
  'x',
  [],
  { owner: 7, visitor: {}, account: { id: 7 } },
  { visitor: [{}] },
];
test.each(strange)('[KEEP-25] a record that cannot be read (%j) is an empty one', (kept) => {
  expect(recordIn(kept)).toEqual(fresh);
});

test('[KEEP-25] a record is read as it was kept', () => {
  expect(recordIn(JSON.parse(JSON.stringify(ashaWithTwo)))).toEqual(ashaWithTwo);
});
