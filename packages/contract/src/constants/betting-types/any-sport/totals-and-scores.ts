import type { BettingTypeRows } from '../betting-type.ts';

/** Totals on a score, whatever the sport. */
export const anyTotals = {
  'total-score': {
    id: 32,
    en: 'Total Score',
    sw: 'Jumla ya magoli/pointi',
    kind: 'range',
    nameBlanked: true,
  },
  'odd-even': {
    id: 35,
    en: 'Odd/Even',
    sw: 'Witiri/Shufwa (Odd/Even)',
    kind: 'odd-even',
    description: { en: 'Nought is even.', sw: 'Sifuri ni shufwa.' },
  },
} as const satisfies BettingTypeRows;

/** The score itself. */
export const anyScores = {
  'correct-score': {
    id: 45,
    en: 'Correct Score',
    sw: 'Matokeo sahihi',
    kind: 'score',
    description: {
      en: 'The final score is exactly the one you pick.',
      sw: 'Matokeo ya mwisho ni yale yale uliyochagua.',
    },
  },
  'winning-margin': {
    id: 33,
    en: 'Winning Margin',
    sw: 'Tofauti ya ushindi',
    kind: 'range',
    grading: 'winning-margin',
    description: {
      en: 'The winner is ahead by the difference you pick.',
      sw: 'Mshindi anaongoza kwa tofauti uliyochagua.',
    },
  },
} as const satisfies BettingTypeRows;

/** Totals of one side. */
export const anyTeams = {
  'team-score-over-under': {
    id: 77,
    en: 'Team Over/Under',
    sw: 'Jumla ya timu juu/chini',
    providerName: 'Team Score Over/Under',
    kind: 'over-under',
    subject: 'team',
    description: {
      en: "The team's total is over or under the line, as you pick.",
      sw: 'Jumla ya timu iko juu au chini ya kiwango, kama ulivyochagua.',
    },
  },
  'team-total-score': {
    id: 78,
    en: 'Team Total',
    sw: 'Jumla ya timu',
    providerName: 'Team Total Score',
    kind: 'range',
    subject: 'team',
  },
} as const satisfies BettingTypeRows;
