import { Icon } from '../../../ui/Icon.tsx';
import styles from './progress.module.css';

export type StepState = 'done' | 'current' | 'ahead';
type Step = { readonly text: string; readonly state: StepState; readonly clock?: string };

/** The way of a payment, with the place where it is now. */
export function Steps({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ text, state, clock }) => (
        <li
          key={text}
          className={styles.step}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles.dot}>{state === 'done' && <Icon name="check" size={12} />}</span>
          {text}
          {clock && <span className={styles.clock}>{clock}</span>}
        </li>
      ))}
    </ol>
  );
}
