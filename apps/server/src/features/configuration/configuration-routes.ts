import {
  type SettingSectionName,
  settingFieldsOf,
  settingSections,
} from '@kipute/contract/constants/settings/setting-sections';
import type { Locale } from '@kipute/contract/locale';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import {
  answer,
  answerPage,
  type CallContext,
  type HandlersFor,
  refuseWith,
  type SignedInAdministrator,
} from '../../platform/http/handler.ts';
import { namesOfAdministrators } from '../access/index.ts';
import { deedView } from '../approvals/index.ts';
import type { Settings } from '../settings/index.ts';
import {
  type ConfigurationDeps,
  type Desk,
  deskOf,
  type SectionChange,
  type SubmitSection,
  sectionSubmitter,
} from './change-section.ts';
import { changesBetween, toWire, type WireSettings } from './setting-wire.ts';

type SectionCall =
  | 'bet_config'
  | 'tax_config'
  | 'string_rewards'
  | 'settlement_config'
  | 'pay_config'
  | 'limit_config'
  | 'registration_config'
  | 'message_config'
  | 'protection_config'
  | 'export_config'
  | 'compliance_config';
type DeskCall = 'bet_config' | 'pay_config' | 'system_config';

export type ConfigurationRoutes = HandlersFor<
  `${SectionCall}/${'manage' | 'update'}` | `${DeskCall}/${'inquire_history' | 'revert'}`
>;

type History = Awaited<ReturnType<Settings['historyOf']>>['rows'];
type Made = CallContent<'bet_config/manage'>['planned'][number];
type HistoryRow = CallContent<'bet_config/inquire_history'>[number];
type Office = CallContext<SignedInAdministrator>;

/** More than wait for their day at once. */
const PLANNED_LOOKED_AT = 50;

/** What people change field by field, in force in every process without a restart. */
export function configurationRoutes(deps: ConfigurationDeps): ConfigurationRoutes {
  const submit = sectionSubmitter(deps);
  const bet = deskRoutes(deps, submit, 'bet');
  const pay = deskRoutes(deps, submit, 'pay');
  const system = deskRoutes(deps, submit, 'system');
  const of = (section: SettingSectionName) => sectionRoutes(deps, submit, section);
  const [limits, taxes, ladder, settlement] = [
    of('bet'),
    of('taxes'),
    of('winBonus'),
    of('settlement'),
  ];
  const [money, accounts, joining, sms, protection] = [
    of('pay'),
    of('limits'),
    of('registration'),
    of('messages'),
    of('protection'),
  ];
  const [files, compliance] = [of('exports'), of('compliance')];
  return {
    ...{ 'export_config/manage': files.manage, 'export_config/update': files.update },
    ...{ 'compliance_config/manage': compliance.manage },
    ...{ 'compliance_config/update': compliance.update },
    ...{ 'bet_config/manage': limits.manage, 'bet_config/update': limits.update },
    ...{ 'tax_config/manage': taxes.manage, 'tax_config/update': taxes.update },
    ...{ 'string_rewards/manage': ladder.manage, 'string_rewards/update': ladder.update },
    ...{ 'settlement_config/manage': settlement.manage },
    ...{ 'settlement_config/update': settlement.update },
    ...{ 'pay_config/manage': money.manage, 'pay_config/update': money.update },
    ...{ 'limit_config/manage': accounts.manage, 'limit_config/update': accounts.update },
    ...{ 'registration_config/manage': joining.manage },
    ...{ 'registration_config/update': joining.update },
    ...{ 'message_config/manage': sms.manage, 'message_config/update': sms.update },
    ...{ 'protection_config/manage': protection.manage },
    ...{ 'protection_config/update': protection.update },
    ...{ 'bet_config/inquire_history': bet.history, 'bet_config/revert': bet.revert },
    ...{ 'pay_config/inquire_history': pay.history, 'pay_config/revert': pay.revert },
    ...{ 'system_config/inquire_history': system.history, 'system_config/revert': system.revert },
  };
}

type Update = CallRequest<'bet_config/update'>;
type Terms = Pick<Update, 'revision' | 'effective_from' | 'reason'>;

const orderOf = ({ caller, address, userAgent }: Office, reason: string) => ({
  ...{ reason, administratorId: caller.administratorId, visit: { address, userAgent } },
});

async function submitted(
  submit: SubmitSection,
  change: SectionChange,
  order: ReturnType<typeof orderOf>,
) {
  const done = await submit(change, order);
  return done.ok ? answer(deedView(done.value)) : refuseWith(done.refusal);
}

