import { describe, expect, test } from 'vitest';
import { anIssue } from '../fixtures/an-issue.ts';
import { progressWords } from '../issue-progress.ts';
import {
  byKickOff,
  type Chosen,
  type ChosenMatch,
  chosenOf,
  idsOf,
  isComplete,
  isSame,
  kickOffsOf,
  moveMatch,
  nothingChosen,
  takeIn,
  takeOut,
  whereIs,
} from './chosen-matches.ts';
import { addForm, updateForm } from './save-forms.ts';

const match = (id: string, hour = 12): ChosenMatch => ({
  ...{ id, startTime: `2026-11-21T${hour}:00:00.000Z`, competition: 'League' },
  ...{ home: `home ${id}`, away: `away ${id}`, odds: null, warnings: [] },
});

const sizes = { places: 3, reserves: 1 };
const chosen: Chosen = { places: [match('1', 15), match('2', 13)], reserves: [match('9', 11)] };
const taken = (now: Chosen) => idsOf(now);

describe('[POL-153] a match stands in a draft once', () => {
  test.each([
    ['a new one is the last of its side', '3', 'places', ['1', '2', '3'], ['9']],
    ['one that stands there stays where it is', '1', 'places', ['1', '2'], ['9']],
    ['one of the other side comes over', '9', 'places', ['1', '2', '9'], []],
    ['a full side takes no more', '3', 'reserves', ['1', '2'], ['9']],
    ['nor one from the other side', '1', 'reserves', ['1', '2'], ['9']],
  ] as const)('%s', (_, id, side, matches, reserves) => {
    const known = [...chosen.places, ...chosen.reserves].find((one) => one.id === id);
    const next = takeIn(chosen, known ?? match(id), { side, sizes });
    expect(taken(next)).toEqual({ matches, reserves });
  });

  test('a full side is left as it was, so that the page can say so', () => {
    expect(takeIn(chosen, match('3'), { side: 'reserves', sizes })).toBe(chosen);
  });

  test('what is taken out stands nowhere', () => {
    const next = takeOut(chosen, '1');
    expect(taken(next)).toEqual({ matches: ['2'], reserves: ['9'] });
    expect(whereIs(next, '1')).toBeUndefined();
  });
});

describe('[POL-154] order', () => {
  test.each([
    ['up', '2', -1, ['2', '1']],
    ['down', '1', 1, ['2', '1']],
    ['not beyond the first', '1', -1, ['1', '2']],
    ['not beyond the last', '2', 1, ['1', '2']],
    ['a reserve alone stays', '9', 1, ['1', '2']],
    ['one that is not there', '77', 1, ['1', '2']],
  ] as const)('%s', (_, id, step, matches) => {
    expect(taken(moveMatch(chosen, id, step))).toEqual({ matches, reserves: ['9'] });
  });

  test('kick-offs order the places, and reserves keep theirs', () => {
    const reserves = [match('9', 18), match('8', 10)];
    const next = byKickOff({ ...chosen, reserves });
    expect(taken(next)).toEqual({ matches: ['2', '1'], reserves: ['9', '8'] });
  });

  test('the first and the last kick-off are those of all, reserves included', () => {
    expect(kickOffsOf(chosen)).toEqual({
      first: '2026-11-21T11:00:00.000Z',
      last: '2026-11-21T15:00:00.000Z',
    });
    expect(kickOffsOf(nothingChosen)).toBeUndefined();
  });
});

describe('[POL-155] a draft', () => {
  test.each([
    [{ places: 13, reserves: 3 }, { guess_number: 13, reserves: 3 }, '13/13 + 3/3'],
    [{ places: 0, reserves: 0 }, { guess_number: 13, reserves: 3 }, '0/13 + 0/3'],
    [{ places: 6, reserves: 0 }, { guess_number: 6, reserves: 0 }, '6/6'],
    [{ places: 6, reserves: 1 }, { guess_number: 6, reserves: 0 }, '6/6 + 1/0'],
  ])('%j of %j is %s', (count, asked, said) => {
    expect(progressWords(count, asked)).toBe(said);
  });

  test('is complete with exactly as many as the game asks for', () => {
    expect(isComplete(chosen, sizes)).toBe(false);
    expect(isComplete(chosen, { places: 2, reserves: 1 })).toBe(true);
    expect(isComplete(chosen, { places: 1, reserves: 1 })).toBe(false);
  });

  test('begins with what was saved, each with what speaks against it', () => {
    const warnings = [{ match_id: '9002', warning: 'no-odds' as const }];
    const begun = chosenOf({ ...anIssue, warnings });
    expect(taken(begun)).toEqual({ matches: ['9001', '9002'], reserves: ['9003'] });
    expect(begun.places.map((one) => one.warnings)).toEqual([[], ['no-odds']]);
    expect(isSame(begun, chosenOf(anIssue))).toBe(true);
    expect(isSame(begun, moveMatch(begun, '9001', 1))).toBe(false);
  });

  test('a new one is sent in its order, with its game and the reason', async () => {
    const sent = await addForm.send(
      { reason: 'round 12' },
      { subject: { typeId: '1', chosen }, requestKey: 'k' },
    );
    expect(sent).toEqual({
      type_id: '1',
      matches: ['1', '2'],
      reserves: ['9'],
      reason: 'round 12',
    });
  });

  test('a changed one names the revision it was composed of', async () => {
    const subject = { id: '17', revision: 3, chosen };
    expect(await updateForm.send({ reason: 'moved' }, { subject, requestKey: 'k' })).toEqual({
      ...{ id: '17', revision: 3, matches: ['1', '2'], reserves: ['9'], reason: 'moved' },
    });
  });
});
