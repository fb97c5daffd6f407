import { rowsOf } from '@kipute/contract/constants/choice';
import type { SettingField } from '@kipute/contract/constants/settings/setting-field';
import {
  type SettingSectionName,
  settingFieldsOf,
  settingSections,
} from '@kipute/contract/constants/settings/setting-sections';
import type { Localised } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { configurationTexts } from '../../i18n/texts/configuration.ts';
import type { Form, FormField } from '../_form-kit/definition/form.ts';
import { sectionCalls } from './section-calls.ts';
import { touchedEffect, type Yesterday } from './touched.ts';

/** Of any section: they differ in their fields only. */
export type Configuration = CallContent<'bet_config/manage'>;

const withSecond = ({ hint, second }: SettingField): Localised =>
  second
    ? {
        sw: `${hint.sw} ${configurationTexts.second.sw}`,
        en: `${hint.en} ${configurationTexts.second.en}`,
      }
    : hint;

function formField(name: string, field: SettingField, yesterday: Yesterday): FormField {
  const { heading, unit, touches } = field;
  const named = {
    name,
    title: { sw: field.sw, en: field.en },
    hint: withSecond(field),
    ...(heading && { heading }),
    ...(unit && { unit }),
    ...(touches && {
      effect: (now: Readonly<Record<string, unknown>>) =>
        touchedEffect(touches, yesterday, now[name]),
    }),
  };
  switch (field.kind) {
    case 'money':
    case 'flag':
    case 'text':
      return { ...named, kind: field.kind };
    case 'ladder': {
      const columns = rowsOf(field.columns).map(([column, { kind, sw, en }]) => ({
        ...{ name: column, kind, title: { sw, en } },
      }));
      return { ...named, kind: 'ladder', need: 'optional', columns };
    }
    default:
      return { ...named, kind: 'number' };
  }
}

const reason: FormField = { kind: 'reason', name: 'reason', title: configurationTexts.why };
const begins: FormField = {
  kind: 'date',
  name: 'effective_from',
  title: configurationTexts.begins,
  hint: configurationTexts.beginsHint,
  need: 'optional',
};

/** The form of a section, as its table of fields says (CFG-01). */
export function settingForm(
  section: SettingSectionName,
  yesterday: Yesterday,
): Form<Configuration> {
  const fields = rowsOf(settingFieldsOf(section)).map(([name, field]) =>
    formField(name, field, yesterday),
  );
  const isPlanned = settingSections[section].begins === 'from-its-date';
  return {
    call: sectionCalls[section].update,
    fields: [...fields, ...(isPlanned ? [begins] : []), reason],
    from: ({ settings }) => settings,
    send: ({ effective_from, ...values }, { subject: { revision } }) => ({
      ...{ ...values, revision, effective_from: effective_from || null },
    }),
    refuse: () => undefined,
    errors: { 'setting-date-past': 'effective_from' },
    answer: () => undefined,
  };
}
