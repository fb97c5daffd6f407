import { TeamMark } from '../../../ui/team/TeamMark.tsx';
import styles from './team-name.module.css';

/** In one line beside its mark; where there is no room for the name it ends in dots. */
export function TeamName({ id, name }: { id: string; name: string }) {
  return (
    <span className={styles.team}>
      <TeamMark team={{ id, name }} />
      <span>{name}</span>
    </span>
  );
}
