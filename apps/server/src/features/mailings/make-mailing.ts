import { isDeepStrictEqual } from 'node:util';
import { audience } from '@kipute/contract/calls/messages/mailings';
import { mailingChannels } from '@kipute/contract/constants/operations/mailings';
import { type Locale, textIn } from '@kipute/contract/locale';
import type { CallRequest } from '@kipute/contract/registry';
import { sizeOfSms } from '@kipute/domain/messages/sms-parts';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { z } from 'zod';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { Visit } from '../access/index.ts';
import type { Deed, DeedOrder, ProposalView, SubmitDeed } from '../approvals/index.ts';
import { type Reach, reachOf, type Wanted } from './audience.ts';
import { findByRequest, insertMailing } from './mailing-store.ts';
import type { MailingsDeps } from './mailings-deps.ts';
import { isTooLong, smsTextFor } from './sms-text.ts';
import { writeMailingJob } from './write-mailing.ts';

type Request = CallRequest<'mailing/preview'>;

const payload = z.object({
  requestKey: z.string(),
  /** Who asked: the mailing is theirs, whoever approves. */
  askedBy: z.string(),
  channel: z.enum(['in-site', 'sms']),
  kind: z.enum(['notice', 'offer']),
  subjectSw: z.string(),
  subjectEn: z.string(),
  bodySw: z.string().min(1),
  bodyEn: z.string().min(1),
  jump: z.string(),
  audience,
  sendAt: z.iso.datetime(),
});
type Asked = z.infer<typeof payload>;

type WordsRefusal = 'message-without-content' | 'message-too-long';
type Order = {
  readonly request: Request;
  readonly requestKey: string;
  readonly sendAt: Date | undefined;
  readonly administratorId: bigint;
  readonly visit: Visit;
  readonly reason: string;
};

type Submitted = Awaited<ReturnType<SubmitDeed<Asked, { readonly mailingId: bigint }>>>;
export type MakeMailing = (order: Order) => Promise<Submitted>;

/**
 * The same request again answers as before, with other content it is refused; then one person
 * sends it, or it waits for a second one (MLG-06).
 */
export function mailingMaker(deps: MailingsDeps): MakeMailing {
  const submit = deps.approvals.register(mailingDeed(deps));
  return async ({ request, requestKey, sendAt, administratorId, visit, reason }) => {
    const now = deps.clock.now();
    const asked: Asked = {
      ...{ requestKey, askedBy: administratorId.toString() },
      ...wordsOf(request),
      ...{ channel: request.channel, kind: request.kind, jump: request.jump },
      ...{ audience: request.audience, sendAt: (sendAt ?? now).toISOString() },
    };
    const before = await findByRequest(deps.database.read, { madeBy: administratorId, requestKey });
    if (before) {
      const isSame = isDeepStrictEqual(contentOf(before), contentOf(asked));
      return isSame
        ? ok({ outcome: 'done', value: { mailingId: before.id } })
        : refuse('request-key-used');
    }
    const obstacle = wordsRefusal(request) ?? timeRefusal(sendAt, now);
    if (obstacle) return refuse(obstacle);
    const reach = await reachOf(deps.database.office, request, now);
    if (reach.inSwahili + reach.inEnglish === 0) return refuse('mailing-to-nobody');
    const persons = needsSecond(deps, reach) ? 'two-persons' : 'one-person';
    return submit({ payload: asked, administratorId, visit, reason }, persons);
  };
}

export const needsSecond = ({ settings }: MailingsDeps, { matched }: Reach): boolean =>
  matched >= settings.current('mailings').secondPersonFrom;

const wordsOf = (request: Request) => ({
  subjectSw: request.channel === 'sms' ? '' : request.subject_sw,
  subjectEn: request.channel === 'sms' ? '' : request.subject_en,
  bodySw: request.body_sw,
  bodyEn: request.body_en,
});

type Words = Pick<Asked, 'channel' | 'kind' | 'subjectSw' | 'subjectEn' | 'bodySw' | 'bodyEn'>;

const contentOf = ({
  channel,
  kind,
  subjectSw,
  subjectEn,
  bodySw,
  bodyEn,
  ...rest
}: Words & {
  readonly audience: unknown;
  readonly jump: string;
}) => ({
  channel,
  kind,
  subjectSw,
  subjectEn,
  bodySw,
  bodyEn,
  audience: rest.audience,
  jump: rest.jump,
});

/** In the order they are checked. */
export function wordsRefusal(request: Request): WordsRefusal | undefined {
  const { channel, subject_sw, subject_en, body_sw, body_en } = request;
  const needed =
    channel === 'sms' ? [body_sw, body_en] : [subject_sw, subject_en, body_sw, body_en];
  if (needed.includes('')) return 'message-without-content';
  const isSmsTooLong = channel === 'sms' && [body_sw, body_en].some(isTooLong);
  return isSmsTooLong ? 'message-too-long' : undefined;
}

