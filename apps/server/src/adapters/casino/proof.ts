import { signatureOf } from '@kipute/provider-protocols/casino/signature';
import type { RawCall } from '../../features/casino/ports.ts';
import type { Clock } from '../../platform/clock.ts';
import { isSameSecret } from '../shared-secret.ts';

type ProofOptions = {
  readonly key: string;
  readonly clock: Clock;
  readonly headers: { readonly time: string; readonly signature: string };
};

/** Why a message is not the provider's; undefined when it is. */
type Doubt = (call: RawCall) => string | undefined;

const WINDOW_SECONDS = 60;
const TIME = /^\d{10}(\.\d{1,6})?$/;

/**
 * Whether a message was signed with the provider's key, for this address, just now and for the
 * first time (CAS-02). Nothing of it is read before.
 */
export function createProof({ key, clock, headers }: ProofOptions): Doubt {
  const isRepeated = createSeenSignatures(clock);
  return ({ path, headers: sent, body }) => {
    const time = sent[headers.time] ?? '';
    if (!TIME.test(time)) return 'no time';
    const now = clock.now().getTime() / 1_000;
    if (Math.abs(now - Number(time)) > WINDOW_SECONDS) return 'outside of the clock window';
    const signature = signatureOf({ time, path, body }, key);
    if (!isSameSecret(sent[headers.signature] ?? '', signature)) return 'another signature';
    return isRepeated(signature) ? 'the signature of an earlier message' : undefined;
  };
}

/** Two generations, each as long as a time can lie within the window: memory stays bounded. */
function createSeenSignatures(clock: Clock): (signature: string) => boolean {
  let begun = clock.now().getTime();
  let recent = new Set<string>();
  let older = new Set<string>();
  return (signature) => {
    const now = clock.now().getTime();
    if (now - begun > 2 * WINDOW_SECONDS * 1_000) {
      older = recent;
      recent = new Set();
      begun = now;
    }
    if (recent.has(signature) || older.has(signature)) return true;
    recent.add(signature);
    return false;
  };
}
