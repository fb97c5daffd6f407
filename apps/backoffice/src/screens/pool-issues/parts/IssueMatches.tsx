import { poolIssueStatuses, poolMatchEnds } from '@kipute/contract/constants/betting/games';
import { Button, Empty } from 'antd';
import { useState } from 'react';
import { useMay } from '../../../features/permissions/administrator.tsx';
import { poolTexts } from '../../../i18n/texts/pools.ts';
import { type Say, useText } from '../../../i18n/use-text.ts';
import { formatInstant } from '../../../time/eat.ts';
import { FormDialog } from '../../_form-kit/FormDialog.tsx';
import cells from '../../_list-kit/cells/cells.module.css';
import { priceWords } from '../../_pools/pool-words.ts';
import { WarningChips } from '../../_pools/WarningChips.tsx';
import { type Issue, type IssueMatch, type MatchOfIssue, resultForm } from '../issue-forms.ts';
import { placeOfReserve } from '../issue-progress.ts';
import classes from '../pool-issues.module.css';
import { useIssueChanged } from '../use-issue-calls.ts';

/** Results are said of what was sold and not yet thrown away. */
const takesResults: readonly number[] = [
  poolIssueStatuses.open.id,
  poolIssueStatuses.closed.id,
  poolIssueStatuses.settled.id,
];

/** Its places in order, then its reserves, each with how it ended and what spoke against it. */
export function IssueMatches({ content: issue }: { content: Issue }) {
  const t = useText();
  const may = useMay();
  const issueChanged = useIssueChanged();
  const [asked, setAsked] = useState<MatchOfIssue>();
  const maySet = may('pool_issue/set_result') && takesResults.includes(issue.status);
  if (issue.matches.length === 0) {
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(poolTexts.noMatches)} />;
  }
  const ask = (match: IssueMatch) => setAsked({ issueId: issue.id, match });
  return (
    <div className={classes.board}>
      <table className={classes.matches} aria-label={t(poolTexts.matches)}>
        <thead>
          <tr>
            <th scope="col">{t(poolTexts.place)}</th>
            <th scope="col">{t(poolTexts.match)}</th>
            <th scope="col">{t(poolTexts.kickOff)}</th>
            <th scope="col">{t(poolTexts.prices)}</th>
            <th scope="col">{t(poolTexts.result)}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {issue.matches.map((match) => (
            <MatchRow
              key={`${match.reserve} ${match.place}`}
              issue={issue}
              match={match}
              onSetResult={maySet ? ask : undefined}
            />
          ))}
        </tbody>
      </table>
      {asked && (
        <FormDialog
          form={resultForm}
          subject={asked}
          title={poolTexts.setResult}
          about={teamsOf(asked.match, t)}
          onClose={() => setAsked(undefined)}
          onDone={issueChanged}
        />
      )}
    </div>
  );
}

const teamsOf = ({ team_home: home, team_away: away }: IssueMatch, t: Say): string =>
  t(poolTexts.teams, { home, away });

type MatchRowProps = {
  issue: Issue;
  match: IssueMatch;
  onSetResult: ((match: IssueMatch) => void) | undefined;
};

function MatchRow({ issue, match, onSetResult }: MatchRowProps) {
  const t = useText();
  const { place, reserve, competition, start_time, odds } = match;
  const warnings = issue.warnings
    .filter(({ match_id }) => match_id === match.match_id)
    .map(({ warning }) => warning);
  return (
    <tr data-reserve={reserve === 1 || undefined}>
      <th scope="row">{reserve === 1 ? t(poolTexts.reserve, { place }) : place}</th>
      <td>
        <b>{teamsOf(match, t)}</b>
        <small>{competition}</small>
        <WarningChips warnings={warnings} />
      </td>
      <td>
        <time dateTime={start_time}>{formatInstant(start_time).slice(5, 16)}</time>
      </td>
      <td className={classes.prices}>{priceWords(odds) || '–'}</td>
      <td>
        <Ending issue={issue} match={match} />
      </td>
      <td className={classes.deed}>
        {onSetResult && (
          <Button
            size="small"
            aria-label={t(poolTexts.setResultOf, { match: teamsOf(match, t) })}
            onClick={() => onSetResult(match)}
          >
            {t(poolTexts.setResult)}
          </Button>
        )}
      </td>
    </tr>
  );
}

/** How it ended: a dot and a word, and who stands in for one that was called off. */
function Ending({ issue, match }: { issue: Issue; match: IssueMatch }) {
  const t = useText();
  const { end, live, home_score: home, away_score: away, stand_in: standIn, reserve } = match;
  const stoodFor = reserve === 1 ? placeOfReserve(issue, match.place) : undefined;
  return (
    <>
      {end === poolMatchEnds.played.id && home !== null && away !== null && (
        <b className={cells.good}>{t(poolTexts.score, { home, away })}</b>
      )}
      {end === poolMatchEnds.waiting.id && (
        <span className={live === 1 ? cells.moving : cells.quiet}>
          {t(live === 1 ? poolTexts.live : poolTexts.unplayed)}
        </span>
      )}
      {end === poolMatchEnds.off.id && <span className={cells.bad}>{t(poolTexts.calledOff)}</span>}
      {standIn !== null && (
        <small>
          {standIn === 0 ? t(poolTexts.noReserve) : t(poolTexts.standsIn, { place: standIn })}
        </small>
      )}
      {stoodFor !== undefined && <small>{t(poolTexts.used, { place: stoodFor })}</small>}
    </>
  );
}
