import type { Scene } from '../../actors/scene.ts';
import { type Happening, ofKind } from '../../history.ts';
import type { Law } from '../law.ts';

/** Selections in whatever order. */
const setOf = (selectionIds: readonly string[]): string => selectionIds.toSorted().join(' ');

/** A code that was told means the same from then on, and the same means that code. */
export function brokenCode(happenings: readonly Happening[]): string | undefined {
  const codeOf = new Map<string, string>();
  const meantBy = new Map<string, string>();
  for (const { code, selectionIds, answer } of ofKind(happenings, 'code-made')) {
    if (answer !== 'done') continue;
    const meant = setOf(selectionIds);
    const earlier = codeOf.get(meant) ?? code;
    if (earlier !== code) return `${meant} is ${earlier} and ${code}`;
    if ((meantBy.get(code) ?? meant) !== meant)
      return `${code} is ${meantBy.get(code)} and ${meant}`;
    codeOf.set(meant, code);
    meantBy.set(code, meant);
  }
  for (const { code, selectionIds, answer } of ofKind(happenings, 'code-opened')) {
    if (answer === 'refused') return `${code} was told and does not open`;
    const shown = setOf(selectionIds);
    if (answer === 'done' && shown !== meantBy.get(code))
      return `${code} is ${meantBy.get(code)} and opened as ${shown}`;
  }
  return undefined;
}

export const codesOpen: Law<Scene> = {
  name: 'a booking code opens as what it was made for, and the same selections have one',
  holds: 'always',
  breach: ({ history }) => brokenCode(history.all()),
};
