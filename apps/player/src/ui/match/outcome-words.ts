import { t } from '../../i18n/i18n.ts';
import type { OutcomeName } from './match.ts';

const USUAL_LINE = 2.5;

/** The short sign on the button; the same in every language except over and under. */
export function outcomeSign(outcome: OutcomeName, line = USUAL_LINE): string {
  const signs: Readonly<Record<OutcomeName, string>> = {
    home: '1',
    draw: 'X',
    away: '2',
    homeOrDraw: '1X',
    drawOrAway: 'X2',
    homeOrAway: '12',
    yes: 'GG',
    no: 'NG',
    over: t('outcome.over', { line }),
    under: t('outcome.under', { line }),
  };
  return signs[outcome];
}

/** What the sign means, for readers who hear the page: "Simba SC kushinda". */
export function outcomeWords(outcome: OutcomeName, teams: { home: string; away: string }): string {
  switch (outcome) {
    case 'home':
      return t('outcome.wins', { team: teams.home });
    case 'away':
      return t('outcome.wins', { team: teams.away });
    case 'homeOrDraw':
      return t('outcome.winsOrDraw', { team: teams.home });
    case 'drawOrAway':
      return t('outcome.winsOrDraw', { team: teams.away });
    case 'homeOrAway':
      return t('outcome.eitherWins', teams);
    case 'draw':
      return t('outcome.draw');
    case 'yes':
      return t('outcome.bothScore');
    case 'no':
      return t('outcome.notBothScore');
    case 'over':
    case 'under':
      return t('outcome.goals');
  }
}
