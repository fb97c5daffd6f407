/**
 * A question the page asks again and again: is betting open, who runs the site, what is my
 * balance. Everyone who uses it shares one answer. A failure keeps the last answer and is tried
 * again sooner; a hidden page does not ask.
 */
export type StandingQuestion<Answer> = {
  readonly answer: () => Answer | undefined;
  /** The question is asked as long as somebody listens. */
  readonly listen: (listener: () => void) => () => void;
  readonly askAgain: () => void;
};

type Terms<Answer> = { readonly ask: () => Promise<Answer>; readonly everyMs: number };

const RETRY_MS = 10_000;

const questions = new Set<{ readonly askAgain: () => void }>();

/** For questions of another kind, whose answers depend on the language or the player too. */
export function askTogether(question: { readonly askAgain: () => void }): void {
  questions.add(question);
}

/** After a change of language or player every answer may be another. */
export function askEverythingAgain(): void {
  for (const question of questions) question.askAgain();
}

export function standingQuestion<Answer>(terms: Terms<Answer>): StandingQuestion<Answer> {
  let answer: Answer | undefined;
  let timer: number | undefined;
  /** Which asking is the newest; the answer to an older one comes too late. */
  let asking = 0;
  const listeners = new Set<() => void>();

  function askAgain(): void {
    if (listeners.size === 0) return;
    window.clearTimeout(timer);
    asking += 1;
    const mine = asking;
    const settle = (nextMs: number) => {
      if (mine === asking) timer = window.setTimeout(askIfSeen, nextMs);
    };
    terms.ask().then(
      (latest) => {
        if (mine === asking) answer = latest;
        for (const listener of listeners) listener();
        settle(terms.everyMs);
      },
      () => settle(Math.min(RETRY_MS, terms.everyMs)),
    );
  }

  function askIfSeen(): void {
    if (document.visibilityState === 'visible') askAgain();
    else document.addEventListener('visibilitychange', askIfSeen, { once: true });
  }

  function listen(listener: () => void): () => void {
    listeners.add(listener);
    if (listeners.size === 1) askAgain();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.clearTimeout(timer);
    };
  }

  const question = { answer: () => answer, listen, askAgain };
  questions.add(question);
  return question;
}
