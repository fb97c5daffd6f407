export type FakeClock = {
  readonly now: () => Date;
  readonly advance: (time: { readonly seconds?: number; readonly minutes?: number }) => void;
  readonly setTo: (instant: Date) => void;
};

/** Stands still until a test moves it. */
export function createFakeClock(start: string = '2026-03-01T09:00:00Z'): FakeClock {
  let milliseconds = Date.parse(start);
  return {
    now: () => new Date(milliseconds),
    advance: ({ seconds = 0, minutes = 0 }) => {
      milliseconds += (minutes * 60 + seconds) * 1000;
    },
    setTo: (instant) => {
      milliseconds = instant.getTime();
    },
  };
}
