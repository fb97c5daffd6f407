import type { Site } from '@kipute/contract/call';
import type { BaseLogger } from 'pino';
import { z } from 'zod';
import { type Bus, defineTopic } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readRules } from './address-rule-store.ts';
import { type AddressRule, type Gate, gateOf, isInForce } from './gate.ts';
import { readAddress } from './networks.ts';

/** Said after the commit; every process reads the rules again. */
export const addressRulesChanged = defineTopic('address-rules-changed', z.object({}));

/** The rules in this process's memory: asked at every call, before anything of it is read. */
export type AddressBook = {
  readonly refuses: (site: Site, address: string) => boolean;
  /** False while no rule is in force at a site: nobody's address is even looked at. */
  readonly isGuarded: (site: Site) => boolean;
  /** Called once other rules are in force here. */
  readonly onChanged: (listener: () => void) => void;
  readonly refresh: () => Promise<void>;
  readonly close: () => void;
};

export type AddressBookDeps = {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Pick<BaseLogger, 'warn'>;
};

/** A message can be lost, and the console speaks to no bus; then everybody knows after this. */
const REREAD_MS = 10_000;
/** Verdicts kept by address: more than call a process in a minute. */
const VERDICTS_MAX = 50_000;

export async function createAddressBook(deps: AddressBookDeps): Promise<AddressBook> {
  const { database, bus, clock, log } = deps;
  const gates = createGates(clock);
  const listeners: (() => void)[] = [];
  gates.replace(await readRules(database.read));

  // One read at a time, so that an older answer never lands on a newer one.
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  const reread = async () => {
    waiting = undefined;
    gates.replace(await readRules(database.read));
    for (const listener of listeners) listener();
  };
  const refresh = (): Promise<void> => {
    waiting ??= running.then(reread);
    running = waiting.catch((error: unknown) =>
      log.warn({ err: error }, 'addresses: reload failed, the rules in memory stay in force'),
    );
    return running;
  };
  const refreshLater = () => void refresh();
  const stops = [bus.subscribe(addressRulesChanged, refreshLater), bus.onRejoin(refreshLater)];
  const timer = setInterval(refreshLater, REREAD_MS).unref();
  return {
    refuses: gates.refuses,
    isGuarded: gates.isGuarded,
    onChanged: (listener) => void listeners.push(listener),
    refresh,
    close: () => {
      clearInterval(timer);
      for (const stop of stops) stop();
    },
  };
}

type KnownGate = { readonly gate: Gate; readonly verdicts: Map<string, boolean> };

/** The gates of both sites as the rules have them now; rules that end are left out by themselves. */
export function createGates(clock: Clock) {
  let rules: readonly AddressRule[] = [];
  let player: KnownGate | undefined;
  let backoffice: KnownGate | undefined;
  let nextEndMs = Number.POSITIVE_INFINITY;

  const known = (gate: Gate | undefined): KnownGate | undefined =>
    gate && { gate, verdicts: new Map() };
  function rebuild(): void {
    const now = clock.now();
    player = known(gateOf(rules, 'player', now));
    backoffice = known(gateOf(rules, 'backoffice', now));
    const ends = rules.flatMap((rule) =>
      rule.until && isInForce(rule, now) ? [rule.until.getTime()] : [],
    );
    nextEndMs = Math.min(Number.POSITIVE_INFINITY, ...ends);
  }
  const gateAt = (site: Site) => (site === 'player' ? player : backoffice);
  return {
    replace: (others: readonly AddressRule[]) => {
      rules = others;
      rebuild();
    },
    isGuarded: (site: Site) => gateAt(site) !== undefined,
    refuses: (site: Site, address: string): boolean => {
      if (gateAt(site) === undefined) return false;
      if (nextEndMs !== Number.POSITIVE_INFINITY && clock.now().getTime() >= nextEndMs) rebuild();
      const open = gateAt(site);
      return open !== undefined && verdictOf(open, address);
    },
  };
}

function verdictOf({ gate, verdicts }: KnownGate, address: string): boolean {
  const before = verdicts.get(address);
  if (before !== undefined) return before;
  const verdict = gate.refuses(readAddress(address));
  if (verdicts.size >= VERDICTS_MAX) verdicts.clear();
  verdicts.set(address, verdict);
  return verdict;
}
