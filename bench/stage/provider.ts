import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { createFrameReader } from '@kipute/provider-protocols/odds-feed/frame';
import type { ClientMessage } from '@kipute/provider-protocols/odds-feed/messages';
import { frameOf } from './price-changes.ts';
import type { ProviderWorld } from './provider-world.ts';

const ENTITIES_PER_BATCH = 10_000;
const PING_EVERY_MS = 2_000;

/** A provider that sends what it is told to, as fast as its reader takes it. */
export type Provider = {
  readonly url: string;
  /** Resolves when a reader has subscribed and been sent the whole dump. */
  readonly subscribed: Promise<void>;
  /** Resolves when the bytes have left for the reader. */
  readonly send: (wire: Buffer) => Promise<void>;
  readonly stop: () => void;
};

export async function startProvider(world: ProviderWorld): Promise<Provider> {
  const { promise: subscribed, resolve: onSubscribed } = Promise.withResolvers<void>();
  let reader: Socket | undefined;
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    const frames = createFrameReader({ payloadBytesMax: 1_000_000 });
    socket.on('data', (bytes: Buffer) => {
      for (const payload of frames.read(bytes)) {
        const message = JSON.parse(String(gunzipSync(payload))) as ClientMessage;
        if ('PingResponse' in message) continue;
        // Whether it subscribes or wants to resume, it gets everything from the beginning.
        if ('UpdateDataResumeRequest' in message) {
          socket.write(frameOf({ error: { code: '400', message: 'start over' } }));
          continue;
        }
        reader = socket;
        sendDump(socket, world);
        onSubscribed();
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const pinging = setInterval(() => {
    reader?.write(frameOf({ PingRequest: { id: String(Date.now()) } }));
  }, PING_EVERY_MS);
  return {
    url: `tcp://127.0.0.1:${port}`,
    subscribed,
    send: async (wire) => {
      if (reader && !reader.write(wire)) await once(reader, 'drain');
    },
    stop: () => {
      clearInterval(pinging);
      reader?.destroy();
      server.close();
    },
  };
}

function sendDump(socket: Socket, { entities }: ProviderWorld): void {
  socket.write(frameOf({ SubscribeResponse: { subscriptionId: '1', subscriptionChecksum: '1' } }));
  const batches = Math.ceil(entities.length / ENTITIES_PER_BATCH);
  for (let number = 0; number < batches; number += 1) {
    const from = number * ENTITIES_PER_BATCH;
    const batchesLeft = batches - number - 1;
    socket.write(
      frameOf({
        InitialData: {
          batchId: String(number + 1),
          batchesLeft: String(batchesLeft),
          dumpComplete: batchesLeft === 0,
          entities: entities.slice(from, from + ENTITIES_PER_BATCH),
        },
      }),
    );
  }
}
