import { CallRejected, type RejectionCode } from '@kipute/api-client/call-rejected';
import type { CallContent, CallInput } from '@kipute/contract/registry';
import type { KeptChoice } from '@kipute/domain/kept-choices/kept-choice';
import { keepJson, readKeptJson, whenKept } from '../../platform/device-storage.ts';
import { serverNowMs } from '../clock/server-clock.ts';
import { currentPlayerId, whenSessionChanges } from '../session/session-store.ts';
import { api } from '../wire/api.ts';
import { createChoiceSync } from './choice-sync.ts';
import { recordIn } from './device-record.ts';
import { listKeys, readLists, showLists } from './lists/lists-on-device.ts';

const STORAGE_KEY = 'kept-choices';
const FINISH_WITHIN_MS = 3_000;
const silent = { silent: true } as const;

const passing: ReadonlySet<RejectionCode> = new Set([
  'network-exception',
  'too-many-requests',
  'overloaded',
  'server-error',
]);

const playerId = () => currentPlayerId() ?? null;

const { settle, note, exchange, finish } = createChoiceSync({
  playerId,
  readRecord: () => recordIn(readKeptJson(STORAGE_KEY)),
  keepRecord: (record) => keepJson(STORAGE_KEY, record),
  readLists,
  showLists,
  inquire: async () => (await api.player_choice.inquire({}, silent)).map(choiceHeard),
  save: async (choices) => {
    const merged = await api.player_choice.save({ choices: choices.map(choiceToSend) }, silent);
    return merged.map(choiceHeard);
  },
  isTransient: (failure) => {
    if (!(failure instanceof CallRejected)) throw failure;
    return passing.has(failure.code);
  },
  nowMs: serverNowMs,
});

let isStarted = false;

/**
 * The choices of a visitor stay on the device; those of a player are the same on all of theirs.
 * Starting makes no call, because it may happen right before signing out.
 */
export function startKeepingChoices(): void {
  if (isStarted) return;
  isStarted = true;
  settle();
  whenKept((key) => {
    if (listKeys.has(key)) note();
  });
  exchangeForEachPlayer();
  whenBack(exchange);
}

export const exchangeChoices = exchange;

/** Before signing out. A slow network holds nobody back: what is left is sent at the next visit. */
export async function finishChoices(): Promise<void> {
  startKeepingChoices();
  await Promise.race([
    finish(),
    new Promise((resolve) => window.setTimeout(resolve, FINISH_WITHIN_MS)),
  ]);
}

function exchangeForEachPlayer(): void {
  let last = playerId();
  whenSessionChanges(() => {
    if (playerId() === last) return;
    last = playerId();
    exchange();
  });
}

/** A shorter absence is no reason to ask: nothing was chosen on another device in between. */
const AWAY_AT_LEAST_MS = 30_000;

/** The network or the player is back: meanwhile another device may have chosen something. */
export function whenBack(hear: () => void): void {
  let leftAtMs = 0;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leftAtMs = Date.now();
    else if (Date.now() - leftAtMs >= AWAY_AT_LEAST_MS) hear();
  });
  window.addEventListener('online', hear);
}

type WireChoice = CallContent<'player_choice/inquire'>[number];

function choiceToSend(choice: KeptChoice): CallInput<'player_choice/save'>['choices'][number] {
  const { kind, value, name, flag, removed, changedAtMs } = choice;
  const changed_at = new Date(changedAtMs).toISOString();
  return { kind, value, name, flag, removed: removed ? 1 : 0, changed_at };
}

function choiceHeard({ removed, changed_at, ...choice }: WireChoice): KeptChoice {
  return { ...choice, removed: removed === 1, changedAtMs: Date.parse(changed_at) };
}
