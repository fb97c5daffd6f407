import type { DeskBoard, DeskMatch } from '@kipute/contract/calls/office/live-desk';
import { Alert, Button, Input, type InputRef, Modal, Segmented } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDataAge, useKeys } from '../../features/keys/keys-store.ts';
import { Can, useMay } from '../../features/permissions/administrator.tsx';
import { liveBoardTexts } from '../../i18n/texts/live-board.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { useMedia } from '../../look/use-media.ts';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import {
  inLanguage,
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
import { type Board, useLiveBoard, useSealing } from './use-live-board.ts';

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

/** What is looked at stands in the address, so that a link shows the same. */
function useWanted() {
  const [address, setAddress] = useSearchParams();
  const named = <Name extends string>(names: readonly Name[], key: string): Name | undefined =>
    names.find((name) => name === address.get(key));
  const change = (key: string, value: string) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(key);
        else after.set(key, value);
        return after;
      },
      { replace: true },
    );
  return {
    wanted: {
      shown: named<Shown>(shownChoices, 'show') ?? 'all',
      order: named<Order>(orderChoices, 'sort') ?? 'live',
      text: address.get('text') ?? '',
    },
    change,
  };
}

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
          <aside className={classes.side}>
            {panels
              .filter(({ node }) => may(node))
              .map(({ key, Draw }) => (
                <Draw key={key} board={board} isLocked={isLocked} />
              ))}
          </aside>
        </div>
      </div>
      {sealing.dialog}
    </ScreenFrame>
  );
}

type WishesProps = {
  wanted: ReturnType<typeof useWanted>['wanted'];
  onChange: (key: string, value: string) => void;
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

type Deciding = ReturnType<typeof useDeciding>;

/** Sealing one match acts at once; whatever opens prices, or seals many, asks before. */
function useDeciding(isLocked: boolean) {
  const t = useText();
  const language = useLanguage();
  const { decide, isBusy } = useSealing();
  const [asked, setAsked] = useState<{ readonly of: readonly DeskMatch[]; readonly to: 0 | 1 }>();
  const close = () => setAsked(undefined);
  const question =
    asked &&
    (asked.to === 1
      ? t(liveBoardTexts.sealAllAsk, { count: asked.of.length })
      : t(liveBoardTexts.unsealAsk, {
          match: inLanguage(asked.of[0]?.name ?? { sw: '', en: '' }, language),
        }));
  return {
    isLocked: isLocked || isBusy,
    ask: (of: readonly DeskMatch[], to: 0 | 1) => setAsked({ of, to }),
    turn: (match: DeskMatch) => {
      if (isLocked || isBusy) return;
      if (match.sealed === 'by-hand') setAsked({ of: [match], to: 0 });
      else void decide([match], 1);
    },
    dialog: (
      <Modal
        open={asked !== undefined}
        title={question}
        okText={t(liveBoardTexts.yes)}
        cancelText={t(liveBoardTexts.no)}
        okButtonProps={{ danger: asked?.to === 1, disabled: isLocked }}
        confirmLoading={isBusy}
        onCancel={close}
        onOk={() => asked && void decide(asked.of, asked.to).then(close)}
      />
    ),
  };
}

type ExposureProps = {
  matches: readonly DeskMatch[];
  board: DeskBoard;
  live: Board;
  deciding: Deciding;
  onShowAll: () => void;
};

/** J and K walk, Enter opens, S seals: as everywhere in the office. */
function useWalking(matches: readonly DeskMatch[], deciding: Deciding) {
  const may = useMay();
  const [chosen, setChosen] = useState<string>();
  const [opened, setOpened] = useState<string>();
  const step = (by: 1 | -1) => {
    const at = matches.findIndex(({ id }) => id === chosen);
    const next = matches[Math.max(0, Math.min(matches.length - 1, at + by))];
    if (next) setChosen(next.id);
  };
  const one = matches.find(({ id }) => id === chosen);
  const sealKeys = [
    {
      keys: 's',
      title: liveBoardTexts.sealMatch,
      run: () => one?.sealed !== 'by-hand' && one && deciding.turn(one),
    },
    {
      keys: 'u',
      title: liveBoardTexts.unsealMatch,
      run: () => one?.sealed === 'by-hand' && deciding.turn(one),
    },
  ];
  useKeys([
    { keys: 'j', title: liveBoardTexts.next, run: () => step(1) },
    { keys: 'k', title: liveBoardTexts.previous, run: () => step(-1) },
    { keys: 'Enter', title: liveBoardTexts.look, run: () => setOpened(chosen) },
    ...(may('match/update_suspended') ? sealKeys : []),
  ]);
  return { chosen, setChosen, opened, setOpened };
}

function Exposure({ matches, board, live, deciding, onShowAll }: ExposureProps) {
  const t = useText();
  const isPhone = useMedia(PHONE);
  const { chosen, setChosen, opened, setOpened } = useWalking(matches, deciding);
  const scale = useMemo(() => scaleOf(board.matches), [board.matches]);
  const all = board.matches.length;
  const table = { matches, scale, chosen, onChoose: setChosen, onOpen: setOpened };
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
