import { pageLogTypes } from '@kipute/contract/calls/log';
import type { Scene } from '../../actors/scene.ts';
import { type Answer, type Happening, ofKind } from '../../history.ts';
import type { Law } from '../law.ts';

export type KeptReport = { readonly text: string; readonly times: number };

const allowedTimes: Readonly<Record<Answer, readonly number[]>> = {
  done: [1],
  refused: [0],
  lost: [0, 1],
};

export function misplacedReport(
  happenings: readonly Happening[],
  kept: readonly KeptReport[],
): string | undefined {
  const times = new Map(kept.map((one) => [one.text, one.times]));
  for (const { text, answer } of ofKind(happenings, 'report')) {
    const found = times.get(text) ?? 0;
    if (!allowedTimes[answer].includes(found))
      return `"${text}" (${answer}) is kept ${found} times`;
    times.delete(text);
  }
  const [stranger] = times.keys();
  return stranger === undefined ? undefined : `nobody reported "${stranger}"`;
}

/** What was acknowledged before an administrator searched for it is found, once. */
export function unfoundReport(happenings: readonly Happening[]): string | undefined {
  const doneAt = new Map(
    happenings.flatMap((one, now) =>
      one.kind === 'report' && one.answer === 'done' ? [[one.text, now] as const] : [],
    ),
  );
  const wrong = ofKind(happenings, 'report-looked-up').find(({ text, askedAfter, found }) => {
    const isThere = (doneAt.get(text) ?? Number.POSITIVE_INFINITY) < askedAfter;
    return found > 1 || (isThere && found === 0);
  });
  return wrong && `an administrator found "${wrong.text}" ${wrong.found} times`;
}

const KEPT = `
  select content as text, count(*)::int as times from page_report
  where type = ${pageLogTypes.pageError} group by content`;

export const reportsKept: Law<Scene> = {
  name: 'an acknowledged report is kept exactly once, any other at most once',
  holds: 'always',
  breach: async ({ world, history }) => {
    const kept = await world.database.ask<KeptReport>(KEPT);
    return misplacedReport(history.all(), kept) ?? unfoundReport(history.all());
  },
};
