import type { BaseLogger } from 'pino';

export type Listeners<Message> = {
  readonly add: (listener: (message: Message) => void) => void;
  readonly tell: (message: Message) => void;
};

/** Told at once and in order. One that throws keeps nothing from the others nor from the teller. */
export function createListeners<Message>(log: Pick<BaseLogger, 'error'>): Listeners<Message> {
  const listeners: ((message: Message) => void)[] = [];
  const report = (error: unknown) => log.error({ err: error }, 'a catalogue listener failed');
  return {
    add: (listener) => void listeners.push(listener),
    tell: (message) => {
      for (const listener of listeners) Promise.try(listener, message).catch(report);
    },
  };
}
