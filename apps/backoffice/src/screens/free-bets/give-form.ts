import type { Localised } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { defineForm, type Form, optionsFrom } from '../_form-kit/definition/form.ts';

const template = {
  kind: 'picker',
  name: 'template_id',
  title: { en: 'Template', sw: 'Aina' },
  source: optionsFrom('free_bet_template/inquire', {
    search: 'name',
    input: { active: 1 },
    value: ({ id }) => id,
    name: ({ name_en, amount, days_valid }) =>
      `${name_en} · TSh ${amount.toLocaleString('en')} · ${days_valid} d`,
  }),
} as const;

const reason = { kind: 'reason', name: 'reason', title: { en: 'Reason', sw: 'Sababu' } } as const;

/** To whoever is named by number. */
export const giveForm = defineForm({
  call: 'free_bet/give',
  fields: [
    template,
    {
      kind: 'long-text',
      name: 'users',
      fact: 'ids',
      title: { en: 'User numbers', sw: 'Namba za watumiaji' },
      hint: {
        en: 'One, or up to 200 with spaces, commas or lines between them',
        sw: 'Moja, au hadi 200 zikitenganishwa kwa nafasi, mkato au mistari',
      },
      need: 'required',
    },
    reason,
  ],
  send: ({ template_id, users, reason: why }, { requestKey }) => ({
    ...{ template_id: String(template_id), reason: why, request_key: requestKey },
    ids: users.split(/[\s,;]+/).filter((one) => one !== ''),
  }),
  errors: {
    'free-bet-template-off': 'template_id',
    'free-bet-template-unknown': 'template_id',
    'free-bet-budget': 'template_id',
  },
  answer: toldOutcome,
});

type ChosenUser = { readonly id: string };

/** To those who are ticked in the list of users. */
export const giveToChosenForm: Form<readonly ChosenUser[]> = defineForm({
  call: 'free_bet/give',
  fields: [template, reason],
  send: (
    { template_id, reason: why },
    { subject, requestKey }: { subject: readonly ChosenUser[]; requestKey: string },
  ) => ({
    ...{ template_id: String(template_id), reason: why, request_key: requestKey },
    ids: subject.map(({ id }) => id),
  }),
  errors: { 'free-bet-budget': 'template_id' },
  answer: toldOutcome,
});

/** What became of each: those who got none are named with the reason. */
function toldOutcome({ outcome, results }: CallContent<'free_bet/give'>): { text: Localised } {
  if (outcome === 'proposed') {
    return {
      text: {
        en: 'Above the limit: another person decides, under Approvals.',
        sw: 'Juu ya kikomo: mtu mwingine anaamua, kwenye Idhini.',
      },
    };
  }
  const refused = results.filter((one) => one.outcome === 'refused');
  const given = results.length - refused.length;
  const lines = refused.map(({ id, message }) => `${id}: ${message}`).join('\n');
  return {
    text: {
      en: `Given to ${given}. Refused: ${refused.length}.\n${lines}`,
      sw: `Wamepata ${given}. Waliokataliwa: ${refused.length}.\n${lines}`,
    },
  };
}
