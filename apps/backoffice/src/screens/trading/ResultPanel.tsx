import { Button, InputNumber } from 'antd';
import { useState } from 'react';
import { api } from '../../features/wire/api.ts';
import { tradingTexts } from '../../i18n/texts/trading.ts';
import { useText } from '../../i18n/use-text.ts';
import { DeedPart } from './DeedPart.tsx';
import classes from './trading.module.css';
import { usePreviewedDeed } from './use-previewed-deed.ts';
import type { TradedMatch } from './use-trading.ts';

type Typed = Readonly<Record<string, number | null>>;
type Side = 'home' | 'away';
const sides = ['home', 'away'] as const;
const keyOf = (part: number | 'corners', side: Side): string => `${part} ${side}`;

/** Only where both sides were typed. */
function scoresIn(typed: Typed, parts: readonly number[]) {
  return parts.flatMap((part_id) => {
    const [home, away] = sides.map((side) => typed[keyOf(part_id, side)]);
    return home == null || away == null ? [] : [{ part_id, home, away }];
  });
}

function cornersIn(typed: Typed, wholeId: number | undefined) {
  const [home, away] = sides.map((side) => typed[keyOf('corners', side)]);
  if (wholeId === undefined || home == null || away == null) return [];
  return [{ part_id: wholeId, home, away }];
}

const FOOTBALL = 1;

/** A result by its score: typed, looked at, and only then done. */
export function ResultPanel({ match }: { match: TradedMatch }) {
  const t = useText();
  const [typed, setTyped] = useState<Typed>({});
  const deed = usePreviewedDeed({
    preview: (wanted: ReturnType<typeof wantedOf>) => api.trading.preview_result(wanted),
    perform: (wanted) => api.trading.enter_result(wanted),
  });
  const wanted = wantedOf(match, typed);
  const type = (key: string, value: number | null) => {
    setTyped((before) => ({ ...before, [key]: value }));
    deed.drop();
  };
  const teams = { home: match.header.team_home, away: match.header.team_away };
  return (
    <>
      <section className={classes.card}>
        <h2>{t(tradingTexts.resultTitle)}</h2>
        {match.parts.map(({ id, name }) => (
          <ScoreLine key={id} name={name} part={id} teams={teams} typed={typed} onType={type} />
        ))}
        {match.header.sport_id === FOOTBALL && (
          <ScoreLine
            name={t(tradingTexts.corners)}
            part="corners"
            teams={teams}
            typed={typed}
            onType={type}
          />
        )}
        <Button
          block
          disabled={wanted.scores.length === 0}
          loading={deed.isAsking}
          onClick={() => deed.ask(wanted)}
        >
          {t(tradingTexts.preview)}
        </Button>
      </section>
      <DeedPart deed={deed} title={tradingTexts.doIt} />
    </>
  );
}

function wantedOf({ header, parts }: TradedMatch, typed: Typed) {
  const whole = parts.find(({ is_whole }) => is_whole === 1)?.id;
  return {
    match_id: header.id,
    scores: scoresIn(
      typed,
      parts.map(({ id }) => id),
    ),
    corners: cornersIn(typed, whole),
  };
}

type LineProps = {
  name: string;
  part: number | 'corners';
  teams: Readonly<Record<Side, string>>;
  typed: Typed;
  onType: (key: string, value: number | null) => void;
};

function ScoreLine({ name, part, teams, typed, onType }: LineProps) {
  const t = useText();
  return (
    <div className={classes.line}>
      <span>{name}</span>
      {sides.map((side) => (
        <InputNumber
          key={side}
          className={classes.number ?? ''}
          min={0}
          max={999}
          precision={0}
          aria-label={t(tradingTexts.scoreOf, { part: name, team: teams[side] })}
          value={typed[keyOf(part, side)] ?? null}
          onChange={(value) => onType(keyOf(part, side), value)}
        />
      ))}
    </div>
  );
}
