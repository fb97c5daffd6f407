import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

/** The limit: a loop that writes one frame, built once, to every socket there is. */
const server = createServer();
const hall = new WebSocketServer({ server, perMessageDeflate: false });

process.on('message', (frameBytes) => {
  const frame = randomBytes(Number(frameBytes));
  for (const socket of hall.clients) socket.send(frame, { binary: true });
});
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
