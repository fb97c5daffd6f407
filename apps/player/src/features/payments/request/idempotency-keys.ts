import { newIdempotencyKey } from '../../idempotency/idempotency-key.ts';
import { forgetForVisit, keepForVisit, readForVisit } from '../watching/visit-storage.ts';

/**
 * One idempotency key per intention (MS-12). Tapping twice, or retrying after a lost response,
 * sends the same key, and the server repeats its response instead of asking the operator for the
 * money twice. The key survives a reload, because players reload when in doubt.
 */
export type IdempotencyKeys = {
  readonly keyFor: (wanted: object) => string;
  /** The server has answered; wanting the same once more is a new intention. */
  readonly answered: () => void;
  /** Whether a request without a response is still open, and for what. */
  readonly openFor: (wanted: object) => 'nothing' | 'this' | 'something else';
};

type Intention = { readonly key: string; readonly wanted: string };

export function idempotencyKeys(
  name: string,
  newKey: () => string = newIdempotencyKey,
): IdempotencyKeys {
  // Beside the tab's storage, for browsers that forbid it.
  let open: Intention | undefined;
  const current = () => open ?? intentionIn(readForVisit(name));

  return {
    keyFor: (wanted) => {
      const text = JSON.stringify(wanted);
      const before = current();
      if (before?.wanted === text) return before.key;
      open = { key: newKey(), wanted: text };
      keepForVisit(name, `${open.key} ${open.wanted}`);
      return open.key;
    },
    answered: () => {
      open = undefined;
      forgetForVisit(name);
    },
    openFor: (wanted) => {
      const before = current();
      if (!before) return 'nothing';
      return before.wanted === JSON.stringify(wanted) ? 'this' : 'something else';
    },
  };
}

function intentionIn(kept: string | null): Intention | undefined {
  const [, key, wanted] = /^(\S+) (.+)$/s.exec(kept ?? '') ?? [];
  return key !== undefined && wanted !== undefined ? { key, wanted } : undefined;
}
