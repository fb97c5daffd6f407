import { ArrowDownOutlined, ArrowUpOutlined, CloseOutlined, SwapOutlined } from '@ant-design/icons';
import type { Localised } from '@kipute/contract/locale';
import { Button } from 'antd';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { composeTexts } from '../../../i18n/texts/pool-compose.ts';
import { poolTexts } from '../../../i18n/texts/pools.ts';
import { useText } from '../../../i18n/use-text.ts';
import { formatInstant } from '../../../time/eat.ts';
import { progressWords } from '../issue-progress.ts';
import {
  type ChosenMatch,
  isComplete,
  isFull,
  kickOffsOf,
  type Side,
  sides,
} from './chosen-matches.ts';
import classes from './compose.module.css';
import { type Composing, useComposing } from './compose-context.ts';
import { MatchFacts } from './FoundMatches.tsx';

/** Moving or removing a row takes the focus from it; it is given back to what stands there now. */
function useKeptFocus() {
  const part = useRef<HTMLDivElement>(null);
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const element = part.current?.querySelector<HTMLElement>(`[data-keep="${wanted.current}"]`);
    wanted.current = undefined;
    element?.focus();
  });
  return {
    part,
    keep: (name: string) => {
      wanted.current = name;
    },
  };
}

/** The places and the reserves in their order, which keys and buttons change alike (POL-154). */
export function ChosenMatches({ said }: { said: string }) {
  const t = useText();
  const { chosen, orderByKickOff } = useComposing();
  const { part, keep } = useKeptFocus();
  const hintId = useId();
  return (
    <div ref={part}>
      <Progress />
      <KickOffs />
      {sides.map((side) => (
        <ChosenSide key={side} side={side} keep={keep} hintId={hintId} />
      ))}
      <div className={classes.foot}>
        <p id={hintId}>{t(composeTexts.keysHint)}</p>
        <Button size="small" disabled={chosen.places.length < 2} onClick={orderByKickOff}>
          {t(composeTexts.byKickOff)}
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}

function Progress() {
  const t = useText();
  const { chosen, sizes } = useComposing();
  const count = { places: chosen.places.length, reserves: chosen.reserves.length };
  const asked = { guess_number: sizes.places, reserves: sizes.reserves };
  const state = isComplete(chosen, sizes) ? 'complete' : 'open';
  return (
    <p className={classes.progress} data-state={state}>
      <b>{progressWords(count, asked)}</b>
      {state === 'complete' && <span>{t(composeTexts.complete)}</span>}
    </p>
  );
}

function KickOffs() {
  const t = useText();
  const kickOffs = kickOffsOf(useComposing().chosen);
  if (!kickOffs) return null;
  return (
    <p className={classes.kickOffs}>
      <span>
        {t(composeTexts.firstKickOff, { time: formatInstant(kickOffs.first).slice(0, 16) })}
      </span>
      <span>
        {t(composeTexts.lastKickOff, { time: formatInstant(kickOffs.last).slice(0, 16) })}
      </span>
    </p>
  );
}

type SideProps = { side: Side; keep: (name: string) => void; hintId: string };

const titles: Readonly<Record<Side, Localised>> = {
  places: composeTexts.places,
  reserves: composeTexts.reserves,
};

function ChosenSide({ side, keep, hintId }: SideProps) {
  const t = useText();
  const { chosen, sizes } = useComposing();
  const titleId = useId();
  if (sizes[side] === 0 && chosen[side].length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{t(titles[side])}</h3>
      {chosen[side].length === 0 && <p className={classes.nothing}>{t(composeTexts.nothingYet)}</p>}
      <ol className={classes.chosen}>
        {chosen[side].map((match, at) => (
          <ChosenRow key={match.id} {...{ match, at, side, keep, hintId }} />
        ))}
      </ol>
    </section>
  );
}

type RowProps = SideProps & { match: ChosenMatch; at: number };

/** What the keys do to a row that has the focus; true when the press was one of them. */
function pressRow(
  event: KeyboardEvent<HTMLElement>,
  { match, at, side, keep }: RowProps,
  { chosen, move, takeOut }: Composing,
): boolean {
  const row = chosen[side];
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
  if (step !== undefined && event.altKey) {
    keep(`row-${match.id}`);
    move(match, step);
    return true;
  }
  if (step !== undefined) {
    const neighbour = row[at + step];
    const list = event.currentTarget.closest('ol');
    if (neighbour) list?.querySelector<HTMLElement>(`[data-keep="row-${neighbour.id}"]`)?.focus();
    return true;
  }
  if (event.key !== 'Delete' && event.key !== 'Backspace') return false;
  const next = row[at + 1] ?? row[at - 1];
  if (next) keep(`row-${next.id}`);
  takeOut(match);
  return true;
}

function ChosenRow(props: RowProps) {
  const { match, at, side, keep, hintId } = props;
  const composing = useComposing();
  const { chosen, sizes, takeIn, takeOut, move } = composing;
  const other: Side = side === 'places' ? 'reserves' : 'places';
  const moveBy = (step: 1 | -1, name: string) => () => {
    keep(`${name}-${match.id}`);
    move(match, step);
  };
  const out = () => {
    const next = chosen[side][at + 1] ?? chosen[side][at - 1];
    if (next) keep(`row-${next.id}`);
    takeOut(match);
  };
  return (
    <li>
      <button
        type="button"
        className={classes.handle}
        data-keep={`row-${match.id}`}
        aria-describedby={hintId}
        onKeyDown={(event) => {
          if (pressRow(event, props, composing)) event.preventDefault();
        }}
      >
        <i>{at + 1}</i>
        <MatchFacts match={match} />
      </button>
      <span className={classes.moves}>
        <RowButton {...props} name="up" text={composeTexts.up} onClick={moveBy(-1, 'up')}>
          <ArrowUpOutlined />
        </RowButton>
        <RowButton {...props} name="down" text={composeTexts.down} onClick={moveBy(1, 'down')}>
          <ArrowDownOutlined />
        </RowButton>
        {sizes[other] > 0 && !isFull(chosen, sizes, other) && (
          <RowButton
            {...props}
            name="other"
            text={other === 'places' ? composeTexts.toPlaces : composeTexts.toReserves}
            onClick={() => {
              keep(`row-${match.id}`);
              takeIn(match, other);
            }}
          >
            <SwapOutlined />
          </RowButton>
        )}
        <RowButton {...props} name="out" text={composeTexts.takeOut} onClick={out}>
          <CloseOutlined />
        </RowButton>
      </span>
    </li>
  );
}

type RowButtonProps = {
  match: ChosenMatch;
  name: string;
  text: Localised;
  onClick: () => void;
  children: ReactNode;
};

function RowButton({ match, name, text, onClick, children }: RowButtonProps) {
  const t = useText();
  const deed = t(text);
  return (
    <Button
      size="small"
      type="text"
      title={deed}
      data-keep={`${name}-${match.id}`}
      aria-label={t(composeTexts.of, { deed, match: t(poolTexts.teams, match) })}
      icon={children}
      onClick={onClick}
    />
  );
}
