import {
  factsNamedIn,
  type InboxEvent,
  type InboxText,
  inboxEvents,
} from '@kipute/contract/constants/content/inbox';
import type { CallContent } from '@kipute/contract/registry';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import { namesOfAdministrators, type Visit } from '../../access/index.ts';
import type { Audit } from '../../audit/index.ts';
import { shippedTextOf, textIdsOf } from '../text-store.ts';
import { type KeptTemplate, lockTemplate, putTemplate, readTemplates } from './template-store.ts';

export type TemplateRoutes = HandlersFor<
  'message_template/inquire' | 'message_template/update' | 'message_template/reset'
>;

export type TemplateDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<Audit, 'record'>;
};

type Template = CallContent<'message_template/update'>;
type EditableEvent = Template['event'];

const editableEvents = Object.keys(inboxEvents).filter(isEditable);

function isEditable(event: string): event is EditableEvent {
  return event in inboxEvents && event !== 'mailing';
}

export function templateRoutes(deps: TemplateDeps): TemplateRoutes {
  const { database } = deps;
  const shown = async (event: EditableEvent) => {
    const template = (await templateViews(database, [event]))[0];
    return template ? answer(template) : refuseWith('server-error');
  };
  return {
    'message_template/inquire': async () => answer(await templateViews(database, editableEvents)),
    'message_template/update': async ({ event, revision, note, ...text }, context) => {
      const unknown = unknownFact(event, text);
      if (unknown !== undefined) return refuseWith('message-fact-unknown', { name: unknown });
      const by = { ...context, administratorId: context.caller.administratorId };
      const changed = await changeTemplate(deps, { event, revision, note, text, by });
      return changed.ok ? shown(event) : refuseWith(changed.refusal);
    },
    'message_template/reset': async ({ event, revision, note }, context) => {
      const by = { ...context, administratorId: context.caller.administratorId };
      const changed = await changeTemplate(deps, { event, revision, note, text: null, by });
      return changed.ok ? shown(event) : refuseWith(changed.refusal);
    },
  };
}

/** What nobody would fill in; a line with it would never be shown (INB-31). */
function unknownFact(event: EditableEvent, { subject, body }: InboxText): string | undefined {
  const known: readonly string[] = inboxEvents[event].facts;
  return [subject.sw, subject.en, body.sw, body.en]
    .flatMap(factsNamedIn)
    .find((name) => !known.includes(name));
}

type Change = {
  readonly event: EditableEvent;
  readonly revision: number;
  readonly note: string;
  /** Null: the shipped one. */
  readonly text: InboxText | null;
  readonly by: Visit & { readonly administratorId: bigint };
};

/** Messages that were written before keep the words they were written with. */
function changeTemplate(
  deps: TemplateDeps,
  change: Change,
): Promise<Result<null, 'changed-meanwhile'>> {
  return deps.database.transact(async (tx) => {
    const before = await lockTemplate(tx, inboxEvents[change.event].id);
    if ((before?.revision ?? 0) !== change.revision) return refuse('changed-meanwhile');
    const [textId = null] = change.text ? await textIdsOf(tx, [change.text]) : [];
    await putTemplate(tx, {
      ...{ event: inboxEvents[change.event].id, textId, revision: change.revision + 1 },
      ...{ changedBy: change.by.administratorId, changedAt: deps.clock.now() },
    });
    await record(deps, tx, { change, before });
    return ok(null);
  });
}

async function record(
  { audit }: TemplateDeps,
  tx: Transaction,
  { change, before }: { readonly change: Change; readonly before: KeptTemplate | undefined },
): Promise<void> {
  const { event, note, by } = change;
  const [was, is] = [before?.text ?? shippedTextOf(event), change.text ?? shippedTextOf(event)];
  await audit.record(tx, {
    type: 'content-change',
    source: 'backoffice',
    user: { kind: 'administrator', id: by.administratorId },
    content: `message template ${event}: ${note}`,
    subject: { kind: 'message-template', id: event },
    changes: differencesOf(was, is),
    ...{ address: by.address, userAgent: by.userAgent },
  });
}

function differencesOf(was: InboxText, is: InboxText) {
  const parts = {
    subject_sw: [was.subject.sw, is.subject.sw],
    subject_en: [was.subject.en, is.subject.en],
    body_sw: [was.body.sw, is.body.sw],
    body_en: [was.body.en, is.body.en],
  } as const;
  return Object.fromEntries(Object.entries(parts).filter(([, [one, other]]) => one !== other));
}

/** In the order of the events. */
async function templateViews(
  { office }: Database,
  events: readonly EditableEvent[],
): Promise<Template[]> {
  const kept = await readTemplates(office);
  const people = kept.flatMap(({ changedBy }) => (changedBy === null ? [] : [changedBy]));
  const names = await namesOfAdministrators(office, [...new Set(people)]);
  const byEvent = new Map(kept.map((template) => [template.event, template]));
  return events.map((event) => {
    const template = byEvent.get(inboxEvents[event].id);
    const by = template?.changedBy ?? null;
    return {
      event,
      ...wordsOf(event, template),
      revision: template?.revision ?? 0,
      shipped: shippedTextOf(event),
      changed_by: by === null ? null : { id: by.toString(), name: names.get(by) ?? '' },
      changed_at: template?.changedAt.toISOString() ?? null,
    };
  });
}

const wordsOf = (event: InboxEvent, template: KeptTemplate | undefined): InboxText =>
  template?.text ?? shippedTextOf(event);
