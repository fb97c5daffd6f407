import type { Logger } from 'pino';
import type { Bus } from './bus.ts';
import { createSubscribers, writeMessage } from './subscribers.ts';

/**
 * The bus of a fleet of one. Messages still pass through their wire form, so that whatever works
 * on one machine works on many.
 */
export function createLocalBus(log: Logger): Bus {
  const subscribers = createSubscribers(log);
  return {
    publish: async (topic, message) => {
      // The feed publishes megabytes a second, which in a fleet of one nobody else needs.
      if (!subscribers.hasAny(topic.name)) return;
      await subscribers.deliver(topic.name, writeMessage(topic, message));
    },
    subscribe: subscribers.add,
    // A fleet of one is never left and never rejoined.
    onRejoin: () => () => {},
    close: async () => {},
  };
}
