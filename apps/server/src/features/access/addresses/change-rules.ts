import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock.ts';
import { afterCommit } from '../../../platform/database/after-commit.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Visit } from '../ports.ts';
import { type AddressBook, addressRulesChanged } from './address-book.ts';
import {
  deleteRules,
  insertRule,
  lockRules,
  narrowToPlayers,
  type StoredRule,
} from './address-rule-store.ts';
import { type AddressRule, gateOf, isInForce, shutsOut } from './gate.ts';
import { isTooWide, networkText, plainNetwork, readAddress, readNetwork } from './networks.ts';

/** The activity log, as far as a change of the rules is told there. */
export type RecordRuleChange = (
  tx: Transaction,
  activity: {
    readonly type: 'address-blocked';
    readonly source: 'backoffice' | 'server';
    readonly user: { readonly kind: 'administrator'; readonly id: bigint } | null;
    readonly content: string;
    readonly subject?: { readonly kind: 'address-rule'; readonly id: bigint };
    readonly changes?: Changes;
    readonly address?: string;
    readonly userAgent?: string;
  },
) => Promise<void>;

/** In the order they are checked. */
export type RuleRefusal =
  | 'network-invalid'
  | 'network-too-wide'
  | 'allow-for-office-only'
  | 'end-in-the-past'
  | 'rule-unknown'
  | 'already-shut-out'
  | 'rule-exists'
  | 'shuts-out-caller';

type Maker = { readonly administratorId: bigint; readonly visit: Visit };

type RuleRequest = Pick<AddressRule, 'list' | 'reach' | 'until'> & {
  readonly network: string;
  readonly note: string;
};

type ChangeDeps = {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly book: Pick<AddressBook, 'refresh'>;
  readonly record: RecordRuleChange;
};

export type ChangeRules = {
  readonly add: (request: RuleRequest, by: Maker) => Promise<Result<StoredRule, RuleRefusal>>;
  readonly remove: (id: bigint, by: Maker) => Promise<Result<null, RuleRefusal>>;
};

export function createChangeRules(deps: ChangeDeps): ChangeRules {
  return {
    add: (request, by) => addRule(deps, request, by),
    remove: (id, by) => removeRule(deps, id, by),
  };
}

async function addRule(
  deps: ChangeDeps,
  request: RuleRequest,
  { administratorId, visit }: Maker,
): Promise<Result<StoredRule, RuleRefusal>> {
  const now = deps.clock.now();
  const network = readNetwork(request.network);
  if (!network) return refuse('network-invalid');
  if (isTooWide(network)) return refuse('network-too-wide');
  if (request.list === 'allow' && request.reach !== 'office')
    return refuse('allow-for-office-only');
  if (!isInForce(request, now)) return refuse('end-in-the-past');
  const rule = { ...request, network };
  return deps.database.transact(async (tx) => {
    const before = await lockRules(tx);
    const equal = before.find((one) => isEqual(one, rule));
    const obstacle = obstacleTo(visit.address, { before, after: [...before, rule] }, now);
    if (obstacle === 'already-shut-out') return refuse(obstacle);
    if (equal && isInForce(equal, now)) return refuse('rule-exists');
    if (obstacle) return refuse(obstacle);
    // One that has ended makes room for its successor.
    if (equal) await deleteRules(tx, [equal.id]);
    const made = { ...rule, madeBy: administratorId, madeAt: now };
    const id = await insertRule(tx, made);
    await deps.record(tx, {
      ...madeBy(administratorId, visit),
      content: `${ruleText(rule)}: ${rule.note}`,
      subject: { kind: 'address-rule', id },
      changes: changesOf(rule, 'added'),
    });
    announce(deps, tx);
    const stored = (await lockRules(tx)).find((one) => one.id === id);
    return stored ? ok(stored) : refuse('rule-unknown');
  });
}

