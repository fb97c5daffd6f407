import { PassThrough } from 'node:stream';
import type { Broadcast } from '@kipute/contract/socket';
import { beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createHub, type Hub } from './hub.ts';
import { countNothing } from './socket-events.ts';
import { Subscriber } from './subscriber.ts';

const topic = 'match:1';
const price = (amount: number): Broadcast => ({
  type: 'update_match_odds',
  topic,
  content: { price: amount },
});
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** A subscriber on a line that keeps the pieces it was handed. */
function openSubscriber(hub: Hub) {
  const pieces: Buffer[] = [];
  const stream = new PassThrough();
  stream.on('data', (piece: Buffer) => pieces.push(piece));
  const socket = { readyState: WebSocket.OPEN } as WebSocket;
  const subscriber = new Subscriber({ socket, stream, backlogMax: 10, count: countNothing });
  return { subscriber, pieces, follow: () => hub.subscribe(subscriber, topic, 'snapshot') };
}

describe('what is published within one turn', () => {
  let hub: Hub;
  beforeEach(() => {
    hub = createHub();
  });

  test('[LIVE-21] goes to a subscriber in one piece, and the next turn in another', async () => {
    const { pieces, follow } = openSubscriber(hub);
    follow();
    hub.publish(price(1));
    await nextTurn();
    for (const amount of [2, 3, 4]) hub.publish(price(amount));
    await nextTurn();
    await nextTurn();
    const [one = Buffer.alloc(0), three] = pieces;
    expect(pieces).toHaveLength(2);
    expect(three).toHaveLength(3 * one.length);
  });

  test('[LIVE-21] reads alike whether its content was prepared as text or not', async () => {
    const { pieces, follow } = openSubscriber(hub);
    follow();
    hub.publish(price(1));
    await nextTurn();
    hub.publish({ type: 'update_match_odds', topic, json: '{"price":1}' });
    await nextTurn();
    const [object = Buffer.alloc(0), prepared = Buffer.alloc(0)] = pieces;
    expect(prepared).toHaveLength(object.length);
  });

  test('[LIVE-21] is not sent again to a subscriber whose snapshot already has it', async () => {
    let newest = 0;
    hub.provideSnapshot('match', () => [price(newest)]);
    const [early, late] = [openSubscriber(hub), openSubscriber(hub)];
    early.follow();
    newest = 1;
    hub.publish(price(newest));
    late.follow();
    await nextTurn();
    await nextTurn();
    expect([early.pieces, late.pieces].map(({ length }) => length)).toEqual([2, 1]);
  });
});
