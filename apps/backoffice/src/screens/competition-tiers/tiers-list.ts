import type { CallContent } from '@kipute/contract/registry';
import { deskTexts } from '../../i18n/texts/desk.ts';
import { defineForm } from '../_form-kit/definition/form.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';

type Tier = CallContent<'competition_tier/inquire'>[number];

const titles = {
  tier: { en: 'Tier', sw: 'Daraja' },
  margin: { en: 'Margin', sw: 'Faida' },
  stake: { en: 'Highest stake', sw: 'Dau la juu' },
} as const;

const changeForm = defineForm({
  call: 'competition_tier/update',
  fields: [
    {
      kind: 'number',
      name: 'margin_percent',
      title: titles.margin,
      unit: deskTexts.percent,
      hint: {
        en: 'Taken off the odds of the provider, at once on every page.',
        sw: 'Hupunguzwa kwenye odds za mtoa odds, mara moja kila ukurasa.',
      },
    },
    {
      kind: 'number',
      name: 'stake_maximum',
      title: titles.stake,
      unit: deskTexts.shillings,
      hint: {
        en: 'Of a slip with such a match. Empty: as in the settings.',
        sw: 'Ya mkeka wenye mechi kama hiyo. Tupu: kama mipangilio inavyosema.',
      },
    },
    { kind: 'reason', name: 'reason', title: deskTexts.why },
  ],
  from: (tier: Tier) => tier,
  send: (values, { subject: { tier, revision } }) => ({ ...values, tier, revision }),
  errors: { 'margin-out-of-range': 'margin_percent' },
});

export const tiersList = defineList({
  call: 'competition_tier/inquire',
  rowKey: 'tier',
  rowName: (row) => row.tier,
  pageSize: 10,
  intro: {
    en: 'Leagues known less well cost more and take less. A competition is put into a tier under Competitions.',
    sw: 'Ligi zisizojulikana sana zina odds ndogo na dau dogo. Shindano huwekwa daraja kwenye Mashindano.',
  },
  columns: [
    { kind: 'text', field: 'tier', title: titles.tier },
    { kind: 'percent', field: 'margin_percent', title: titles.margin },
    { kind: 'money', field: 'stake_maximum', title: titles.stake, sum: 'never' },
    { kind: 'count', field: 'competitions', title: { en: 'Competitions', sw: 'Mashindano' } },
  ],
  actions: [
    {
      key: 'change',
      on: 'row',
      node: 'competition_tier/update',
      title: { en: 'Change', sw: 'Badilisha' },
      form: changeForm,
    },
  ],
});
