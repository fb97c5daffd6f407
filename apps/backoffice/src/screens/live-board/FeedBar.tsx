import type { DeskFeed } from '@kipute/contract/calls/office/live-desk';
import { liveBoardTexts } from '../../i18n/texts/live-board.ts';
import { useText } from '../../i18n/use-text.ts';
import classes from './live-board.module.css';
import type { Board } from './use-live-board.ts';

const SECOND_MS = 1_000;
const seconds = (milliseconds: number): string => (milliseconds / SECOND_MS).toFixed(1);

/** How far what is shown can be believed: the provider's line, and ours to this page. */
export function FeedBar({
  feed,
  line,
}: {
  feed: DeskFeed;
  line: Pick<Board, 'ageMs' | 'freshness'>;
}) {
  const t = useText();
  const isHeard = feed.connected !== null;
  return (
    <p className={classes.feed}>
      <span>
        <i className={classes.dot} data-tone={feed.fresh === 1 ? 'good' : 'bad'} />
        <b>{t(liveBoardTexts.feed)}</b>{' '}
        {isHeard
          ? [
              t(liveBoardTexts.lag, { seconds: seconds(feed.lag_ms) }),
              t(liveBoardTexts.silence, {
                seconds: seconds(feed.silent_ms),
                longest: seconds(feed.longest_silence_ms),
              }),
              t(liveBoardTexts.gaps, { count: feed.gaps }),
              t(liveBoardTexts.rate, { count: feed.messages_per_second }),
            ].join(' · ')
          : t(liveBoardTexts.noFeed)}
        {feed.fresh === 0 && ` · ${t(liveBoardTexts.stale)}`}
      </span>
      <LineState line={line} />
      <span className={classes.mainLine}>{t(liveBoardTexts.mainLine)}</span>
    </p>
  );
}

export function LineState({ line }: { line: Pick<Board, 'ageMs' | 'freshness'> }) {
  const t = useText();
  const isLive = line.freshness === 'live';
  return (
    <span role="status" data-line={line.freshness}>
      <i className={classes.dot} data-tone={isLive ? 'good' : 'gone'} />
      <b>{t(liveBoardTexts.line)}</b>{' '}
      {isLive
        ? t(liveBoardTexts.lineLive)
        : t(liveBoardTexts.lineAway, { age: Math.round(line.ageMs / SECOND_MS) })}
    </span>
  );
}
