import { CallRejected } from '@kipute/api-client/call-rejected';
import { type ListQuestion, listQuestion } from '../../../features/matches/list-question.ts';
import {
  forgetOldMatches,
  takeMatch,
  takeOutcomes,
} from '../../../features/matches/match-store.ts';
import { api } from '../../../features/wire/api.ts';
import { currentLanguage } from '../../../i18n/i18n.ts';
import { matchBoardOf, takeBoard } from './match-board.ts';
import { openSelections } from './open-selections.ts';
import { takenOnce } from './taken-once.ts';
import { type AskedWhole, isWholeDue } from './whole-due.ts';

/** `unknown`: there is no such match, or it is over and forgotten. */
export type MatchAnswer = 'known' | 'unknown';

/** As many as one call may name. */
const SELECTIONS_MAX = 100;
const QUESTIONS_MAX = 4;
const idPattern = /^\d{1,19}$/;

const questions = new Map<string, ListQuestion<MatchAnswer>>();

export function matchQuestion(matchId: string): ListQuestion<MatchAnswer> {
  const question = questions.get(matchId) ?? askAbout(matchId);
  questions.delete(matchId);
  questions.set(matchId, question);
  for (const id of questions.keys()) if (questions.size > QUESTIONS_MAX) questions.delete(id);
  return question;
}

function askAbout(matchId: string): ListQuestion<MatchAnswer> {
  let whole: AskedWhole | undefined;
  const ask = (): Promise<MatchAnswer> => {
    if (!idPattern.test(matchId)) return Promise.resolve('unknown');
    const asked = { atMs: Date.now(), language: currentLanguage() };
    if (matchBoardOf(matchId) && !isWholeDue(whole, asked)) return known(askPrices(matchId));
    return known(askWhole(matchId, asked.atMs)).then((answer) => {
      if (answer === 'known') whole = asked;
      return answer;
    });
  };
  // The answer travels while the page is drawn for the first time.
  const early = takenOnce(ask());
  return listQuestion<MatchAnswer>({ ask: () => early() ?? ask() });
}

async function askWhole(matchId: string, askedAtMs: number): Promise<void> {
  await takeBoard(await api.atlassian.markets({ id: matchId }, { silent: true }), askedAtMs);
  forgetOldMatches();
}

/** Score and minute, and the prices that are on the screen. */
async function askPrices(matchId: string): Promise<void> {
  const askedAtMs = Date.now();
  const selections = openSelections(SELECTIONS_MAX);
  const [match, outcomes] = await Promise.all([
    api.atlassian.getmatch({ id: matchId }, { silent: true }),
    selections.length === 0
      ? []
      : api.atlassian.view_odds({ outcome_id_list: [...selections] }, { silent: true }),
  ]);
  takeMatch(match, askedAtMs);
  takeOutcomes(outcomes, askedAtMs);
}

const unknownCodes: ReadonlySet<string> = new Set(['match-unknown', 'parameter-invalid']);

/** That there is no such match is an answer; everything else that goes wrong is a failure. */
function known(asking: Promise<void>): Promise<MatchAnswer> {
  return asking.then(
    () => 'known',
    (failure: unknown) => {
      if (failure instanceof CallRejected && unknownCodes.has(failure.code)) return 'unknown';
      throw failure;
    },
  );
}
