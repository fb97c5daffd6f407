import type { DeskBoard, DeskMatch } from '@kipute/contract/calls/office/live-desk';
import { Alert, Button, Input, type InputRef, Segmented } from 'antd';
import { useMemo, useRef } from 'react';
import { useDataAge, useKeys } from '../../features/keys/keys-store.ts';
import { Can, useMay } from '../../features/permissions/administrator.tsx';
import { liveBoardTexts } from '../../i18n/texts/live-board.ts';
import { useText } from '../../i18n/use-text.ts';
import { useMedia } from '../../look/use-media.ts';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import {
  matchesShown,
  type Order,
  orderChoices,
  type Shown,
  scaleOf,
  shownChoices,
} from './board-state.ts';
import { ExposureTable } from './ExposureTable.tsx';
import { FeedBar, LineState } from './FeedBar.tsx';
import { Figures } from './Figures.tsx';
import classes from './live-board.module.css';
import { MatchCards } from './MatchCards.tsx';
import { MatchDrawer } from './MatchDrawer.tsx';
import { panels } from './panels.ts';
import { type Deciding, useDeciding, useLatest, useWalking } from './use-deciding.tsx';
import { type Board, useLiveBoard } from './use-live-board.ts';
import { useWanted } from './use-wanted.ts';

const PHONE = '(max-width: 760px)';

const shownNames = {
  all: liveBoardTexts.all,
  live: liveBoardTexts.live,
  today: liveBoardTexts.today,
  sealed: liveBoardTexts.sealedOnly,
} as const;
const orderNames = {
  live: liveBoardTexts.liveFirst,
  worst: liveBoardTexts.worstFirst,
  bets: liveBoardTexts.betsFirst,
} as const;

export function LiveBoardScreen() {
  const live = useLiveBoard();
  useDataAge(live.heardAtMs, 1);
  if (live.board === undefined) return <BeforeFirst live={live} />;
  return <ShownBoard board={live.board} live={live} />;
}

/** Until the first figures are there; that they do not come is said after a while. */
function BeforeFirst({ live }: { live: Board }) {
  return (
    <ScreenFrame intro={liveBoardTexts.intro}>
      <LineState line={live} />
      <PageSkeleton />
    </ScreenFrame>
  );
}

type ShownProps = { board: DeskBoard; live: Board };

function ShownBoard({ board, live }: ShownProps) {
  const t = useText();
  const may = useMay();
  const { wanted, change } = useWanted();
  const isLocked = live.freshness === 'locked';
  const at = Date.parse(board.at);
  const matches = matchesShown(board.matches, wanted, at);
  const inPlay = board.matches.filter((one) => one.live === 1 && one.sealed !== 'by-hand');
  const sealing = useDeciding(isLocked);
  return (
    <ScreenFrame
      intro={liveBoardTexts.intro}
      actions={
        <>
          <Wishes wanted={wanted} onChange={change} />
          <Can node="match/update_suspended">
            <Button
              danger
              type="primary"
              disabled={isLocked || inPlay.length === 0}
              onClick={() => sealing.ask(inPlay, 1)}
            >
              {t(liveBoardTexts.sealAll)}
            </Button>
          </Can>
        </>
      }
    >
      {isLocked && <Alert type="warning" showIcon title={t(liveBoardTexts.locked)} />}
      <div className={classes.page} data-old={live.freshness === 'live' ? undefined : 'yes'}>
        <Figures board={board} />
        <div className={classes.work}>
          <Exposure
            matches={matches}
            board={board}
            live={live}
            deciding={sealing}
            onShowAll={() => {
              change('text', '');
              change('show', '');
            }}
          />
          <div className={classes.side}>
            {panels
              .filter(({ node }) => may(node))
              .map(({ key, Draw }) => (
                <Draw key={key} board={board} isLocked={isLocked} />
              ))}
          </div>
        </div>
      </div>
      {sealing.dialog}
    </ScreenFrame>
  );
}

type WishesProps = {
  wanted: ReturnType<typeof useWanted>['wanted'];
  onChange: ReturnType<typeof useWanted>['change'];
};

function Wishes({ wanted, onChange }: WishesProps) {
  const t = useText();
  const field = useRef<InputRef>(null);
  useKeys([
    { keys: '/', title: liveBoardTexts.filter, run: () => field.current?.focus() },
    { keys: 'o', title: liveBoardTexts.liveFirst, run: () => onChange('sort', 'live') },
    { keys: 'w', title: liveBoardTexts.worstFirst, run: () => onChange('sort', 'worst') },
    { keys: 'b', title: liveBoardTexts.betsFirst, run: () => onChange('sort', 'bets') },
  ]);
  return (
    <>
      <Input.Search
        ref={field}
        allowClear
        className={classes.search ?? ''}
        aria-label={t(liveBoardTexts.filter)}
        placeholder={t(liveBoardTexts.filter)}
        value={wanted.text}
        onChange={({ target }) => onChange('text', target.value)}
      />
      <Segmented<Shown>
        aria-label={t(liveBoardTexts.show)}
        value={wanted.shown}
        onChange={(shown) => onChange('show', shown)}
        options={shownChoices.map((value) => ({ value, label: t(shownNames[value]) }))}
      />
      <Segmented<Order>
        aria-label={t(liveBoardTexts.sort)}
        value={wanted.order}
        onChange={(order) => onChange('sort', order)}
        options={orderChoices.map((value) => ({ value, label: t(orderNames[value]) }))}
      />
    </>
  );
}

type ExposureProps = {
  matches: readonly DeskMatch[];
  board: DeskBoard;
  live: Board;
  deciding: Deciding;
  onShowAll: () => void;
};

function Exposure({ matches, board, live, deciding, onShowAll }: ExposureProps) {
  const t = useText();
  const isPhone = useMedia(PHONE);
  const { chosen, setChosen, opened, setOpened } = useWalking(matches, deciding);
  const scale = useMemo(() => scaleOf(board.matches), [board.matches]);
  const all = board.matches.length;
  const may = useMay();
  const turn = useLatest(deciding.turn);
  const onSeal = may('match/update_suspended') && !deciding.isLocked ? turn : undefined;
  const table = { matches, scale, chosen, onSeal, onChoose: setChosen, onOpen: setOpened };
  return (
    <section className={classes.card} aria-labelledby="exposure">
      <h2 id="exposure" className={classes.cardTitle}>
        {t(liveBoardTexts.exposure)}
        <span>{t(liveBoardTexts.shownOf, { shown: matches.length, all })}</span>
      </h2>
      <div className={classes.scroll}>
        {matches.length > 0 && (isPhone ? <MatchCards {...table} /> : <ExposureTable {...table} />)}
        {all === 0 && (
          <p className={classes.empty}>
            <b>{t(liveBoardTexts.none)}</b> {t(liveBoardTexts.noneNote)}
          </p>
        )}
        {all > 0 && matches.length === 0 && (
          <p className={classes.empty}>
            {t(liveBoardTexts.filtered)}{' '}
            <Button onClick={onShowAll}>{t(liveBoardTexts.dropFilter)}</Button>
          </p>
        )}
      </div>
      <FeedBar feed={board.feed} line={live} />
      <MatchDrawer
        match={board.matches.find(({ id }) => id === opened)}
        scale={scale}
        isLocked={deciding.isLocked}
        onSeal={deciding.turn}
        onClose={() => setOpened(undefined)}
      />
    </section>
  );
}
