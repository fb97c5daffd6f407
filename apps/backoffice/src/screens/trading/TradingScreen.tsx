import { useState } from 'react';
import { useParams } from 'react-router';
import { useDataAge } from '../../features/keys/keys-store.ts';
import { useMay } from '../../features/permissions/administrator.tsx';
import { tradingTexts } from '../../i18n/texts/trading.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { reasonOf } from '../_list-kit/page/use-list-page.ts';
import { MarketTable } from './MarketTable.tsx';
import { MatchHead } from './MatchHead.tsx';
import { ResultPanel } from './ResultPanel.tsx';
import { RiskBar } from './RiskBar.tsx';
import classes from './trading.module.css';
import { chosenIn, shownMarkets } from './trading-rows.ts';
import { REFRESH_SECONDS, type TradedMatch, useDeeds, useTradedMatch } from './use-trading.ts';
import { type RiskScope, useDeskActions, useTradingKeys } from './use-trading-keys.ts';
import { VoidPanel } from './VoidPanel.tsx';

/** One match on the desk of a trader: what it may cost, and a key for each thing to do about it. */
export function TradingScreen() {
  const t = useText();
  const { id = '' } = useParams();
  const query = useTradedMatch(id);
  useDataAge(query.data ? query.dataUpdatedAt : undefined, REFRESH_SECONDS);
  if (query.data) return <TradingDesk key={id} match={query.data} />;
  if (!query.isError) return <PageSkeleton />;
  const reason = reasonOf(query.error) ?? t(tradingTexts.notFound);
  return <LoadFailed place="page" reason={reason} onRetry={() => void query.refetch()} />;
}

function TradingDesk({ match }: { match: TradedMatch }) {
  const t = useText();
  const may = useMay();
  const deeds = useDeeds(match.header.id);
  const [which, setWhich] = useState<'all' | 'with-liability'>('all');
  const [chosenId, choose] = useState<string>();
  const [part, openPart] = useState<'result' | 'void'>('result');
  const [scope, setScope] = useState<RiskScope>('match');
  const markets = shownMarkets(match, which);
  const chosen = chosenIn(markets, chosenId);
  const desk = { match, markets, chosen, choose, deeds, openPart, scope };
  const actions = useDeskActions(desk);
  useTradingKeys(desk, actions);
  const mayDecide = may('trading/enter_result') || may('trading/void');
  return (
    <div className={classes.desk}>
      <MatchHead match={match} actions={actions} />
      <RiskBar match={match} scope={scope} onScope={setScope} actions={actions} chosen={chosen} />
      <div className={classes.work} data-side={mayDecide ? 'panel' : 'none'}>
        <MarketTable desk={desk} actions={actions} which={which} onWhich={setWhich} />
        {mayDecide && (
          <aside className={classes.side} aria-label={t(tradingTexts.deciding)}>
            {part === 'result' && may('trading/enter_result') && <ResultPanel match={match} />}
            {(part === 'void' || !may('trading/enter_result')) && (
              <VoidPanel match={match} chosen={chosen?.market.id} />
            )}
          </aside>
        )}
      </div>
    </div>
  );
}
