/** Where people read how a run goes. */
export type Screen = { readonly isTTY?: boolean; readonly write: (text: string) => unknown };

export type ProgressLines = {
  readonly tell: (line: string) => void;
  /** One line that stays in its place where the screen can do that. */
  readonly show: (line: string) => void;
};

const CLEAR_LINE = '\r\x1b[2K';
/** A log is no place for a line per step. */
const SHOWN_OF = 10;

export function createProgress(screen: Screen): ProgressLines {
  let shown = 0;
  const clear = screen.isTTY ? CLEAR_LINE : '';
  return {
    tell: (line) => screen.write(`${clear}${line}\n`),
    show: (line) => {
      shown += 1;
      if (screen.isTTY) screen.write(`${CLEAR_LINE}${line}`);
      else if (shown % SHOWN_OF === 0) screen.write(`${line}\n`);
    },
  };
}

/** Where several runs share a screen every line says whose it is, and none stays in its place. */
export function createSharedProgress(screen: Screen, seed: number): ProgressLines {
  return {
    tell: (line) => screen.write(`${seed}: ${line}\n`),
    show: () => undefined,
  };
}
