import styles from './team.module.css';
import { type TeamColours, teamColoursOf } from './team-colours.ts';

export type Team = {
  readonly id: string;
  readonly name: string;
  readonly colours?: TeamColours;
};

/** A shirt of two colours in place of a crest: no image, no bytes. */
export function TeamMark({ team }: { team: Team }) {
  const [left, right] = team.colours ?? teamColoursOf(team);
  return (
    <i
      className={styles.mark}
      style={{ background: `linear-gradient(90deg, ${left} 50%, ${right} 50%)` }}
    />
  );
}
