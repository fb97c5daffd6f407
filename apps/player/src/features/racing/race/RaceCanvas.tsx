import { useEffect, useMemo, useRef } from 'react';
import styles from './race.module.css';
import { type DrawRace, raceDrawing, runRace, type TrackColours } from './race-canvas.ts';
import { racePath } from './race-path.ts';

type RaceCanvasProps = {
  roundId: string;
  finish: readonly number[];
  /** Which moment of the race it is, from 0 to 1; asked for at every frame. */
  momentNow: () => number;
  /** Leader and top three: the one thing that is said of the picture. */
  label: string;
};

/** The cars on their track, drawn on a canvas for as long as the race goes on. */
export function RaceCanvas({ roundId, finish, momentNow, label }: RaceCanvasProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const path = useMemo(() => racePath(roundId, finish), [roundId, finish]);
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    let draw: DrawRace | undefined;
    let stop = () => {};
    const run = () => {
      stop();
      stop = runRace(() => {
        const moment = momentNow();
        draw?.(path, moment);
        return moment < 1 ? 'goes-on' : 'is-over';
      });
    };
    const anew = () => {
      draw = raceDrawing(canvas, coloursOf(canvas));
      run();
    };
    const observer = new ResizeObserver(anew);
    observer.observe(canvas);
    const themes = new MutationObserver(anew);
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      stop();
      observer.disconnect();
      themes.disconnect();
    };
  }, [path, momentNow]);
  return <canvas ref={ref} className={styles.canvas} role="img" aria-label={label} />;
}

/** As the style sheet has them for the theme of the page. */
function coloursOf(canvas: HTMLCanvasElement): TrackColours {
  const style = getComputedStyle(canvas);
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    track: colour('track'),
    lane: colour('lane'),
    speed: colour('speed'),
    rim: colour('rim'),
    kerb: '#087a4b',
  };
}
