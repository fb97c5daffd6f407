import { operators } from '@kipute/contract/constants/money/operators';
import styles from './operator.module.css';
import type { OperatorWord } from './operator-name.ts';

/** Drawn by us in the operator's colour: a word on a tile, no picture of anybody's sign. */
const marks = {
  mpesa: { word: 'M-PESA', ink: '#ffffff', spread: 36, slant: 0 },
  mixx: { word: 'mixx', ink: '#211800', spread: 27, slant: -8 },
  airtel: { word: 'airtel', ink: '#ffffff', spread: 31, slant: 0 },
  halopesa: { word: 'Halo', ink: '#2b1200', spread: 27, slant: 0 },
} as const satisfies Record<OperatorWord, object>;

/** Decoration: the operator's name always stands beside it. */
export function OperatorMark({ operator }: { operator: OperatorWord }) {
  const { word, ink, spread, slant } = marks[operator];
  return (
    <svg className={styles.mark} viewBox="0 0 46 32" width="46" height="32" aria-hidden="true">
      <rect width="46" height="32" rx="8" fill={operators[operator].colour} />
      <text
        className={styles.word}
        x="23"
        y="20.2"
        textAnchor="middle"
        textLength={spread}
        lengthAdjust="spacingAndGlyphs"
        transform={`skewX(${slant})`}
        style={{ transformOrigin: '23px 16px' }}
        fill={ink}
      >
        {word}
      </text>
    </svg>
  );
}
