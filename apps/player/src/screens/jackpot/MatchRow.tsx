import { useDataSaver } from '../../features/data-saver/data-saver.ts';
import { changeDraft, withPick } from '../../features/pools/buying/draft-store.ts';
import type { BuyView } from '../../features/pools/buying/use-buying.ts';
import { shortMoment } from '../../features/pools/issue/moment.ts';
import type { IssueMatch } from '../../features/pools/issue/pool.ts';
import { TeamName } from '../../features/pools/issue/TeamName.tsx';
import { showToast } from '../../features/toasts/toast-store.ts';
import { t } from '../../i18n/i18n.ts';
import { oddsText } from '../../ui/odds/odds-text.ts';
import { SpokenOnly } from '../../ui/SpokenOnly.tsx';
import styles from './jackpot.module.css';
import { isDouble, type Letter, results, tapReserve, tapResult } from './jackpot-picks.ts';

type MatchRowProps = { view: BuyView; match: IssueMatch };

/** One match with its three results; two of them make a double. */
export function MatchRow({ view, match }: MatchRowProps) {
  const at = match.place - 1;
  const pick = view.draft.picks[at] ?? '';
  return (
    <Row match={match} pick={pick} isOpen={view.isOpen} onTap={(letter) => tap(view, at, letter)} />
  );
}

function tap({ game, issue, draft }: BuyView, at: number, letter: Letter): void {
  const doublesMaximum = issue.max_doubles;
  const { pick, isFull } = tapResult(draft.picks, at, { letter, doublesMaximum });
  changeDraft(game, issue, { picks: withPick(draft.picks, at, pick) });
  if (isFull) {
    showToast({ tone: 'notice', text: t('pools.doublesFull', { count: doublesMaximum }) });
  }
}

/** One of the matches that stand by, with a single pick. */
export function ReserveRow({ view, match }: MatchRowProps) {
  const { game, issue, draft, isOpen } = view;
  const at = match.place - 1;
  const pick = draft.reservePicks[at] ?? '';
  const onTap = (letter: Letter) =>
    changeDraft(game, issue, {
      reservePicks: withPick(draft.reservePicks, at, tapReserve(pick, letter)),
    });
  return <Row match={match} pick={pick} isOpen={isOpen} onTap={onTap} />;
}

type RowProps = {
  match: IssueMatch;
  pick: string;
  isOpen: boolean;
  onTap: (letter: Letter) => void;
};

function Row({ match, pick, isOpen, onTap }: RowProps) {
  const { place, reserve, start_time, team_home: home, team_away: away } = match;
  const names = { number: place, home, away };
  return (
    <fieldset
      className={styles.match}
      data-double={isDouble(pick)}
      aria-label={t(reserve === 1 ? 'pools.reserveMatch' : 'pools.match', names)}
    >
      <span className={styles.number}>{place}</span>
      <span className={styles.teams}>
        <span className={styles.when}>
          <time dateTime={start_time}>{shortMoment(Date.parse(start_time))}</time>
          {isDouble(pick) && <em className={styles.double}>{t('pools.double')}</em>}
        </span>
        <TeamName id={match.team_home_id} name={home} />
        <TeamName id={match.team_away_id} name={away} />
      </span>
      <span className={styles.side}>
        <MatchForm match={match} />
        <span className={styles.picks}>
          {results.map(({ letter, side }) => (
            <button
              key={letter}
              type="button"
              className={styles.pick}
              aria-pressed={pick.includes(letter)}
              disabled={!isOpen}
              onClick={() => onTap(letter)}
            >
              <b>{letter}</b>
              <SpokenOnly>{spokenBetween(match, letter)}</SpokenOnly>
              {match.odds && <small>{priceText(match.odds[side])}</small>}
              {!match.odds && <small aria-hidden>–</small>}
            </button>
          ))}
        </span>
      </span>
    </fieldset>
  );
}

/** How both teams did of late, oldest left, home before away; nothing where nothing is known. */
function MatchForm({ match }: { match: IssueMatch }) {
  const isSavingData = useDataSaver();
  const { form_home = '', form_away = '', team_home, team_away } = match;
  const teams = [
    { team: team_home, results: resultsOf(form_home) },
    { team: team_away, results: resultsOf(form_away) },
  ];
  const known = teams.filter(({ results }) => results.length > 0);
  if (isSavingData || known.length === 0) return null;
  const words = known.map(({ team, results }) =>
    t('pools.form', { team, results: results.map(({ word }) => word).join(', ') }),
  );
  return (
    <span className={styles.form} role="img" aria-label={words.join('; ')}>
      {teams.map(({ team, results }) => (
        <span key={team} aria-hidden="true">
          {results.map(({ game, kind, word }) => (
            <i key={game} data-result={kind}>
              {word.charAt(0).toUpperCase()}
            </i>
          ))}
        </span>
      ))}
    </span>
  );
}

const formTexts = { W: 'pools.form.W', D: 'pools.form.D', L: 'pools.form.L' } as const;
type ResultKind = keyof typeof formTexts;

const isResult = (letter: string): letter is ResultKind => letter in formTexts;

const resultsOf = (form: string) =>
  [...form]
    .filter(isResult)
    .map((kind, game) => ({ game, kind, word: t(formTexts[kind]) }))
    .reverse();

const priceText = (odds: number): string => oddsText(Math.round(odds * 1000));

/** Between sign and price: "1 Simba SC kushinda, odds 2.50". */
export function spokenBetween(match: IssueMatch, letter: Letter): string {
  const team = letter === '1' ? match.team_home : match.team_away;
  const pick = letter === 'X' ? t('pools.pickDraw') : t('pools.pickTeam', { team });
  return match.odds ? ` ${t('pools.withOdds', { pick })} ` : ` ${pick}`;
}
