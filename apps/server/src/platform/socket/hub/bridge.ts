import type { Broadcast } from '@kipute/contract/socket';
import type { Bus, BusTopic, Unsubscribe } from '../../bus/bus.ts';
import type { Hub } from './hub.ts';

type Bridge<Message> = {
  readonly bus: Bus;
  readonly hub: Hub;
  readonly topic: BusTopic<Message>;
  readonly broadcasts: (message: Message) => readonly Broadcast[];
};

/** From the fleet to the pages: each process hears the bus and tells the pages it holds. */
export function bridgeToPages<Message>(bridge: Bridge<Message>): Unsubscribe {
  return bridge.bus.subscribe(bridge.topic, (message) => {
    for (const broadcast of bridge.broadcasts(message)) bridge.hub.publish(broadcast);
  });
}
