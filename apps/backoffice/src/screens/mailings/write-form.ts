import { mailingChannels, mailingKinds } from '@kipute/contract/constants/operations/mailings';
import type { CallInput } from '@kipute/contract/registry';
import { mailingTexts } from '../../i18n/texts/mailings.ts';
import { defineForm, type FormField, optionsFrom } from '../_form-kit/definition/form.ts';
import { type Draft, requestOf, valuesOf } from '../_form-kit/definition/form-values.ts';

type Wanted = CallInput<'mailing/preview'>;

/** What the form begins with: whom it was opened about, if anybody. */
export type Addressees = { readonly userIds: readonly string[] };

const players = optionsFrom('subscriber/inquire', {
  search: 'phone',
  value: ({ id }) => id,
  name: ({ id, name, phone }) => `${name} · ${phone} · ${id}`,
});

const howFields = [
  {
    kind: 'choice',
    name: 'channel',
    title: mailingTexts.channel,
    words: mailingChannels,
  },
  {
    kind: 'choice',
    name: 'kind',
    title: mailingTexts.kind,
    hint: mailingTexts.kindHint,
    words: mailingKinds,
  },
] as const satisfies readonly FormField[];

const whomField = {
  kind: 'choice',
  name: 'whom',
  title: mailingTexts.whom,
  words: { filter: mailingTexts.byFilter, picked: mailingTexts.byHand },
} as const satisfies FormField;

const pickedField = {
  kind: 'many-of',
  name: 'user_ids',
  fact: 'audience.user_ids',
  need: 'required',
  title: mailingTexts.players,
  hint: mailingTexts.playersHint,
  source: players,
} as const satisfies FormField;

const day = (name: string, title: FormField['title']) =>
  ({ kind: 'day', name, fact: `audience.${name}`, need: 'optional', title }) as const;
const money = (name: string, title: FormField['title']) =>
  ({ kind: 'money', name, fact: `audience.${name}`, need: 'optional', title }) as const;

const filterFields: readonly FormField[] = [
  day('deposit_from', mailingTexts.depositFrom),
  day('deposit_to', mailingTexts.depositTo),
  money('deposit_least', mailingTexts.depositLeast),
  day('stake_from', mailingTexts.stakeFrom),
  day('stake_to', mailingTexts.stakeTo),
  money('stake_least', mailingTexts.stakeLeast),
  day('register_from', mailingTexts.registerFrom),
  day('register_to', mailingTexts.registerTo),
  { kind: 'flag', name: 'never_deposited', title: mailingTexts.neverDeposited },
  day('login_from', mailingTexts.loginFrom),
  day('login_to', mailingTexts.loginTo),
  {
    kind: 'choice',
    name: 'accounts',
    fact: 'audience.kind',
    need: 'optional',
    title: mailingTexts.accounts,
    words: { player: mailingTexts.onlyPlayers, agent: mailingTexts.onlyAgents },
  },
  money('balance_from', mailingTexts.balanceFrom),
  money('balance_to', mailingTexts.balanceTo),
  {
    kind: 'choice',
    name: 'language',
    fact: 'audience.language',
    need: 'optional',
    title: mailingTexts.language,
    words: { sw: mailingTexts.swahili, 'en-US': mailingTexts.english },
  },
];

const subjectField = {
  kind: 'both-languages',
  name: 'subject',
  need: 'required',
  title: mailingTexts.subject,
  hint: mailingTexts.subjectHint,
} as const satisfies FormField;

const bodyField = {
  kind: 'both-languages',
  name: 'body',
  need: 'required',
  title: mailingTexts.body,
  hint: mailingTexts.bodyHint,
} as const satisfies FormField;

const jumpField = {
  kind: 'text',
  name: 'jump',
  title: mailingTexts.jump,
  hint: mailingTexts.jumpHint,
} as const satisfies FormField;

const whenFields = [
  { kind: 'date', name: 'send_at', title: mailingTexts.sendAt, hint: mailingTexts.sendAtHint },
  { kind: 'reason', name: 'reason', title: mailingTexts.reason },
] as const satisfies readonly FormField[];

/** Which fields stand there for what was chosen: an SMS has no subject, a pick has no filter. */
export function partsOf(channel: unknown, whom: unknown) {
  const isSms = channel === 'sms';
  return {
    how: howFields as readonly FormField[],
    whom: whomField as FormField,
    filter: whom === 'picked' ? [] : filterFields,
    picked: whom === 'picked' ? ([pickedField] as readonly FormField[]) : [],
    words: (isSms ? [bodyField] : [subjectField, bodyField, jumpField]) as readonly FormField[],
    when: whenFields as readonly FormField[],
  };
}

const filterNames = filterFields.map(({ name }) => name);

/** Whom the draft is for; what stands in a hidden part of the form says nothing. */
function audienceOf(values: Draft): Wanted['audience'] {
  if (values.whom === 'picked') return { user_ids: values.user_ids as string[] };
  const { accounts, never_deposited, ...rest } = Object.fromEntries(
    filterNames.map((name) => [name, values[name]]),
  );
  const asked = Object.entries(rest).filter(([, value]) => value !== '' && value !== null);
  return {
    ...Object.fromEntries(asked),
    ...(typeof accounts === 'string' && { kind: accounts as 'player' | 'agent' }),
    ...(never_deposited === 1 && { never_deposited: 1 as const }),
  };
}

type Both = { readonly sw: string; readonly en: string };

function wantedOf(values: Draft): Wanted {
  const { channel, kind, jump } = values as Pick<Wanted, 'channel' | 'kind' | 'jump'>;
  const [subject, body] = [values.subject as Both, values.body as Both];
  const isSms = channel === 'sms';
  return {
    ...{ channel, kind, audience: audienceOf(values) },
    ...(!isSms && { subject_sw: subject.sw, subject_en: subject.en, jump: jump ?? '' }),
    ...{ body_sw: body.sw, body_en: body.en },
  };
}

/** All of the fields, whichever stand there. */
export const writeForm = defineForm({
  call: 'mailing/add',
  fields: [
    ...howFields,
    whomField,
    pickedField,
    ...filterFields,
    subjectField,
    bodyField,
    jumpField,
    ...whenFields,
  ],
  from: ({ userIds }: Addressees) => ({
    channel: 'in-site' as const,
    kind: 'notice' as const,
    whom: userIds.length > 0 ? ('picked' as const) : ('filter' as const),
    user_ids: userIds,
  }),
  send: (values, { requestKey }) => ({
    ...wantedOf(values),
    send_at: (values as Draft).send_at ? String((values as Draft).send_at) : null,
    ...{ reason: String((values as Draft).reason), request_key: requestKey },
  }),
  errors: {
    'message-without-content': 'body',
    'message-too-long': 'body',
    'send-time-invalid': 'send_at',
    'mailing-to-nobody': 'whom',
  },
});

/** The question that counts: the same words and people, without a deed. */
export function previewRequest(draft: Draft): Wanted {
  const values = valuesOf(writeForm, draft);
  return requestOf('mailing/preview', wantedOf(values)) as Wanted;
}
