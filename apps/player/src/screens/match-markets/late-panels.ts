import { loadAreas } from '../../i18n/i18n.ts';
import { splitView } from '../../ui/split-view.tsx';

async function latePanels() {
  const [{ panels }] = await Promise.all([import('./panels.ts'), loadAreas('course')]);
  return panels;
}

/** None of these is part of the first view: each comes with the first tap that wants one. */
export const LateStatistics = splitView(async () => (await latePanels()).StatisticsPanel);
export const LateHistory = splitView(async () => (await latePanels()).HistoryPanel);
export const LateTrail = splitView(async () => (await latePanels()).TrailPanel);
/** Comes to its place on the scoreboard with what it shows. */
export const LatePressure = splitView(async () => (await latePanels()).Pressure);
/** For who has scrolled down. */
export const LateCompactBoard = splitView(async () => (await latePanels()).CompactBoard);

/** A match that is over or was never there. */
export const LateMatchGone = splitView(async () => {
  const [file] = await Promise.all([import('./MatchGone.tsx'), loadAreas('course')]);
  return file.MatchGone;
});

export const panelsAhead = [LateCompactBoard, LateStatistics, LateHistory, LateTrail];
