import { shillings } from '@kipute/domain/money/senti';
import { useState } from 'react';
import { Badge } from '../Badge.tsx';
import { Button } from '../Button.tsx';
import { Field } from '../control/Field.tsx';
import { Pills } from '../control/Pills.tsx';
import { SegmentedControl } from '../control/SegmentedControl.tsx';
import { Tabs } from '../control/Tabs.tsx';
import { IconButton } from '../IconButton.tsx';
import { Money } from '../Money.tsx';
import { AwaitedTile } from '../match/AwaitedTile.tsx';
import { FeatureMatch } from '../match/FeatureMatch.tsx';
import { LeagueGroup } from '../match/LeagueGroup.tsx';
import { MatchTile } from '../match/MatchTile.tsx';
import { type OddsCell, type QuickMarket, quickMarkets } from '../match/match.ts';
import { OddsButton } from '../odds/OddsButton.tsx';
import { EmptyState } from '../state/EmptyState.tsx';
import { FailedState } from '../state/FailedState.tsx';
import { Notice } from '../state/Notice.tsx';
import { Skeleton } from '../state/Skeleton.tsx';
import styles from './gallery.module.css';
import { derby, ended, live, moving, nowMs, oddsStates, sampleOutcome } from './sample-matches.ts';

const nothing = () => {};
const matches = [derby, moving, live, ended];

/** A price that stands still. */
export const StillOdds: OddsCell = ({ selectionId, sign, words }) => (
  <OddsButton
    sign={sign}
    words={words}
    outcome={sampleOutcome(selectionId ?? '')}
    onPick={nothing}
  />
);

/** Every piece in every state, for designers' eyes and for the tests; no page links to it. */
export function Gallery({ markets }: { markets: readonly QuickMarket[] }) {
  return (
    <main className={styles.gallery}>
      <h1>Gallery</h1>
      <h2>Odds</h2>
      <OddsStates />
      <LeagueGroup
        league={derby.match.league}
        markets={markets}
        all={{ count: 8, page: '/league_search' }}
      >
        {matches.map((match) => (
          <MatchTile key={match.match.id} {...match} {...{ markets, nowMs }} Odds={StillOdds} />
        ))}
        <AwaitedTile markets={markets} />
      </LeagueGroup>
      <FeatureMatch title="Mechi kubwa" match={derby.match} nowMs={nowMs} Odds={StillOdds} />
      <Controls />
      <States />
    </main>
  );
}

function OddsStates() {
  return (
    <ul className={styles.oddsStates}>
      {oddsStates.map(({ name, outcome }) => (
        <li key={name}>
          <OddsButton sign="1" words="Simba SC kushinda" outcome={outcome} onPick={nothing} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function Controls() {
  const [market, setMarket] = useState<QuickMarket>('winner');
  const choices = quickMarkets.map((id) => ({ id, text: id }));
  const control = { choices, current: market, onChoose: setMarket };
  return (
    <section className={styles.stack}>
      <Tabs label="Tabs" panelId="gallery-panel" {...control} />
      <div id="gallery-panel" role="tabpanel" aria-label={market}>
        <Money amount={shillings(12_215)} />
      </div>
      <Pills label="Pills" {...control} />
      <SegmentedControl label="Segments" {...control} />
      <Field name="phone" kind="phone" label="Namba ya simu" prefix="+255" hint="07… au 7…" />
      <Field name="password" kind="password" label="Nenosiri" error="Nenosiri haliwezi kuwa tupu" />
      <Field name="code" label="Msimbo" state="disabled" />
      <div className={styles.line}>
        <Button>Weka dau</Button>
        <Button variant="gold">Weka pesa</Button>
        <Button variant="outline">Jaribu tena</Button>
        <Button variant="plain">Tazama zote</Button>
        <Button state="sending">Inatuma</Button>
        <Button state="disabled">Imefungwa</Button>
        <IconButton icon="trash-2" label="Futa zote" onClick={nothing} />
      </div>
      <div className={styles.line}>
        <Badge>Inasubiri</Badge>
        <Badge tone="good" icon="check">
          2 kati ya 3
        </Badge>
        <Badge tone="live">38</Badge>
        <Badge tone="gold">Boost</Badge>
        <Badge tone="count">3</Badge>
      </div>
    </section>
  );
}

function States() {
  return (
    <section className={styles.stack}>
      <Skeleton kind="matches" count={2} />
      <Skeleton kind="rows" count={2} />
      <Skeleton kind="form" count={2} />
      <Skeleton kind="tiles" count={3} />
      <Skeleton kind="reading" count={2} />
      <EmptyState icon="ticket" title="Mkeka wako ni mtupu" text="Gusa odds yoyote." />
      <FailedState onRetry={nothing} />
      <Notice>Habari</Notice>
      <Notice tone="warn">Huna mtandao. Odds huenda zimebadilika.</Notice>
      <Notice tone="danger" icon="triangle-alert">
        Hujaingia
      </Notice>
      <Notice tone="good" icon="shield-check">
        Pesa yako iko salama
      </Notice>
    </section>
  );
}
