import { forgetForVisit, keepForVisit, readForVisit } from '../watching/visit-storage.ts';

/**
 * One key per intention (MS-12). Tapping twice, or sending again because nobody knows whether the
 * first try arrived, uses the same key, and the server answers as before instead of asking the
 * operator for the money twice. The key outlives a reload, because players reload when in doubt.
 */
export type RequestKeys = {
  readonly keyFor: (wanted: object) => string;
  /** The server has answered; wanting the same once more is a new intention. */
  readonly answered: () => void;
  /** Whether a try of whose fate nobody knows is still open, and for what. */
  readonly openFor: (wanted: object) => 'nothing' | 'this' | 'something else';
};

type Intention = { readonly key: string; readonly wanted: string };

export function requestKeys(name: string, newKey: () => string = randomKey): RequestKeys {
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

const KEY_BYTES = 16;

/** `randomUUID` came to browsers a version later than the oldest we promise. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
