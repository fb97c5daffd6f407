import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Audit } from '../audit/index.ts';
import type { Betting } from '../betting/index.ts';
import type { RunningCatalogue } from '../catalogue/index.ts';
import type { OddsBoard } from '../odds-board/index.ts';
import type { Settings } from '../settings/index.ts';
import type { SettledCatalogue, Settlement } from '../settlement/index.ts';

export type TradingDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'current'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly approvals: Pick<Approvals, 'register' | 'needsSecond'>;
  readonly catalogue: SettledCatalogue &
    Pick<RunningCatalogue, 'market' | 'choices' | 'announceChoices'> &
    Pick<RunningCatalogue, 'choiceOfMatch' | 'choiceOfMarket' | 'choiceOfSelection'>;
  readonly board: Pick<OddsBoard, 'deskMatch' | 'checkShift' | 'isTwoUp'>;
  readonly betting: Pick<Betting, 'owedOn' | 'owedOnSelection'>;
  readonly settlement: Pick<Settlement, 'setResultByHand' | 'voidTime'>;
};
