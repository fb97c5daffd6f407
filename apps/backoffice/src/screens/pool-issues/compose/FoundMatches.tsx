import type { CallContent } from '@kipute/contract/registry';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useKeys } from '../../../features/keys/keys-store.ts';
import { composeTexts } from '../../../i18n/texts/pool-compose.ts';
import { poolTexts } from '../../../i18n/texts/pools.ts';
import { useText } from '../../../i18n/use-text.ts';
import { formatInstant } from '../../../time/eat.ts';
import { fixedList } from '../../_list-kit/definition/fixed-list.ts';
import type { Row } from '../../_list-kit/definition/list.ts';
import { ListPart, useOpenList } from '../../_list-kit/ListPart.tsx';
import { priceWords } from '../../_pools/pool-words.ts';
import { WarningChips } from '../../_pools/WarningChips.tsx';
import { type ChosenMatch, foundMatch, isFull, whereIs } from './chosen-matches.ts';
import classes from './compose.module.css';
import { useComposing } from './compose-context.ts';
import { foundMatchesList } from './found-matches-list.ts';

type Found = CallContent<'pool_issue/matches'>[number];

/** Search and dates of the list kit; each match with its prices and what speaks against it. */
export function FoundMatches({ typeId }: { typeId: string }) {
  const list = useMemo(() => fixedList(foundMatchesList, { type_id: typeId }), [typeId]);
  const open = useOpenList(list);
  return <ListPart open={open} Tiles={MatchTiles} />;
}

function MatchTiles({ rows }: { rows: readonly Row[] }) {
  const t = useText();
  const { takeIn, saved } = useComposing();
  const own = new Map([...saved.places, ...saved.reserves].map((match) => [match.id, match]));
  const matches = rows.map((row) => {
    // The list hands its own rows on.
    const match = foundMatch(row as unknown as Found);
    return own.get(match.id) ?? match;
  });
  useKeys([
    {
      keys: 'e',
      title: composeTexts.asReserveKey,
      run: () => {
        const tile = document.activeElement?.closest<HTMLElement>('[data-row-key]');
        const match = matches.find(({ id }) => id === tile?.dataset.rowKey);
        if (match) takeIn(match, 'reserves');
      },
    },
  ]);
  return (
    <ul className={classes.found} aria-label={t(composeTexts.find)}>
      {matches.map((match) => (
        <li key={match.id} data-row-key={match.id}>
          <MatchFacts match={match} />
          <TileDeeds match={match} />
        </li>
      ))}
    </ul>
  );
}

/** Teams, when, where, prices, and what speaks against it. */
export function MatchFacts({ match }: { match: ChosenMatch }) {
  const t = useText();
  return (
    <div className={classes.facts}>
      <b>{t(poolTexts.teams, match)}</b>
      <span>
        <time dateTime={match.startTime}>{formatInstant(match.startTime).slice(5, 16)}</time>
        {` · ${match.competition}`}
      </span>
      {match.odds !== null && <span className={classes.prices}>{priceWords(match.odds)}</span>}
      <WarningChips warnings={match.warnings} />
    </div>
  );
}

function TileDeeds({ match }: { match: ChosenMatch }) {
  const t = useText();
  const { chosen, sizes, takeIn, takeOut } = useComposing();
  const where = whereIs(chosen, match.id);
  const nameOf = (deed: string) => t(composeTexts.of, { deed, match: t(poolTexts.teams, match) });
  const main = t(where ? composeTexts.takeOut : composeTexts.takeIn);
  const other = t(composeTexts.asReserve);
  const placeText = where?.side === 'reserves' ? composeTexts.reserve : composeTexts.place;
  return (
    <div className={classes.deeds}>
      {where && <span className={classes.where}>{t(placeText, where)}</span>}
      {/* One button for both, so that the focus stays, and not disabled for the same reason. */}
      <Button
        size="small"
        data-row-opener=""
        aria-disabled={!where && isFull(chosen, sizes, 'places')}
        aria-label={nameOf(main)}
        onClick={() => (where ? takeOut(match) : takeIn(match, 'places'))}
      >
        {main}
      </Button>
      {!where && sizes.reserves > 0 && (
        <Button
          size="small"
          aria-disabled={isFull(chosen, sizes, 'reserves')}
          aria-label={nameOf(other)}
          onClick={() => takeIn(match, 'reserves')}
        >
          {other}
        </Button>
      )}
    </div>
  );
}
