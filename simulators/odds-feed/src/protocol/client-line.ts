import { once } from 'node:events';
import type { Socket } from 'node:net';

/** The way out to one client: in order, bounded, and silent when told to be. */
export type ClientLine = {
  readonly send: (frame: Buffer) => void;
  /** Settles when the client has taken enough for more to be made. */
  readonly hasRoom: () => Promise<void>;
  /** Nothing leaves until it is let go again; what is sent meanwhile waits its turn. */
  readonly hold: () => void;
  readonly letGo: () => void;
  /** Half of a frame, and the end. */
  readonly cut: (frame: Buffer) => void;
  readonly drop: () => void;
};

export function createClientLine(socket: Socket, waitingBytesMax: number): ClientLine {
  let held: Buffer[] | undefined;
  let heldBytes = 0;

  function write(frame: Buffer): void {
    if (socket.destroyed) return;
    socket.write(frame);
    // A client that does not read must not take the memory of all the others.
    if (socket.writableLength > waitingBytesMax) socket.destroy();
  }

  function keep(frame: Buffer, frames: Buffer[]): void {
    frames.push(frame);
    heldBytes += frame.length;
    if (heldBytes > waitingBytesMax) socket.destroy();
  }

  return {
    send: (frame) => (held ? keep(frame, held) : write(frame)),
    hasRoom: async () => {
      while (socket.writableNeedDrain && !socket.destroyed) {
        await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
      }
    },
    hold: () => {
      held ??= [];
    },
    letGo: () => {
      const frames = held ?? [];
      held = undefined;
      heldBytes = 0;
      for (const frame of frames) write(frame);
    },
    cut: (frame) => {
      socket.write(frame.subarray(0, Math.ceil(frame.length / 2)), () => socket.destroy());
    },
    drop: () => socket.destroy(),
  };
}
