import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { api } from '../../features/wire/api.ts';
import { tradingTexts } from '../../i18n/texts/trading.ts';
import { useText } from '../../i18n/use-text.ts';
import { DeedPart } from './DeedPart.tsx';
import classes from './trading.module.css';
import { usePreviewedDeed } from './use-previewed-deed.ts';
import type { TradedMatch } from './use-trading.ts';

/** Of a field for local time; clerks sit in East Africa, whatever their computer believes. */
const EAT = '+03:00';
const instantOf = (typed: string): string | undefined => {
  const at = new Date(`${typed}${EAT}`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
};

type VoidProps = { match: TradedMatch; chosen: string | undefined };

/** Bets of a time on some markets: chosen, looked at, and only then refunded. */
export function VoidPanel({ match, chosen }: VoidProps) {
  const t = useText();
  const [marketIds, setMarketIds] = useState<readonly string[]>(chosen ? [chosen] : []);
  const [time, setTime] = useState({ from: '', until: '' });
  const deed = usePreviewedDeed({
    preview: (wanted: Wanted) => api.trading.preview_void(wanted),
    perform: (wanted) => api.trading.void(wanted),
  });
  const from = instantOf(time.from);
  const until = instantOf(time.until);
  const isReady = marketIds.length > 0 && from !== undefined && until !== undefined;
  return (
    <>
      <section className={classes.card}>
        <h2>{t(tradingTexts.voidTitle)}</h2>
        <p>{t(tradingTexts.voidHint)}</p>
        <Select<string[]>
          mode="multiple"
          aria-label={t(tradingTexts.voidMarkets)}
          placeholder={t(tradingTexts.voidMarkets)}
          optionFilterProp="label"
          value={[...marketIds]}
          options={match.markets.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(ids) => {
            setMarketIds(ids);
            deed.drop();
          }}
        />
        {(['from', 'until'] as const).map((edge) => (
          <Input
            key={edge}
            type="datetime-local"
            step={1}
            addonBefore={t(edge === 'from' ? tradingTexts.voidFrom : tradingTexts.voidUntil)}
            aria-label={t(edge === 'from' ? tradingTexts.voidFrom : tradingTexts.voidUntil)}
            value={time[edge]}
            onChange={(event) => {
              setTime({ ...time, [edge]: event.target.value });
              deed.drop();
            }}
          />
        ))}
        <Button
          block
          disabled={!isReady}
          loading={deed.isAsking}
          onClick={() =>
            isReady &&
            deed.ask({ match_id: match.header.id, market_ids: [...marketIds], from, until })
          }
        >
          {t(tradingTexts.preview)}
        </Button>
      </section>
      <DeedPart deed={deed} title={tradingTexts.doVoid} />
    </>
  );
}

type Wanted = {
  readonly match_id: string;
  readonly market_ids: string[];
  readonly from: string;
  readonly until: string;
};
