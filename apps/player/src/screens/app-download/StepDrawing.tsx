import type { PlainTextKey } from '../../i18n/i18n.ts';
import styles from './app-download.module.css';

export type Drawing = {
  readonly text: PlainTextKey;
  /** What the phone shows: its browser's bar above or below, an open menu, its home screen. */
  readonly scene: 'bar-above' | 'bar-below' | 'menu' | 'home';
  /** What is to be tapped or found. */
  readonly mark: 'dots' | 'bars' | 'ring' | 'share' | 'row' | 'mat';
};

/** A phone in a few lines: it says where to look, in whatever language the browser speaks. */
export function StepDrawing({ scene, mark }: Pick<Drawing, 'scene' | 'mark'>) {
  return (
    <svg className={styles.drawing} viewBox="0 0 72 112" aria-hidden="true">
      <rect className={styles.phone} x="4" y="3" width="64" height="106" rx="10" />
      {scene === 'home' ? <HomeScreen /> : <Page />}
      {scene === 'bar-above' && <BarAbove />}
      {scene === 'bar-below' && <BarBelow />}
      {scene === 'menu' && <OpenMenu />}
      <Mark mark={mark} />
    </svg>
  );
}

function Page() {
  return <path className={styles.line} d="M14 34h44M14 44h30M14 62h44M14 72h36M14 82h40" />;
}

function HomeScreen() {
  return (
    <path
      className={styles.line}
      d="M15 22h10v10H15zM31 22h10v10H31zM47 22h10v10H47zM15 42h10v10H15zM47 42h10v10H47z"
    />
  );
}

function BarAbove() {
  return <path className={styles.bar} d="M6 13h60v11H6z" />;
}

function BarBelow() {
  return <path className={styles.bar} d="M6 90h60v11H6z" />;
}

function OpenMenu() {
  return (
    <>
      <rect className={styles.sheet} x="18" y="16" width="46" height="70" rx="5" />
      <path className={styles.line} d="M24 26h30M24 36h24M24 66h28M24 76h20" />
    </>
  );
}

const marks = {
  dots: 'M60 15.5v.5M60 18.5v.5M60 21.5v.5',
  bars: 'M55 93h8M55 95.5h8M55 98h8',
  ring: 'M60 91.5a4 4 0 1 0 .01 0z',
  share: 'M32 94v5h8v-5M36 97v-6M33.5 93l2.5-2.5 2.5 2.5',
  row: 'M22 46h38v10H22zM26 51h24',
  mat: 'M31 42h10v10H31zM31 47h10M36 42v10',
} as const;

const spots = {
  dots: [60, 18.5],
  bars: [59, 95.5],
  ring: [60, 95.5],
  share: [36, 95],
  row: undefined,
  mat: [36, 47],
} as const;

function Mark({ mark }: Pick<Drawing, 'mark'>) {
  const spot = spots[mark];
  return (
    <>
      {spot && <circle className={styles.spot} cx={spot[0]} cy={spot[1]} r="10" />}
      <path className={styles.mark} d={marks[mark]} />
    </>
  );
}
