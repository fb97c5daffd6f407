import {
  type SettingSectionName,
  settingFieldsOf,
  settingSections,
} from '@kipute/contract/constants/settings/setting-sections';
import type { ErrorCode } from '@kipute/contract/errors';
import { textIn } from '@kipute/contract/locale';
import type { NodePath } from '@kipute/contract/permission-nodes';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Visit } from '../access/index.ts';
import type { Approvals, Deed, DeedOrder, Submitted } from '../approvals/index.ts';
import type { Settings, SettingsOf } from '../settings/index.ts';
import { changesBetween, fromWire, toWire, type WireSettings } from './setting-wire.ts';

export type ConfigurationDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<
    Settings,
    | 'current'
    | 'at'
    | 'revisionOf'
    | 'change'
    | 'fits'
    | 'decode'
    | 'lastChangeOf'
    | 'historyOf'
    | 'defaultsOf'
  >;
  readonly approvals: Pick<Approvals, 'register'>;
};

const names = Object.keys(settingSections) as [SettingSectionName, ...SettingSectionName[]];
const cell = z.union([z.number(), z.string(), z.array(z.record(z.string(), z.number()))]);

/** As it travelled: it is read again when somebody approves. */
const payload = z.object({
  section: z.enum(names),
  values: z.record(z.string(), cell),
  basedOn: z.number().int(),
  /** Null: at once. */
  effectiveFrom: z.iso.datetime().nullable(),
});
export type SectionChange = z.infer<typeof payload>;

type ChangeOrder = {
  readonly reason: string;
  readonly administratorId: bigint;
  readonly visit: Visit;
};

/** Whose right it is, and what a change of it above the limit is called. */
const desks = {
  bet: { kind: 'bet-setting', node: 'bet_config/update' },
  pay: { kind: 'pay-setting', node: 'pay_config/update' },
  system: { kind: 'system-setting', node: 'system_config/update' },
} as const satisfies Readonly<Record<string, Pick<Deed<unknown, null>, 'kind' | 'node'>>>;

export type Desk = keyof typeof desks;

export const deskOf = {
  bet: 'bet',
  taxes: 'bet',
  winBonus: 'bet',
  settlement: 'bet',
  pay: 'pay',
  limits: 'system',
  registration: 'system',
  messages: 'system',
  exports: 'system',
  compliance: 'system',
  protection: 'system',
} as const satisfies Record<SettingSectionName, Desk>;

export type SubmitSection = (
  change: SectionChange,
  order: ChangeOrder,
) => Promise<Result<Submitted<null>, ErrorCode>>;

/** A change of a section: at once, or as a proposal where it moves a limit of money (CFG-05). */
export function sectionSubmitter(deps: ConfigurationDeps): SubmitSection {
  const submit = {
    bet: deps.approvals.register(settingDeed(deps, desks.bet)),
    pay: deps.approvals.register(settingDeed(deps, desks.pay)),
    system: deps.approvals.register(settingDeed(deps, desks.system)),
  };
  return async (change, order) => {
    const refusal = refusalOf(deps, change);
    if (refusal) return refuse(refusal);
    const fields = settingFieldsOf(change.section);
    const moved = await changesOf(deps, change);
    const persons = moved.some(({ name }) => fields[name]?.second) ? 'two-persons' : 'one-person';
    return submit[deskOf[change.section]]({ payload: change, ...order }, persons);
  };
}

/** What would be written, and what stands at that time before it. */
async function standingAt(
  { settings, clock }: ConfigurationDeps,
  { section, effectiveFrom }: Pick<SectionChange, 'section' | 'effectiveFrom'>,
): Promise<WireSettings> {
  const from = effectiveFrom === null ? clock.now() : new Date(effectiveFrom);
  const isNow = from <= clock.now();
  const value = isNow ? settings.current(section) : await settings.at(section, from);
  return toWire(settingFieldsOf(section), value);
}

