import type { Locale } from 'antd/es/locale';

// antd fills `${label}` and its like itself, so these are plain strings on purpose.
const slot = (name: string) => `\${${name}}`;
const label = slot('label');
const wrongType = `${label} si ${slot('type')} sahihi`;

const types = [
  'string',
  'method',
  'array',
  'object',
  'number',
  'date',
  'boolean',
  'integer',
  'float',
  'regexp',
  'email',
  'url',
  'hex',
] as const;

export const antdSwForms: NonNullable<Locale['Form']> = {
  optional: '(si lazima)',
  defaultValidateMessages: {
    default: `${label} si sahihi`,
    required: `Tafadhali weka ${label}`,
    enum: `${label} lazima iwe mojawapo ya [${slot('enum')}]`,
    whitespace: `${label} haiwezi kuwa tupu`,
    date: {
      format: `Muundo wa tarehe wa ${label} si sahihi`,
      parse: `${label} haiwezi kusomwa kama tarehe`,
      invalid: `${label} si tarehe sahihi`,
    },
    types: Object.fromEntries(types.map((type) => [type, wrongType])),
    string: {
      len: `${label} lazima iwe na herufi ${slot('len')}`,
      min: `${label} lazima iwe na herufi ${slot('min')} au zaidi`,
      max: `${label} isizidi herufi ${slot('max')}`,
      range: `${label} iwe kati ya herufi ${slot('min')} na ${slot('max')}`,
    },
    number: {
      len: `${label} lazima iwe ${slot('len')}`,
      min: `${label} isipungue ${slot('min')}`,
      max: `${label} isizidi ${slot('max')}`,
      range: `${label} iwe kati ya ${slot('min')} na ${slot('max')}`,
    },
    array: {
      len: `Lazima ziwe ${slot('len')} ${label}`,
      min: `Angalau ${slot('min')} ${label}`,
      max: `Zisizidi ${slot('max')} ${label}`,
      range: `Idadi ya ${label} iwe kati ya ${slot('min')} na ${slot('max')}`,
    },
    pattern: { mismatch: `${label} hailingani na muundo ${slot('pattern')}` },
  },
};
