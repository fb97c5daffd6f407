import { useState } from 'react';
import { shortMoment } from '../../features/pools/issue/moment.ts';
import type { IssueMatch } from '../../features/pools/issue/pool.ts';
import { TeamName } from '../../features/pools/issue/TeamName.tsx';
import { pickShown } from '../../features/pools/tickets/ticket-words.ts';
import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SpokenOnly } from '../../ui/SpokenOnly.tsx';
import styles from './lucky-six.module.css';
import {
  canStep,
  goalsOf,
  OTHER,
  quickScores,
  type Step,
  stepGoals,
  type Team,
} from './score-pick.ts';

export type ScoreRowProps = {
  match: IssueMatch;
  pick: string;
  isOpen: boolean;
  /** The one the thumb is at: it is marked. */
  isInHand: boolean;
  isUnfolded: boolean;
  onTake: () => void;
  onPick: (pick: string) => void;
};

/** One match with a stepper for each team; "other" stands in for every score beyond them. */
export function ScoreRow(props: ScoreRowProps) {
  const { match, pick, isOpen, isInHand, isUnfolded, onTake, onPick } = props;
  const { place, reserve, start_time, team_home: home, team_away: away } = match;
  const isOther = pick === OTHER;
  return (
    <fieldset
      className={styles.match}
      data-in-hand={isInHand}
      data-other={isOther}
      aria-label={t(reserve === 1 ? 'pools.reserveMatch' : 'pools.match', {
        ...{ number: place, home, away },
      })}
      onFocus={onTake}
    >
      <div className={styles.top}>
        <b className={styles.number}>{place}</b>
        <time dateTime={start_time}>{shortMoment(Date.parse(start_time))}</time>
        <OtherButton pick={pick} isOpen={isOpen} onPick={onPick} />
      </div>
      <div className={styles.teams}>
        <TeamName id={match.team_home_id} name={home} />
        <TeamName id={match.team_away_id} name={away} />
      </div>
      <div className={styles.score}>
        <GoalStepper name={home} team="home" {...{ pick, isOpen, onPick }} />
        <b aria-hidden="true">:</b>
        <GoalStepper name={away} team="away" {...{ pick, isOpen, onPick }} />
      </div>
      {isOther && <p className={styles.explained}>{t('luckySix.otherText')}</p>}
      {isUnfolded && !isOther && isOpen && <QuickScores pick={pick} onPick={onPick} />}
    </fieldset>
  );
}

type ChoiceProps = Pick<ScoreRowProps, 'pick' | 'isOpen' | 'onPick'>;

/** Taken back, the score from before is there again. */
function OtherButton({ pick, isOpen, onPick }: ChoiceProps) {
  const [before, setBefore] = useState('');
  const isOther = pick === OTHER;
  function toggle(): void {
    if (!isOther) setBefore(pick);
    onPick(isOther ? before : OTHER);
  }
  return (
    <button
      type="button"
      className={styles.other}
      aria-pressed={isOther}
      disabled={!isOpen}
      onClick={toggle}
    >
      {isOther && <Icon name="check" size={14} />}
      {t('pools.other')}
    </button>
  );
}

type GoalStepperProps = ChoiceProps & { team: Team; name: string };

function GoalStepper({ team, name, pick, isOpen, onPick }: GoalStepperProps) {
  const goals = goalsOf(pick, team);
  const stepButton = (by: Step) => (
    <button
      type="button"
      aria-label={t(by > 0 ? 'luckySix.more' : 'luckySix.less', { team: name })}
      // Not `disabled`: at the end of its range the button would lose the focus under the finger.
      aria-disabled={!canStep(pick, team, by)}
      disabled={!isOpen || pick === OTHER}
      onClick={() => canStep(pick, team, by) && onPick(stepGoals(pick, team, by))}
    >
      <Icon name={by > 0 ? 'plus' : 'minus'} size={20} />
    </button>
  );
  return (
    <fieldset className={styles.stepper} aria-label={t('luckySix.goalsOf', { team: name })}>
      {stepButton(-1)}
      <output aria-live="polite">
        {goals ?? (
          <>
            <span aria-hidden="true">–</span>
            <SpokenOnly>{t(pick === OTHER ? 'pools.other' : 'luckySix.noGoals')}</SpokenOnly>
          </>
        )}
      </output>
      {stepButton(1)}
    </fieldset>
  );
}

function QuickScores({ pick, onPick }: Pick<ScoreRowProps, 'pick' | 'onPick'>) {
  return (
    <fieldset className={styles.quick} aria-label={t('luckySix.quick')}>
      {quickScores.map((score) => (
        <button
          key={score}
          type="button"
          aria-pressed={pick === score}
          onClick={() => onPick(score)}
        >
          {pickShown(score)}
        </button>
      ))}
    </fieldset>
  );
}
