import { identityOf, type KeptChoice } from '@kipute/domain/kept-choices/kept-choice';
import { mergeChoices } from '@kipute/domain/kept-choices/merge-choices';
import { choicesIn, type DeviceChoice } from './device-choice.ts';

/** Whose choices the lists of this device are, and when each was made (KEEP-20 to KEEP-24). */
export type DeviceRecord = {
  /** The account whose choices the lists hold; null while they are a visitor's. */
  readonly owner: string | null;
  readonly visitor: readonly DeviceChoice[];
  /** The account that was here last. */
  readonly account: { readonly id: string; readonly choices: readonly DeviceChoice[] } | null;
};

export const ownChoices = ({ owner, visitor, account }: DeviceRecord): readonly DeviceChoice[] =>
  owner === null ? visitor : choicesOf(account, owner);

const choicesOf = (account: DeviceRecord['account'], id: string): readonly DeviceChoice[] =>
  account?.id === id ? account.choices : [];

export function withOwnChoices(
  record: DeviceRecord,
  choices: readonly DeviceChoice[],
): DeviceRecord {
  const { owner } = record;
  if (owner === null) return { ...record, visitor: choices };
  return { ...record, account: { id: owner, choices } };
}

/** Signing in takes over the visitor's choices; signing out leaves none behind. */
export const handedTo = (record: DeviceRecord, playerId: string | null): DeviceRecord =>
  playerId === null ? afterLeaving(record) : afterComing(record, playerId);

/** KEEP-22: a visitor's choice goes to one account, so the next one does not get it too. */
function afterComing(record: DeviceRecord, playerId: string): DeviceRecord {
  const { visitor, account } = afterLeaving(record);
  const given = visitor.filter(({ unsent, removed }) => unsent && !removed);
  return {
    owner: playerId,
    visitor: visitor.map(({ unsent: _, ...choice }) => choice),
    account: { id: playerId, choices: mergeChoices(choicesOf(account, playerId), given) },
  };
}

/** KEEP-23: only what could not be sent stays, hidden, until the account signs in again. */
function afterLeaving({ visitor, account }: DeviceRecord): DeviceRecord {
  const unheard = account && {
    ...account,
    choices: account.choices.filter(({ unsent }) => unsent),
  };
  return { owner: null, visitor, account: unheard };
}

/** The response decides about all that was sent; what was chosen meanwhile is added. */
export function answered(
  record: DeviceRecord,
  { sent, answer }: { sent: readonly KeptChoice[]; answer: readonly KeptChoice[] },
): DeviceRecord {
  const heard = new Set(sent.map(wordOf));
  const meanwhile = ownChoices(record).filter(
    (choice) => choice.unsent && !heard.has(wordOf(choice)),
  );
  return withOwnChoices(record, mergeChoices<DeviceChoice>(answer, meanwhile));
}

const wordOf = (choice: KeptChoice): string => `${choice.changedAtMs} ${identityOf(choice)}`;

/** What was kept may be anything; without it the lists are taken for a visitor's. */
export function recordIn(kept: unknown): DeviceRecord {
  const { owner, visitor, account } = fieldsOf(kept);
  const { id, choices } = fieldsOf(account);
  return {
    owner: typeof owner === 'string' ? owner : null,
    visitor: choicesIn(visitor),
    account: typeof id === 'string' ? { id, choices: choicesIn(choices) } : null,
  };
}

const fieldsOf = (kept: unknown): Readonly<Record<string, unknown>> =>
  typeof kept === 'object' && kept !== null ? { ...kept } : {};
