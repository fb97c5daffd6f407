/**
 * The few bytes of RFC 6455 we write ourselves. A frame from a server is not masked, so the same
 * bytes serve every reader: `ws` would build the header again for each of them.
 */
const FINAL_BINARY = 0x82;
const LENGTH_IN_TWO_BYTES = 126;
const LENGTH_IN_EIGHT_BYTES = 127;

function headerBytesFor(payloadBytes: number): 2 | 4 | 10 {
  if (payloadBytes < LENGTH_IN_TWO_BYTES) return 2;
  return payloadBytes <= 0xffff ? 4 : 10;
}

export type OpenFrame = { readonly frame: Buffer; readonly payload: Buffer };

/** A binary frame whose payload is still to be filled in. */
export function allocateFrame(payloadBytes: number): OpenFrame {
  const headerBytes = headerBytesFor(payloadBytes);
  const frame = Buffer.allocUnsafe(headerBytes + payloadBytes);
  frame[0] = FINAL_BINARY;
  if (headerBytes === 2) {
    frame[1] = payloadBytes;
  } else if (headerBytes === 4) {
    frame[1] = LENGTH_IN_TWO_BYTES;
    frame.writeUInt16BE(payloadBytes, 2);
  } else {
    frame[1] = LENGTH_IN_EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(payloadBytes), 2);
  }
  return { frame, payload: frame.subarray(headerBytes) };
}
