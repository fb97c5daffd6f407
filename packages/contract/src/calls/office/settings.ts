import { z } from 'zod';
import {
  administrator,
  defineCall,
  definePagedCall,
  nothing,
  officeWork,
  provenAdministrator,
} from '../../call.ts';
import type { SettingFields } from '../../constants/settings/setting-field.ts';
import { settingSections } from '../../constants/settings/setting-sections.ts';
import { amount, id, instant, page, pageSize } from '../../fields.ts';
import type { NodePath } from '../../permission-nodes.ts';
import { deed, person, reason } from './office-fields.ts';
import { settingShape } from './setting-schema.ts';

const usual = { sites: ['backoffice'], rateLimit: officeWork } as const;
const revision = z.number().int().min(0);

/** In shillings, in words of nobody: `2 · 3 %, 3 · 5 %` is a ladder. */
const change = z.object({ field: z.string(), before: z.string(), after: z.string() });

const made = {
  changed_by: person.nullable(),
  changed_at: instant,
  effective_from: instant,
  note: z.string(),
  changes: z.array(change),
};

const manage = <const Fields extends SettingFields>(
  node: NodePath,
  title: string,
  fields: Fields,
) =>
  defineCall({
    ...usual,
    summary: `${title} as they are in force, what is planned, and who changed them last`,
    caller: administrator(node),
    input: nothing,
    output: z.object({
      settings: z.object(settingShape(fields)),
      revision,
      changed_by: person.nullable(),
      changed_at: instant.nullable(),
      /** What begins later, soonest first. */
      planned: z.array(z.object({ id, ...made })),
    }),
  });

const update = <const Fields extends SettingFields>(
  node: NodePath,
  title: string,
  fields: Fields,
) =>
  defineCall({
    ...usual,
    summary: `Others ${title}; an older revision is refused, a limit of money is proposed`,
    caller: provenAdministrator(node),
    input: z.object({
      ...settingShape(fields),
      revision,
      /** Null: at once. */
      effective_from: instant.nullable().default(null),
      reason,
    }),
    output: deed,
  });

const { bet, taxes, winBonus, settlement, pay, limits, registration } = settingSections;
const { messages, protection, exports: files, compliance } = settingSections;

const section = z.enum(Object.keys(settingSections) as [keyof typeof settingSections]);

/** Settings that are changed field by field, in force in every process without a restart. */
export const settingCalls = {
  'bet_config/manage': manage('bet_config/manage', 'Limits, waits and dangers', bet.fields),
  'bet_config/update': update('bet_config/update', 'limits, waits and dangers', bet.fields),
  'tax_config/manage': manage('bet_config/manage', 'Taxes', taxes.fields),
  'tax_config/update': update('bet_config/update', 'taxes', taxes.fields),
  'string_rewards/manage': manage('bet_config/manage', 'Steps of the win bonus', winBonus.fields),
  'string_rewards/update': update('bet_config/update', 'steps of the win bonus', winBonus.fields),
  'settlement_config/manage': manage('bet_config/manage', 'Rules of settling', settlement.fields),
  'settlement_config/update': update('bet_config/update', 'rules of settling', settlement.fields),
  'pay_config/manage': manage('pay_config/manage', 'Settings of mobile money', pay.fields),
  'pay_config/update': update('pay_config/update', 'settings of mobile money', pay.fields),
  'limit_config/manage': manage('system_config/manage', 'Guards of accounts', limits.fields),
  'limit_config/update': update('system_config/update', 'guards of accounts', limits.fields),
  'registration_config/manage': manage(
    ...(['system_config/manage', 'Terms of registering', registration.fields] as const),
  ),
  'registration_config/update': update(
    ...(['system_config/update', 'terms of registering', registration.fields] as const),
  ),
  'protection_config/manage': manage(
    ...(['system_config/manage', 'Protection of players', protection.fields] as const),
  ),
  'protection_config/update': update(
    ...(['system_config/update', 'protection of players', protection.fields] as const),
  ),
  'message_config/manage': manage('system_config/manage', 'Budgets of SMS', messages.fields),
  'message_config/update': update('system_config/update', 'budgets of SMS', messages.fields),
  'export_config/manage': manage('system_config/manage', 'Limits of exports', files.fields),
  'export_config/update': update('system_config/update', 'limits of exports', files.fields),
  'compliance_config/manage': manage(
    ...(['system_config/manage', 'What is suspicious about payments', compliance.fields] as const),
  ),
  'compliance_config/update': update(
    ...(['system_config/update', 'rules for suspicious payments', compliance.fields] as const),
  ),
  'bet_config/inquire_yesterday': yesterday('bet_config/manage', 'stakes'),
  'pay_config/inquire_yesterday': yesterday('pay_config/manage', 'deposits and withdrawals'),
  'bet_config/inquire_history': history('bet_config/manage', 'betting'),
  'bet_config/revert': revert('bet_config/update', 'betting'),
  'pay_config/inquire_history': history('pay_config/manage', 'mobile money'),
  'pay_config/revert': revert('pay_config/update', 'mobile money'),
  'system_config/inquire_history': history('system_config/manage', 'the system'),
  'system_config/revert': revert('system_config/update', 'the system'),
};

function history(node: NodePath, of: string) {
  return definePagedCall({
    ...usual,
    summary: `Every revision of a section of ${of}, newest first: who, why, from what to what`,
    caller: administrator(node),
    input: z.object({ page, page_size: pageSize, section }),
    output: z.array(
      z.object({
        /** The number of the revision. */
        id,
        section,
        /** The newest one as this page saw it: a way back is based on it. */
        newest: revision,
        ...made,
      }),
    ),
  });
}

function revert(node: NodePath, of: string) {
  return defineCall({
    ...usual,
    summary: `Makes an earlier revision of a section of ${of} the next one, as if typed again`,
    caller: provenAdministrator(node),
    input: z.object({
      section,
      /** The revision whose values come back. */
      id,
      /** The newest one, as it was seen. */
      revision,
      /** The beginning of a plan that is taken back; null: at once. */
      effective_from: instant.nullable().default(null),
      reason,
    }),
    output: deed,
  });
}

function yesterday(node: NodePath, of: string) {
  return defineCall({
    ...usual,
    summary: `How yesterday’s ${of} lay, so that a form says what another limit would have touched`,
    caller: administrator(node),
    input: nothing,
    output: z.array(
      z.object({
        of: z.enum(['stakes', 'deposits', 'withdrawals']),
        count: z.number().int().min(0),
        /** The smallest, then each hundredth, the largest last; empty when there was none. */
        hundredths: z.array(amount),
      }),
    ),
  });
}