async function changesOf(
  deps: ConfigurationDeps,
  change: SectionChange,
  locale: 'sw' | 'en-US' = 'en-US',
) {
  const before = await standingAt(deps, change);
  return changesBetween(settingFieldsOf(change.section), { before, after: change.values }, locale);
}

const sectionWith = <Name extends SettingSectionName>(
  { settings }: ConfigurationDeps,
  section: Name,
  values: WireSettings,
): SettingsOf<Name> =>
  fromWire(
    settingFieldsOf(section),
    values,
    settings.current(section) as object,
  ) as SettingsOf<Name>;

/** What one sees at once need not be proposed; the database says the last word (SET-04). */
function refusalOf(deps: ConfigurationDeps, change: SectionChange): ErrorCode | undefined {
  const { settings, clock } = deps;
  const { section, effectiveFrom, basedOn, values } = change;
  const value = sectionWith(deps, section, values);
  if (!settings.fits(section, value)) return 'setting-invalid';
  if (settings.revisionOf(section) !== basedOn) return 'changed-meanwhile';
  if (section === 'pay' && !isReviewedFirst(deps, value as SettingsOf<'pay'>)) {
    return 'two-persons-below-review';
  }
  if (effectiveFrom === null) return undefined;
  if (settingSections[section].begins === 'at-once') return 'setting-begins-at-once';
  return new Date(effectiveFrom) < clock.now() ? 'setting-date-past' : undefined;
}

/** What nobody looks at is not looked at twice (APR-61). */
function isReviewedFirst(
  { settings }: ConfigurationDeps,
  { withdrawalReviewFrom }: SettingsOf<'pay'>,
): boolean {
  const { withdrawalFrom } = settings.current('office');
  return withdrawalFrom === 0n || withdrawalFrom >= withdrawalReviewFrom;
}

const onTheWire = {
  'value-invalid': 'setting-invalid',
  'section-applies-at-once': 'setting-begins-at-once',
  'date-in-the-past': 'setting-date-past',
  'changed-meanwhile': 'changed-meanwhile',
} as const;

function settingDeed(
  deps: ConfigurationDeps,
  { kind, node }: { readonly kind: Deed<unknown, null>['kind']; readonly node: NodePath },
): Deed<SectionChange, null> {
  return {
    kind,
    node,
    payload,
    // One of a section waits at a time: the next one would be about another revision.
    key: ({ section }) => `setting ${section}`,
    view: async (_, change, locale) => {
      const changes = await changesOf(deps, change, locale);
      const title = textIn(locale, settingSections[change.section]);
      const from = change.effectiveFrom?.slice(0, 16).replace('T', ' ');
      return {
        title: from ? `${title}, ${from} UTC` : title,
        subject: { kind: 'setting', id: change.section, name: title },
        changes: changes.map(({ field, before, after }) => ({ label: field, before, after })),
        checks: [
          {
            text: textIn(locale, notChanged),
            holds: deps.settings.revisionOf(change.section) === change.basedOn ? 1 : 0,
          },
        ],
      };
    },
    perform: (tx, order) => performChange(deps, tx, order),
  };
}

const notChanged = {
  sw: 'Hakuna aliyebadilisha mipangilio hii tangu ipendekezwe',
  en: 'Nobody has changed these settings since',
};

async function performChange(
  deps: ConfigurationDeps,
  tx: Transaction,
  { payload: change, reason, administratorId, visit }: DeedOrder<SectionChange>,
): Promise<Result<null, ErrorCode>> {
  const { section, values, basedOn, effectiveFrom } = change;
  const refusal = refusalOf(deps, change);
  if (refusal) return refuse(refusal);
  const changed = await deps.settings.change(tx, {
    ...{ section, value: sectionWith(deps, section, values), basedOn, note: reason },
    ...(effectiveFrom !== null && { effectiveFrom: new Date(effectiveFrom) }),
    ...{ changedBy: administratorId, visit },
  });
  return changed.ok ? ok(null) : refuse(onTheWire[changed.refusal]);
}
