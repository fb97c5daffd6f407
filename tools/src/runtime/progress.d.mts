export type RunningStep = {
  /** Replaces what is shown behind the title while it runs. */
  readonly note: (text: string) => void;
  readonly done: (text?: string) => void;
  readonly failed: () => void;
};

/** Shows a step with a tick, or a cross when it throws, and its duration. */
export function showStep<Value>(
  title: string,
  work: (step: RunningStep) => Promise<Value>,
): Promise<Value>;
