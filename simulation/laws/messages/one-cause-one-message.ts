import type { Scene } from '../../actors/scene.ts';
import type { Delivery } from '../../world/gateway.ts';
import type { Law } from '../law.ts';

/** A gateway that doubles a message does so under one request; two requests are our doing. */
export function sentTwice(deliveries: readonly Delivery[]): string | undefined {
  const requests = Map.groupBy(deliveries, ({ recipientId }) => recipientId);
  for (const [message, taken] of requests) {
    const times = new Set(taken.map(({ requestId }) => requestId)).size;
    if (times > 1) return `message ${message} was handed to the gateway ${times} times`;
  }
  return undefined;
}

export const oneCauseOneMessage: Law<Scene> = {
  name: 'a message reaches the gateway at most once',
  holds: 'always',
  breach: async ({ world }) => sentTwice(await world.gateway.deliveries()),
};
