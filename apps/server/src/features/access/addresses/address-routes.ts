import type { ErrorCode } from '@kipute/contract/errors';
import type { CallContent } from '@kipute/contract/registry';
import type { Database } from '../../../platform/database/database.ts';
import {
  answer,
  answerPage,
  type HandlersFor,
  refuseWith,
} from '../../../platform/http/handler.ts';
import { readRulePage, type StoredRule } from './address-rule-store.ts';
import type { ChangeRules, RuleRefusal } from './change-rules.ts';
import { plainNetwork, readNetwork } from './networks.ts';

export type AddressRoutes = HandlersFor<
  'ip_blacklist/inquire' | 'ip_blacklist/add' | 'ip_blacklist/remove'
>;

const refusalOnTheWire = {
  'network-invalid': 'network-invalid',
  'network-too-wide': 'network-too-wide',
  'allow-for-office-only': 'allow-for-office-only',
  'end-in-the-past': 'end-in-the-past',
  'rule-unknown': 'address-rule-unknown',
  'already-shut-out': 'address-blocked',
  'rule-exists': 'address-rule-exists',
  'shuts-out-caller': 'own-address-shut-out',
} as const satisfies Record<RuleRefusal, ErrorCode>;

type RouteDeps = { readonly database: Database; readonly changeRules: ChangeRules };

export function addressRoutes({ database, changeRules }: RouteDeps): AddressRoutes {
  return {
    'ip_blacklist/inquire': async ({ page, page_size: pageSize, network: text, list, reach }) => {
      const network = text ? readNetwork(text) : undefined;
      if (text && !network) return refuseWith('network-invalid');
      const filter = { list, reach, network };
      const found = await readRulePage(database.office, filter, { page, pageSize });
      return answerPage(found.rows.map(ruleView), found.count);
    },
    'ip_blacklist/add': async ({ until, ...request }, { caller, address, userAgent }) => {
      const result = await changeRules.add(
        { ...request, until: until === null ? null : new Date(until) },
        { administratorId: caller.administratorId, visit: { address, userAgent } },
      );
      const values = { address: plainNetwork(address.replace(/^::ffff:/i, '')) };
      return result.ok
        ? answer(ruleView(result.value))
        : refuseWith(refusalOnTheWire[result.refusal], values);
    },
    'ip_blacklist/remove': async ({ id }, { caller, address, userAgent }) => {
      const by = { administratorId: caller.administratorId, visit: { address, userAgent } };
      const result = await changeRules.remove(BigInt(id), by);
      const values = { address: plainNetwork(address.replace(/^::ffff:/i, '')) };
      return result.ok ? answer(null) : refuseWith(refusalOnTheWire[result.refusal], values);
    },
  };
}

function ruleView(rule: StoredRule): CallContent<'ip_blacklist/add'> {
  return {
    id: rule.id.toString(),
    network: plainNetwork(rule.networkText),
    list: rule.list,
    reach: rule.reach,
    note: rule.note,
    made_by: rule.madeBy && { id: rule.madeBy.id.toString(), name: rule.madeBy.name },
    made_at: rule.madeAt.toISOString(),
    until: rule.until?.toISOString() ?? null,
  };
}
