import { z } from 'zod';
import { limits, messages, protection, registration } from './accounts.ts';
import { bet, taxes, winBonus } from './bet.ts';
import { chat } from './chat.ts';
import { compliance, exports } from './exports.ts';
import { mailings } from './mailings.ts';
import { office } from './office.ts';
import { pay } from './pay.ts';
import { racing } from './racing.ts';
import { referral } from './referral.ts';
import type { Section } from './section.ts';
import { settlement } from './settlement.ts';
import { site } from './site.ts';

const sections = {
  ...{
    site,
    bet,
    settlement,
    winBonus,
    pay,
    racing,
    taxes,
    limits,
    registration,
    messages,
    protection,
    mailings,
    office,
    referral,
    chat,
    exports,
    compliance,
  },
};

export type SectionName = keyof typeof sections;
export type SettingsOf<Name extends SectionName> = (typeof sections)[Name]['defaults'];

export const sectionName = z.enum(Object.keys(sections) as [SectionName, ...SectionName[]]);

export function sectionOf<Name extends SectionName>(name: Name): (typeof sections)[Name] {
  return sections[name];
}

export type StoredValue = Readonly<Record<string, unknown>>;

/** The form that goes into the database; undefined when the value breaks the section's rules. */
export function encodeSettings<Name extends SectionName>(
  name: Name,
  value: SettingsOf<Name>,
): StoredValue | undefined {
  const section: Section = sections[name];
  return z.safeEncode(section.schema, value).data;
}

/**
 * Reads a stored value. A field that was added after the value was written takes its default; a
 * field that is there and wrong makes the whole value undefined.
 */
export function decodeSettings<Name extends SectionName>(
  name: Name,
  stored: StoredValue,
): SettingsOf<Name> | undefined {
  const section: Section = sections[name];
  const defaults = z.encode(section.schema, section.defaults);
  const decoded = z.safeDecode(section.schema, { ...defaults, ...stored });
  return decoded.data as SettingsOf<Name> | undefined;
}
