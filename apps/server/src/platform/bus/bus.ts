import type { z } from 'zod';

/** A named stream of messages between processes, with the schema of what travels on it. */
export type BusTopic<Message> = {
  readonly name: string;
  readonly schema: z.ZodType<Message>;
};

export function defineTopic<Message>(name: string, schema: z.ZodType<Message>): BusTopic<Message> {
  return { name, schema };
}

export type Unsubscribe = () => void;

/**
 * Tells every process of the fleet, this one included, that something changed. Delivery is at
 * most once and only to those who listen now: what must not be lost goes through a job instead.
 */
export type Bus = {
  readonly publish: <Message>(topic: BusTopic<Message>, message: Message) => Promise<void>;
  readonly subscribe: <Message>(
    topic: BusTopic<Message>,
    listener: (message: Message) => void,
  ) => Unsubscribe;
  /**
   * Fires each time this process has joined the fleet, at start and after an outage. Messages of
   * other processes before that moment were missed, so caches they keep fresh must be read anew.
   */
  readonly onRejoin: (listener: () => void) => Unsubscribe;
  readonly close: () => Promise<void>;
};
