import { Pressure } from './course/Pressure.tsx';
import { StatisticsPanel } from './course/StatisticsPanel.tsx';
import { HistoryPanel } from './history/HistoryPanel.tsx';
import { TrailPanel } from './markets/TrailPanel.tsx';
import { CompactBoard } from './scoreboard/CompactBoard.tsx';

/** What a tap opens on the page of a match, in one file. */
export const panels = { Pressure, StatisticsPanel, HistoryPanel, TrailPanel, CompactBoard };
