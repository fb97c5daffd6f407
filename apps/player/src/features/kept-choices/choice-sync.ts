import type { KeptChoice } from '@kipute/domain/kept-choices/kept-choice';
import {
  answered,
  type DeviceRecord,
  handedTo,
  ownChoices,
  withOwnChoices,
} from './device-record.ts';
import { listsOf, type ShownLists } from './lists/shown-lists.ts';
import { noteChanges } from './note-changes.ts';

/** Everything outside, so that a test can run two devices and an account. */
type SyncPorts = {
  readonly playerId: () => string | null;
  readonly readRecord: () => DeviceRecord;
  readonly keepRecord: (record: DeviceRecord) => void;
  readonly readLists: () => ShownLists;
  readonly showLists: (lists: ShownLists) => void;
  readonly inquire: () => Promise<readonly KeptChoice[]>;
  readonly save: (choices: readonly KeptChoice[]) => Promise<readonly KeptChoice[]>;
  /** Whether a retry may succeed. */
  readonly isTransient: (failure: unknown) => boolean;
  readonly nowMs: () => number;
};

type ChoiceSync = {
  /** The record and the lists agree afterwards, and belong to whoever is signed in. */
  readonly settle: () => void;
  /** A page has written a list. */
  readonly note: () => void;
  /** The player signed in or out, returned to the page, or the network is back. */
  readonly exchange: () => void;
  /** Before signing out: sends what is left, and makes no more calls for this player. */
  readonly finish: () => Promise<void>;
};

/** Debounce: several taps in a row are one call. */
const SEND_AFTER_MS = 2_000;
const RETRY_MS = 15_000;
const RETRY_MS_MAX = 600_000;

export function createChoiceSync(ports: SyncPorts): ChoiceSync {
  const device = deviceLists(ports);
  const schedule = retrySchedule(exchange);
  let isLeaving = false;
  let underWay: Promise<void> | undefined;

  function settle(): DeviceRecord {
    const { record, isHandedOver } = device.settle();
    if (isHandedOver) isLeaving = false;
    return record;
  }

  function exchange(): void {
    schedule.cancel();
    const record = settle();
    const { owner } = record;
    if (owner === null || isLeaving) return;
    if (underWay) {
      schedule.after(SEND_AFTER_MS);
      return;
    }
    const sent = ownChoices(record).filter(({ unsent }) => unsent);
    const asked = sent.length > 0 ? ports.save(sent) : ports.inquire();
    underWay = asked
      .then((answer) => take(owner, { sent, answer }), fail)
      .finally(() => {
        underWay = undefined;
      });
  }

  function take(owner: string, heard: Parameters<typeof answered>[1]): void {
    schedule.succeeded();
    const record = settle();
    // Another player may have signed in while the request was under way.
    if (record.owner === owner) device.show(answered(record, heard));
  }

  function fail(failure: unknown): void {
    if (ports.isTransient(failure)) schedule.failed();
  }

  function note(): void {
    if (device.isShowing()) return;
    if (settle().owner !== null) schedule.after(SEND_AFTER_MS);
  }

  async function finish(): Promise<void> {
    if (!underWay && ownChoices(settle()).some(({ unsent }) => unsent)) exchange();
    isLeaving = true;
    await underWay?.catch(() => undefined);
  }
  return { settle, note, exchange, finish };
}

/** The record of this device and the lists that pages show, kept in agreement. */
function deviceLists(ports: SyncPorts) {
  let isShowing = false;

  function show(record: DeviceRecord): DeviceRecord {
    ports.keepRecord(record);
    isShowing = true;
    ports.showLists(listsOf(ownChoices(record)));
    isShowing = false;
    return record;
  }

  function settle(): { readonly record: DeviceRecord; readonly isHandedOver: boolean } {
    const before = ports.readRecord();
    const choices = noteChanges(ownChoices(before), ports.readLists(), ports.nowMs());
    const noted = withOwnChoices(before, choices);
    const playerId = ports.playerId();
    if (noted.owner !== playerId) {
      return { record: show(handedTo(noted, playerId)), isHandedOver: true };
    }
    ports.keepRecord(noted);
    return { record: noted, isHandedOver: false };
  }
  return { show, settle, isShowing: () => isShowing };
}

/** One timer; after each failure in a row it waits twice as long (exponential backoff). */
function retrySchedule(run: () => void) {
  let timer: number | undefined;
  let retryMs = RETRY_MS;

  const cancel = () => window.clearTimeout(timer);
  function after(ms: number): void {
    cancel();
    timer = window.setTimeout(run, ms);
  }
  return {
    cancel,
    after,
    succeeded: () => {
      retryMs = RETRY_MS;
    },
    failed: () => {
      after(retryMs);
      retryMs = Math.min(retryMs * 2, RETRY_MS_MAX);
    },
  };
}