const DAYS_AHEAD_MAX_MS = 90 * 24 * 3_600_000;
/** Between choosing a minute and sending the form that minute may begin. */
const LATE_MAX_MS = 5 * 60_000;

function timeRefusal(sendAt: Date | undefined, now: Date): 'send-time-invalid' | undefined {
  if (!sendAt) return undefined;
  const ahead = sendAt.getTime() - now.getTime();
  return ahead < -LATE_MAX_MS || ahead > DAYS_AHEAD_MAX_MS ? 'send-time-invalid' : undefined;
}

function mailingDeed(deps: MailingsDeps): Deed<Asked, { readonly mailingId: bigint }> {
  return {
    kind: 'mailing',
    payload,
    key: ({ askedBy, requestKey }) => `mailing ${askedBy} ${requestKey}`,
    node: 'mailing/add',
    view: (reader, asked, locale) => viewOf(deps, reader, { asked, locale }),
    perform: (tx, order) => perform(deps, tx, order),
  };
}

async function perform(
  { audit, outbox, clock, settings }: MailingsDeps,
  tx: Transaction,
  { payload: asked, approvedBy, reason, administratorId, visit }: DeedOrder<Asked>,
): Promise<Result<{ readonly mailingId: bigint }, 'request-key-used'>> {
  const { askedBy, requestKey, sendAt: wantedAt, ...content } = asked;
  const now = clock.now();
  const { secondPersonFrom } = settings.current('mailings');
  // What was approved after its time leaves now.
  const sendAt = new Date(Math.max(Date.parse(wantedAt), now.getTime()));
  const madeBy = BigInt(askedBy);
  const id = await insertMailing(tx, {
    ...content,
    ...{ requestKey, reason, sendAt, madeBy, madeAt: now },
    peopleMax: approvedBy === undefined ? BigInt(Math.max(0, secondPersonFrom - 1)) : null,
  });
  if (id === undefined) return refuse('request-key-used');
  const key = `write-mailing:${id}`;
  await outbox.enqueue(tx, writeMailingJob, { mailingId: `${id}` }, { key, runAt: sendAt });
  const approval = approvedBy === undefined ? '' : ` (approved by ${approvedBy})`;
  await audit.record(tx, {
    type: 'message-sent',
    source: 'backoffice',
    user: { kind: 'administrator', id: administratorId },
    subject: { kind: 'mailing', id: id.toString() },
    content: `${reason}${approval}`,
    changes: {
      channel: [null, content.channel],
      sw: [null, content.bodySw],
      en: [null, content.bodyEn],
    },
    ...visit,
  });
  return ok({ mailingId: id });
}

type Viewed = { readonly asked: Asked; readonly locale: Locale };

async function viewOf(
  deps: MailingsDeps,
  reader: Reader,
  { asked, locale }: Viewed,
): Promise<ProposalView> {
  const { matched, inSwahili, inEnglish } = await reachOf(reader, asked, deps.clock.now());
  const reachable = inSwahili + inEnglish;
  const channel = textIn(locale, mailingChannels[asked.channel]);
  const line = (label: string, after: string) => ({ label, before: '', after });
  return {
    title: `${channel} → ${reachable.toLocaleString('en-US')}`,
    subject: { kind: 'none', id: '', name: '' },
    changes: [
      line('sw', [asked.subjectSw, asked.bodySw].filter(Boolean).join(': ')),
      line('en', [asked.subjectEn, asked.bodyEn].filter(Boolean).join(': ')),
      line(textIn(locale, { sw: 'Wanaolingana', en: 'Fit the choice' }), `${matched}`),
      line(textIn(locale, { sw: 'Muda wa kutuma', en: 'Leaves at' }), asked.sendAt),
    ],
    checks: [
      {
        text: textIn(locale, { sw: 'Kuna wa kuandikiwa', en: 'There is somebody to write to' }),
        holds: reachable > 0 ? 1 : 0,
      },
    ],
  };
}

/** What an SMS would be split into, and the whole price; in-site messages cost nothing. */
export function costOf(
  { settings, siteUrl }: MailingsDeps,
  request: Request & Wanted,
  { inSwahili, inEnglish }: Reach,
) {
  const words = { bodySw: request.body_sw, bodyEn: request.body_en, kind: request.kind };
  const textFor = (language: string) =>
    request.channel === 'sms' ? smsTextFor(words, { language, code: 'XXXXXXXXXXXX', siteUrl }) : '';
  const [textSw, textEn] = [textFor('sw'), textFor('en-US')];
  const isSms = request.channel === 'sms';
  const partsSw = isSms ? sizeOfSms(textSw).parts : 0;
  const partsEn = isSms ? sizeOfSms(textEn).parts : 0;
  const parts = inSwahili * partsSw + inEnglish * partsEn;
  const cost = BigInt(parts) * settings.current('mailings').smsPrice;
  return { textSw, textEn, partsSw, partsEn, cost };
}
