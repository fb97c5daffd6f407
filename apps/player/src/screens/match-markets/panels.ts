import { HistoryPanel } from './history/HistoryPanel.tsx';
import { TrailPanel } from './markets/TrailPanel.tsx';
import { CompactBoard } from './scoreboard/CompactBoard.tsx';
import { Pressure } from './timeline/Pressure.tsx';
import { StatisticsPanel } from './timeline/StatisticsPanel.tsx';

/** What a tap opens on the page of a match, in one file. */
export const panels = { Pressure, StatisticsPanel, HistoryPanel, TrailPanel, CompactBoard };
