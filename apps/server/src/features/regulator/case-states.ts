import type { caseStates } from '@kipute/contract/constants/operations/regulator';

export type CaseState = keyof typeof caseStates;

/** Where a person may move a case to; to write without moving it, it stays. A report is for good (REG-43). */
const moves: Readonly<Record<CaseState, readonly CaseState[]>> = {
  open: ['open', 'looked-into', 'cleared', 'reported'],
  'looked-into': ['looked-into', 'cleared', 'reported'],
  cleared: ['cleared', 'looked-into'],
  reported: ['reported'],
};

export const mayMoveCase = (from: CaseState, to: CaseState): boolean => moves[from].includes(to);
