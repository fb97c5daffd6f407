import type { BaseLogger } from 'pino';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { OfficeLive } from '../../platform/socket/office-live.ts';
import type { Audit } from '../audit/index.ts';
import type { Betting } from '../betting/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { OddsBoard } from '../odds-board/index.ts';
import type { Settings } from '../settings/index.ts';

export type LiveDeskDeps = {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Pick<BaseLogger, 'error'>;
  readonly settings: Pick<Settings, 'current'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly officeLive: Pick<OfficeLive, 'publishHere' | 'hasReaders' | 'provideSnapshot'>;
  readonly betting: Pick<Betting, 'exposure' | 'onRefused'>;
  readonly board: Pick<OddsBoard, 'glanceOf' | 'wordsOf'>;
  readonly catalogue: Pick<Catalogue, 'marketOfSelection' | 'freshness' | 'onTouched'> & {
    readonly choiceOfMatch: (id: string) => {
      readonly isSuspended: boolean;
      readonly isInMaintenance: boolean;
    };
  };
};