function sectionRoutes(
  deps: ConfigurationDeps,
  submit: SubmitSection,
  section: SettingSectionName,
) {
  const { database, settings } = deps;
  return {
    manage: async (_: unknown, { locale }: { readonly locale: Locale }) => {
      const last = await settings.lastChangeOf(database.office, section);
      const people = await peopleOf(deps, [last?.changedBy ?? null]);
      const content = {
        settings: toWire(settingFieldsOf(section), settings.current(section)),
        revision: last?.revision ?? 0,
        changed_by: people(last?.changedBy ?? null),
        changed_at: last?.changedAt.toISOString() ?? null,
        planned: await plannedOf(deps, section, locale),
      };
      // Safe because the table of fields that made the shape of the answer made its values.
      return answer(content as never);
    },
    update: ({ revision, effective_from, reason, ...values }: Terms, context: Office) =>
      submitted(
        submit,
        // Safe because the schema of the call lets in no other values.
        {
          ...{ section, values: values as SectionChange['values'], basedOn: revision },
          effectiveFrom: effective_from,
        },
        orderOf(context, reason),
      ),
  };
}

function deskRoutes(deps: ConfigurationDeps, submit: SubmitSection, desk: Desk) {
  const { database, settings } = deps;
  const isHere = (section: SettingSectionName): boolean => deskOf[section] === desk;
  return {
    history: async (
      { page, page_size, section }: CallRequest<'bet_config/inquire_history'>,
      { locale }: { readonly locale: Locale },
    ) => {
      if (!isHere(section)) return answerPage<HistoryRow[]>([], 0);
      const paging = { page, pageSize: page_size };
      const { rows, count } = await settings.historyOf(database.office, section, paging);
      const made = await madeViews(deps, rows, { section, locale });
      return answerPage(
        made.map((row) => ({ ...row, section, newest: count })),
        count,
      );
    },
    revert: async (request: CallRequest<'bet_config/revert'>, context: Office) => {
      const { section, id, revision, effective_from, reason } = request;
      const stored = isHere(section)
        ? await settings.historyOf(database.office, section, { page: 1, pageSize: REVISIONS_MAX })
        : { rows: [] };
      const row = stored.rows.find((one) => String(one.revision) === id);
      const value = row && settings.decode(section, row.value);
      if (!value) return refuseWith('setting-revision-unknown');
      const values = toWire(settingFieldsOf(section), value) as SectionChange['values'];
      const change = { section, values, basedOn: revision, effectiveFrom: effective_from };
      return submitted(submit, change, orderOf(context, reason));
    },
  };
}

/** A section has a few dozen. */
const REVISIONS_MAX = 10_000;

type About = { readonly section: SettingSectionName; readonly locale: Locale };

async function madeViews(
  deps: ConfigurationDeps,
  rows: History,
  { section, locale }: About,
): Promise<Made[]> {
  const people = await peopleOf(
    deps,
    rows.map(({ changedBy }) => changedBy),
  );
  const fields = settingFieldsOf(section);
  const wireOf = (stored: History[number]['value'] | undefined): WireSettings => {
    const value = stored && deps.settings.decode(section, stored);
    return value ? toWire(fields, value) : {};
  };
  return rows.map((row) => ({
    id: String(row.revision),
    changed_by: people(row.changedBy),
    changed_at: row.changedAt.toISOString(),
    effective_from: row.effectiveFrom.toISOString(),
    note: row.note,
    changes: changesBetween(
      fields,
      { before: wireOf(row.before ?? deps.settings.defaultsOf(section)), after: wireOf(row.value) },
      locale,
    ).map(({ field, before, after }) => ({ field, before, after })),
  }));
}

/** Of those that begin at one instant the newest counts; one that changes nothing was taken back. */
async function plannedOf(deps: ConfigurationDeps, section: SettingSectionName, locale: Locale) {
  if (settingSections[section].begins === 'at-once') return [];
  const { settings, database, clock } = deps;
  const paging = { page: 1, pageSize: PLANNED_LOOKED_AT };
  const { rows } = await settings.historyOf(database.office, section, paging);
  const ahead = rows.filter(({ effectiveFrom }) => effectiveFrom > clock.now());
  const newest = [...Map.groupBy(ahead, (row) => row.effectiveFrom.getTime()).values()]
    .flatMap(([first]) => first ?? [])
    .toSorted((one, other) => one.effectiveFrom.getTime() - other.effectiveFrom.getTime());
  const fields = settingFieldsOf(section);
  const made = await madeViews(deps, newest, { section, locale });
  const planned = await Promise.all(
    newest.map(async ({ effectiveFrom, value }, place) => {
      const before = await settings.at(section, new Date(effectiveFrom.getTime() - 1));
      const after = settings.decode(section, value);
      const wire = { before: toWire(fields, before), after: after ? toWire(fields, after) : {} };
      const changes = changesBetween(fields, wire, locale);
      return { ...made[place], changes: changes.map(({ name: _, ...change }) => change) };
    }),
  );
  return planned.filter(({ changes }) => changes.length > 0);
}

async function peopleOf({ database }: ConfigurationDeps, ids: readonly (bigint | null)[]) {
  const known = ids.filter((id) => id !== null);
  const found = await namesOfAdministrators(database.office, [...new Set(known)]);
  return (id: bigint | null) =>
    id === null ? null : { id: id.toString(), name: found.get(id) ?? '' };
}
