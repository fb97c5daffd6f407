import { z } from 'zod';
import type { Bus } from '../../../platform/bus/bus.ts';
import { defineTopic } from '../../../platform/bus/bus.ts';
import { afterCommit } from '../../../platform/database/after-commit.ts';
import type { Transaction } from '../../../platform/database/database.ts';

/** An issue was opened, closed, decided or cancelled: what pages see of issues is read anew. */
export const poolIssuesChanged = defineTopic('pool-issues-changed', z.object({}));

export const announceIssues = (tx: Transaction, bus: Pick<Bus, 'publish'>): void =>
  afterCommit(tx, () => bus.publish(poolIssuesChanged, {}));