async function removeRule(
  deps: ChangeDeps,
  id: bigint,
  { administratorId, visit }: Maker,
): Promise<Result<null, RuleRefusal>> {
  return deps.database.transact(async (tx) => {
    const before = await lockRules(tx);
    const rule = before.find((one) => one.id === id);
    if (!rule) return refuse('rule-unknown');
    const after = before.filter((one) => one !== rule);
    const obstacle = obstacleTo(visit.address, { before, after }, deps.clock.now());
    if (obstacle) return refuse(obstacle);
    await deleteRules(tx, [id]);
    await deps.record(tx, {
      ...madeBy(administratorId, visit),
      content: `removed ${ruleText(rule)}`,
      subject: { kind: 'address-rule', id },
      changes: changesOf(rule, 'removed'),
    });
    announce(deps, tx);
    return ok(null);
  });
}

type Change = Parameters<typeof shutsOut>[1];

/**
 * Who was shut out while the call was on its way changes nothing any more: two who block each other
 * at the same moment would otherwise both be outside (ADR-08).
 */
function obstacleTo(address: string, change: Change, now: Date): RuleRefusal | undefined {
  const isOut = gateOf(change.before, 'backoffice', now)?.refuses(readAddress(address));
  if (isOut) return 'already-shut-out';
  return shutsOut(address, change, now) ? 'shuts-out-caller' : undefined;
}

const isEqual = (one: AddressRule, other: AddressRule): boolean =>
  one.list === other.list &&
  one.reach === other.reach &&
  networkText(one.network) === networkText(other.network);

const ruleText = ({ list, reach, network }: AddressRule): string =>
  `${list} ${plainNetwork(networkText(network))} for ${reach}`;

type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

function changesOf(
  rule: AddressRule & { readonly note: string },
  what: 'added' | 'removed',
): Changes {
  const facts = {
    network: plainNetwork(networkText(rule.network)),
    list: rule.list,
    reach: rule.reach,
    note: rule.note,
    ...(rule.until && { until: rule.until.toISOString() }),
  };
  const pair = (value: string): Changes[string] =>
    what === 'added' ? [null, value] : [value, null];
  return Object.fromEntries(Object.entries(facts).map(([field, value]) => [field, pair(value)]));
}

const madeBy = (id: bigint, { address, userAgent }: Visit) =>
  ({
    type: 'address-blocked',
    source: 'backoffice',
    user: { kind: 'administrator', id },
    address,
    userAgent,
  }) as const;

/** This process first, so that the rule is in force here before its maker reads that it is. */
function announce({ book, bus }: Pick<ChangeDeps, 'book' | 'bus'>, tx: Transaction): void {
  afterCommit(tx, async () => {
    await book.refresh();
    await bus.publish(addressRulesChanged, {});
  });
}

type ConsoleDeps = Pick<ChangeDeps, 'database' | 'bus' | 'record'>;

/**
 * The way back in for whoever holds the server's console: the office is open to every network
 * again, players stay blocked as they were. Answers what was taken away (ADR-12).
 */
export async function openOffice(deps: ConsoleDeps): Promise<readonly string[]> {
  return deps.database.transact(async (tx) => {
    const rules = await lockRules(tx);
    const closing = rules.filter(({ reach }) => reach !== 'players');
    const isKept = (rule: StoredRule) =>
      rule.reach === 'both' && !rules.some((one) => isEqual(one, { ...rule, reach: 'players' }));
    const ids = (some: readonly StoredRule[]) => some.map(({ id }) => id);
    await narrowToPlayers(tx, ids(closing.filter(isKept)));
    await deleteRules(tx, ids(closing.filter((rule) => !isKept(rule))));
    for (const rule of closing) {
      await deps.record(tx, {
        type: 'address-blocked',
        source: 'server',
        user: null,
        content: `opened from the console: ${ruleText(rule)}`,
        subject: { kind: 'address-rule', id: rule.id },
        changes: isKept(rule) ? { reach: ['both', 'players'] } : changesOf(rule, 'removed'),
      });
    }
    afterCommit(tx, () => deps.bus.publish(addressRulesChanged, {}));
    return closing.map(ruleText);
  });
}
