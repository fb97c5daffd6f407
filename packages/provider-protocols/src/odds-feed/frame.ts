/**
 * A frame on the wire: the length of the payload in decimal ASCII, one zero byte, the payload.
 * The payload is gzipped JSON; this file does not open it.
 */
const SEPARATOR = 0;
const DIGIT_ZERO = 0x30;
/** A length longer than this is no length. */
const LENGTH_DIGITS_MAX = 9;

export function frame(payload: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${payload.length}\0`, 'latin1'), payload]);
}

/** The other side does not speak this protocol; nothing after this point can be read. */
export class FrameError extends Error {
  override readonly name = 'FrameError';
}

export type FrameReader = {
  /** Whole payloads that `bytes` completed. Throws a FrameError. */
  readonly read: (bytes: Buffer) => Buffer[];
  /** True in the middle of a frame: a connection that ends here was cut. */
  readonly isMidFrame: () => boolean;
};

export function createFrameReader({ payloadBytesMax }: { payloadBytesMax: number }): FrameReader {
  let chunks: Buffer[] = [];
  let held = 0;
  /** Undefined while the length itself has not come. */
  let wanted: number | undefined;

  function takeHeld(): Buffer {
    const [first] = chunks;
    const whole = chunks.length === 1 && first ? first : Buffer.concat(chunks);
    chunks = [];
    held = 0;
    return whole;
  }

  function keep(bytes: Buffer): void {
    if (bytes.length === 0) return;
    chunks.push(bytes);
    held += bytes.length;
  }

  function takeLength(): boolean {
    const bytes = takeHeld();
    const end = bytes.indexOf(SEPARATOR);
    if (end < 0 ? bytes.length > LENGTH_DIGITS_MAX : end > LENGTH_DIGITS_MAX) {
      throw new FrameError('a length without an end');
    }
    if (end >= 0) wanted = readLength(bytes.subarray(0, end), payloadBytesMax);
    keep(end < 0 ? bytes : bytes.subarray(end + 1));
    return wanted !== undefined;
  }

  function takePayload(length: number): Buffer {
    const bytes = takeHeld();
    keep(bytes.subarray(length));
    wanted = undefined;
    return bytes.subarray(0, length);
  }

  return {
    read: (bytes) => {
      keep(bytes);
      const payloads: Buffer[] = [];
      while (held > 0 && (wanted !== undefined || takeLength())) {
        if (wanted === undefined || held < wanted) break;
        payloads.push(takePayload(wanted));
      }
      return payloads;
    },
    isMidFrame: () => held > 0 || wanted !== undefined,
  };
}

function readLength(digits: Buffer, payloadBytesMax: number): number {
  let length = 0;
  for (const byte of digits) {
    const digit = byte - DIGIT_ZERO;
    if (digit < 0 || digit > 9) throw new FrameError('a length that is no number');
    length = length * 10 + digit;
  }
  if (length === 0) throw new FrameError('an empty frame');
  if (length > payloadBytesMax) throw new FrameError(`a frame of ${length} bytes`);
  return length;
}
