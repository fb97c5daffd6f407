import type { Localised } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { poolTexts } from '../../../i18n/texts/pools.ts';
import { useText } from '../../../i18n/use-text.ts';
import cells from '../../_list-kit/cells/cells.module.css';
import type { Row, Tone } from '../../_list-kit/definition/list.ts';
import classes from '../pool-issues.module.css';

type Ticket = CallContent<'pool_issue/tickets'>[number];
type Place = Ticket['places'][number];

const marks = {
  waiting: { tone: 'moving', text: poolTexts.markWaiting },
  right: { tone: 'good', text: poolTexts.markRight },
  wrong: { tone: 'bad', text: poolTexts.markWrong },
  void: { tone: 'good', text: poolTexts.markVoid },
  replaced: { tone: 'waiting', text: poolTexts.markReplaced },
  unused: { tone: 'quiet', text: poolTexts.markUnused },
} as const satisfies Record<Place['mark'], { tone: Tone; text: Localised }>;

/** What a ticket says of each match, and how that stands. */
export function TicketPicks({ row }: { row: Row }) {
  const t = useText();
  // The list hands its own rows on.
  const { places } = row as unknown as Ticket;
  return (
    <section>
      <h2>{t(poolTexts.picks)}</h2>
      <table className={classes.picks} aria-label={t(poolTexts.picks)}>
        <thead>
          <tr>
            <th scope="col">{t(poolTexts.match)}</th>
            <th scope="col">{t(poolTexts.pick)}</th>
            <th scope="col">{t(poolTexts.result)}</th>
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <PickRow key={`${place.reserve} ${place.place}`} place={place} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function PickRow({ place: one }: { place: Place }) {
  const t = useText();
  const { place, reserve, team_home: home, team_away: away, pick, mark } = one;
  const { tone, text } = marks[mark];
  const isScored = one.home_score !== null && one.away_score !== null;
  return (
    <tr>
      <th scope="row">
        {reserve === 1 ? t(poolTexts.reserve, { place }) : place} ·{' '}
        {t(poolTexts.teams, { home, away })}
      </th>
      <td>{pick === 'other' ? t(poolTexts.anyOther) : pick}</td>
      <td>
        <span className={cells[tone]}>{t(text)}</span>
        {isScored && (
          <small>
            {t(poolTexts.score, { home: one.home_score ?? '', away: one.away_score ?? '' })}
          </small>
        )}
      </td>
    </tr>
  );
}
