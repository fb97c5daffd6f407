import type { BaseLogger } from 'pino';

export type Listeners<Message> = {
  readonly add: (listener: (message: Message) => void) => void;
  readonly notify: (message: Message) => void;
};

/** Called at once and in order. One that throws affects neither the others nor the caller. */
export function createListeners<Message>(log: Pick<BaseLogger, 'error'>): Listeners<Message> {
  const listeners: ((message: Message) => void)[] = [];
  const report = (error: unknown) => log.error({ err: error }, 'catalogue: listener failed');
  return {
    add: (listener) => void listeners.push(listener),
    notify: (message) => {
      for (const listener of listeners) Promise.try(listener, message).catch(report);
    },
  };
}
