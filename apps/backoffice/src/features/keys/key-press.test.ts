import { describe, expect, test } from 'vitest';
import { actingOf, capsOf, type KeyBinding, outcomeOf, type Press } from './key-press.ts';

const title = { en: 'Key', sw: 'Kitufe' };
const binding = (keys: string): KeyBinding => ({ keys, title, run: () => {} });
const bindings = ['Enter', 'j', '/', '?', 'Escape', 'g u', 'g w', 'T', '⇧2'].map(binding);

const plain: Press = {
  key: 'j',
  hasModifier: false,
  isInField: false,
  isOnControl: false,
  isUnderOverlay: false,
};
const pressed = { bindings, prefix: undefined, singleKeys: 'on' } as const;

describe('[BO-72] single keys act outside fields only, and can be turned off', () => {
  test.each<[string, Partial<Press>, Partial<Parameters<typeof outcomeOf>[1]>, string]>([
    ['a letter', {}, {}, 'found'],
    ['a sign', { key: '/' }, {}, 'found'],
    ['Enter on the page', { key: 'Enter' }, {}, 'found'],
    ['Enter on a button', { key: 'Enter', isOnControl: true }, {}, 'ignored'],
    ['a letter on a button', { isOnControl: true }, {}, 'found'],
    ['an unknown letter', { key: 'y' }, {}, 'ignored'],
    ['in a field', { isInField: true }, {}, 'ignored'],
    ['under a dialog', { isUnderOverlay: true }, {}, 'ignored'],
    ['with Ctrl', { hasModifier: true }, {}, 'ignored'],
    ['turned off', {}, { singleKeys: 'off' }, 'ignored'],
    ['a digit with Shift', { key: '⇧2' }, {}, 'found'],
    ['a digit with Shift, turned off', { key: '⇧2' }, { singleKeys: 'off' }, 'ignored'],
    ['Escape while turned off', { key: 'Escape' }, { singleKeys: 'off' }, 'found'],
    ['a large letter is another key', { key: 'J' }, {}, 'ignored'],
    ['the first of two', { key: 'g' }, {}, 'begun'],
    ['the second of two', { key: 'u' }, { prefix: 'g' }, 'found'],
    ['the second of two, wrong', { key: 'j' }, { prefix: 'g' }, 'ignored'],
    ['the second alone', { key: 'u' }, {}, 'ignored'],
  ])('%s', (_, press, differences, kind) => {
    expect(outcomeOf({ ...plain, ...press }, { ...pressed, ...differences }).kind).toBe(kind);
  });

  test('of two parts that want a key the newer one gets it', () => {
    const newer = binding('j');
    const outcome = outcomeOf(plain, { ...pressed, bindings: [...bindings, newer] });
    expect(outcome.kind === 'found' && outcome.binding).toBe(newer);
    const told = actingOf([...bindings, newer]).filter(({ keys }) => keys === 'j');
    expect(told).toEqual([newer]);
  });
});

test('[BO-71] keys are printed as they stand on the keyboard', () => {
  expect(['j', 'g u', 'Escape', '?', 'T'].map(capsOf)).toEqual([
    ['J'],
    ['G', 'U'],
    ['Esc'],
    ['?'],
    ['⇧T'],
  ]);
});
