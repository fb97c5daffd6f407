import type { Localised } from '../../locale.ts';
import { betFields, taxFields, winBonusFields } from './bet-fields.ts';
import { complianceFields, exportFields } from './export-fields.ts';
import { payFields } from './pay-fields.ts';
import type { SettingFields } from './setting-field.ts';
import { settlementFields } from './settlement-fields.ts';
import {
  limitFields,
  messageFields,
  protectionFields,
  registrationFields,
} from './system-fields.ts';

type SettingSection = Localised & {
  readonly fields: SettingFields;
  /** Whether a change may be announced ahead of the day it begins. */
  readonly begins: 'at-once' | 'from-its-date';
};

/** The sections of settings that are changed field by field; others have screens of their own. */
export const settingSections = {
  bet: { fields: betFields, begins: 'at-once', sw: 'Mipaka na kusubiri', en: 'Limits and waits' },
  taxes: { fields: taxFields, begins: 'from-its-date', sw: 'Kodi', en: 'Taxes' },
  winBonus: {
    ...{ fields: winBonusFields, begins: 'from-its-date' },
    ...{ sw: 'Bonasi ya ushindi', en: 'Win bonus' },
  },
  settlement: {
    ...{ fields: settlementFields, begins: 'at-once' },
    ...{ sw: 'Malipo na cashout', en: 'Settlement and cashout' },
  },
  pay: { fields: payFields, begins: 'at-once', sw: 'Pesa za simu', en: 'Mobile money' },
  limits: {
    fields: limitFields,
    begins: 'at-once',
    sw: 'Ulinzi wa akaunti',
    en: 'Guards of accounts',
  },
  registration: {
    ...{ fields: registrationFields, begins: 'at-once' },
    ...{ sw: 'Kujisajili', en: 'Registration' },
  },
  exports: { fields: exportFields, begins: 'at-once', sw: 'Faili za orodha', en: 'Exports' },
  compliance: {
    ...{ fields: complianceFields, begins: 'at-once' },
    ...{ sw: 'Miamala ya kutiliwa shaka', en: 'Suspicious transactions' },
  },
  protection: {
    ...{ fields: protectionFields, begins: 'at-once' },
    ...{ sw: 'Ulinzi wa wachezaji', en: 'Player protection' },
  },
  messages: { fields: messageFields, begins: 'at-once', sw: 'Bajeti ya SMS', en: 'SMS budget' },
} as const satisfies Readonly<Record<string, SettingSection>>;

export type SettingSectionName = keyof typeof settingSections;

/** By the name that travels. */
export const settingFieldsOf = (section: SettingSectionName): SettingFields =>
  settingSections[section].fields;
