import { rowsOf } from '@kipute/contract/constants/choice';
import {
  type SettingSectionName,
  settingSections,
} from '@kipute/contract/constants/settings/setting-sections';
import type { Localised } from '@kipute/contract/locale';
import type { ScreenNode } from '@kipute/contract/permission-nodes';
import { configurationTexts } from '../../i18n/texts/configuration.ts';
import { fixedList } from '../_list-kit/definition/fixed-list.ts';
import type { List } from '../_list-kit/definition/list.ts';
import { betHistory, payHistory, systemHistory } from './history-list.ts';

/** By which calls a section is read and changed. */
export const sectionCalls = {
  bet: { manage: 'bet_config/manage', update: 'bet_config/update' },
  taxes: { manage: 'tax_config/manage', update: 'tax_config/update' },
  winBonus: { manage: 'string_rewards/manage', update: 'string_rewards/update' },
  settlement: { manage: 'settlement_config/manage', update: 'settlement_config/update' },
  pay: { manage: 'pay_config/manage', update: 'pay_config/update' },
  limits: { manage: 'limit_config/manage', update: 'limit_config/update' },
  registration: { manage: 'registration_config/manage', update: 'registration_config/update' },
  exports: { manage: 'export_config/manage', update: 'export_config/update' },
  compliance: { manage: 'compliance_config/manage', update: 'compliance_config/update' },
  protection: { manage: 'protection_config/manage', update: 'protection_config/update' },
  messages: { manage: 'message_config/manage', update: 'message_config/update' },
} as const satisfies Record<SettingSectionName, object>;

export type ConfigurationDesk = {
  readonly intro: Localised;
  readonly change: 'bet_config/update' | 'pay_config/update' | 'system_config/update';
  readonly sections: readonly SettingSectionName[];
  readonly history: List;
};

export const desks = {
  'bet_config/manage': {
    intro: configurationTexts.betIntro,
    change: 'bet_config/update',
    sections: ['bet', 'taxes', 'winBonus', 'settlement'],
    history: betHistory,
  },
  'pay_config/manage': {
    intro: configurationTexts.payIntro,
    change: 'pay_config/update',
    sections: ['pay'],
    history: payHistory,
  },
  'system_config/manage': {
    intro: configurationTexts.systemIntro,
    change: 'system_config/update',
    sections: ['limits', 'registration', 'protection', 'messages', 'exports', 'compliance'],
    history: systemHistory,
  },
} as const satisfies Partial<Record<ScreenNode, ConfigurationDesk>>;

export const titleOf = (section: SettingSectionName): Localised => settingSections[section];

/** Each section's own history; made once, since a list is known by what it is. */
export const historyOf = Object.fromEntries(
  rowsOf(desks).flatMap(([, { sections, history }]) =>
    sections.map((section) => [section, fixedList(history, { section })]),
  ),
) as Readonly<Record<SettingSectionName, List>>;
