import type { BettingTypeRows } from '../betting-type.ts';

/** Football scores beside the correct score of every sport. */
export const footballScores = {
  'half-time-full-time-correct-score': {
    id: 10180,
    en: 'Half Time/Full Time Correct Score',
    sw: 'Matokeo sahihi mapumziko/mwisho',
    kind: 'score',
    grading: 'half-time-full-time-score',
  },
  'correct-score-groups': {
    id: 10181,
    en: 'Correct Score Groups',
    sw: 'Matokeo sahihi kwa makundi',
    kind: 'score',
    grading: 'correct-score-group',
    description: {
      en: 'The final score is one of those in the group you pick.',
      sw: 'Matokeo ya mwisho ni mojawapo ya yaliyo kwenye kundi unalochagua.',
    },
  },
  'score-draw': {
    id: 10183,
    en: 'Score Draw',
    sw: 'Sare yenye magoli',
    kind: 'yes-no',
    grading: 'score-draw',
  },
  'score-at-any-time': {
    id: 10184,
    en: 'Score At Any Time',
    sw: 'Matokeo wakati wowote',
    kind: 'score',
    grading: 'score-reached',
  },
} as const satisfies BettingTypeRows;
