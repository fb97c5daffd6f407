import type { DeskBoard, DeskMatch } from '@kipute/contract/calls/office/live-desk';
import { useCallback, useEffect, useState } from 'react';
import { useOfficeTopic } from '../../features/live/office-live.ts';
import { api } from '../../features/wire/api.ts';
import { liveBoardTexts } from '../../i18n/texts/live-board.ts';
import { useText } from '../../i18n/use-text.ts';
import { applyNews, type Freshness, freshnessOf } from './board-state.ts';

const LOOKED_AT_EVERY_MS = 500;
/** As many as the call takes. */
const MATCHES_OF_A_CALL = 200;

export type Board = {
  readonly board: DeskBoard | undefined;
  /** When something was last heard; undefined before anything was. */
  readonly heardAtMs: number | undefined;
  readonly ageMs: number;
  readonly freshness: Freshness;
};

/** The board as the office's socket tells it, and how old it is. */
export function useLiveBoard(): Board {
  const [heard, setHeard] = useState<{ readonly board: DeskBoard; readonly atMs: number }>();
  const [nowMs, setNow] = useState(() => Date.now());
  useOfficeTopic('live-desk', (news) => {
    const atMs = Date.now();
    setHeard((before) => ({ board: applyNews(before?.board, news), atMs }));
    setNow(atMs);
  });
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOKED_AT_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const heardAtMs = heard?.atMs;
  return {
    board: heard?.board,
    heardAtMs,
    ageMs: heardAtMs === undefined ? 0 : nowMs - heardAtMs,
    freshness: freshnessOf(heardAtMs, nowMs),
  };
}

/** Through the one verb by which the house decides about matches; every page shows it at once. */
export function useSealing() {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const decide = useCallback(
    async (matches: readonly DeskMatch[], suspended: 0 | 1) => {
      if (matches.length === 0) return;
      setBusy(true);
      const text = suspended === 1 ? liveBoardTexts.sealedReason : liveBoardTexts.openedReason;
      // What was refused is told by the wire; the board shows what stands.
      for (let at = 0; at < matches.length; at += MATCHES_OF_A_CALL) {
        const ids = matches.slice(at, at + MATCHES_OF_A_CALL).map(({ id }) => id);
        await api.match
          .update_suspended({ ids, suspended, reason: t(text) })
          .catch(() => undefined);
      }
      setBusy(false);
    },
    [t],
  );
  return { isBusy, decide };
}

export const markSeen = (alarmId: string): Promise<unknown> =>
  api.live_board.mark_seen({ alarm_id: alarmId }).catch(() => undefined);
