import type { DeskBoard } from '@kipute/contract/calls/office/live-desk';
import type { NodePath } from '@kipute/contract/permission-nodes';
import type { ComponentType } from 'react';
import { AlarmsPanel } from './panels/AlarmsPanel.tsx';
import { ReferredPanel } from './panels/ReferredPanel.tsx';
import { RefusedPanel } from './panels/RefusedPanel.tsx';
import { TicksPanel } from './panels/TicksPanel.tsx';

export type PanelProps = {
  readonly board: DeskBoard;
  /** The figures are too old to act on. */
  readonly isLocked: boolean;
};

/** A part at the right of the board; it has its own data where the board does not tell it. */
export type Panel = {
  readonly key: string;
  /** Only who holds it sees the part. */
  readonly node: NodePath;
  readonly Draw: ComponentType<PanelProps>;
};

/** What stands beside the matches, from the top; another feature's part is a row here. */
export const panels: readonly Panel[] = [
  { key: 'referred', node: 'referred_bet/inquire', Draw: ReferredPanel },
  { key: 'alarms', node: 'live_board/inquire', Draw: AlarmsPanel },
  { key: 'ticks', node: 'live_board/inquire', Draw: TicksPanel },
  { key: 'refused', node: 'live_board/inquire', Draw: RefusedPanel },
];
