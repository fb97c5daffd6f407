import type { CallRequest } from '@kipute/contract/registry';
import type { Result } from '@kipute/domain/result';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { idOfWire } from '../../platform/database/wire-id.ts';
import {
  answer,
  answerPage,
  type CallContext,
  type HandlersFor,
  refuseWith,
  type SignedInAdministrator,
} from '../../platform/http/handler.ts';
import { namesOfAdministrators } from '../access/index.ts';
import type { FigureReader } from './filling/figures.ts';
import { fillText, unknownSlots } from './filling/fill-text.ts';
import { contentView, textRowView, versionView } from './graphic-text-view.ts';
import type { Editor, TextChanger, TextRefusal } from './publishing/change-text.ts';
import { sanitise } from './safe/sanitise.ts';
import { listTexts } from './text-list-store.ts';
import { languageOf } from './text-routes.ts';
import {
  effectiveNumber,
  findText,
  findVersion,
  type KnownVersion,
  newestStanding,
  readVersions,
} from './text-store.ts';

export type GraphicTextRoutes = HandlersFor<`graphic_text/${
  | 'inquire'
  | 'detailed'
  | 'versions'
  | 'version'
  | 'preview'
  | 'add'
  | 'update'
  | 'restore'
  | 'arrange'
  | 'remove'}`>;

export type GraphicTextDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly changer: TextChanger;
  readonly figures: FigureReader;
};

export function graphicTextRoutes(deps: GraphicTextDeps): GraphicTextRoutes {
  return { ...readingRoutes(deps), ...previewRoute(deps), ...writingRoutes(deps) };
}

/** The newest is read from the pool that wrote it: an editor goes on from what they just saved. */
function readingRoutes({ database, clock }: GraphicTextDeps) {
  return {
    'graphic_text/inquire': async ({ hidden, key_word, page, page_size, ...asked }, { locale }) => {
      const { rows, count } = await listTexts(
        database.office,
        { ...asked, keyWord: key_word, hidden: hidden === undefined ? undefined : hidden === 1 },
        { at: clock.now(), page, pageSize: page_size },
      );
      const names = await namesOfAdministrators(
        database.office,
        rows.flatMap(({ madeBy }) => madeBy ?? []),
      );
      return answerPage(
        rows.map((row) => textRowView(row, names, languageOf[locale])),
        count,
      );
    },
    'graphic_text/detailed': async ({ id }, { locale }) => {
      const textId = idOfWire(id);
      const [{ rows }, standing] = await Promise.all([
        listTexts(database.read, { id: textId }, { at: clock.now(), page: 1, pageSize: 1 }),
        newestStanding(database.read, textId),
      ]);
      const [row] = rows;
      if (!row || !standing) return refuseWith('text-unknown');
      const names = await namesOfAdministrators(database.read, row.madeBy ? [row.madeBy] : []);
      return answer({
        ...textRowView(row, names, languageOf[locale]),
        ...contentView(standing.content),
        content_version: standing.number,
      });
    },
    'graphic_text/versions': async ({ id, page, page_size }) => {
      const textId = idOfWire(id);
      if (!(await findText(database.office, textId))) return refuseWith('text-unknown');
      const place = { page, pageSize: page_size };
      const { rows, count } = await readVersions(database.read, textId, place);
      return answerPage(await viewsOf(rows, textId), count);
    },
    'graphic_text/version': async ({ id, version }) => {
      const textId = idOfWire(id);
      const known = await findVersion(database.read, textId, version);
      if (!known) return refuseWith('version-unknown');
      const [view] = await viewsOf([known], textId);
      return view
        ? answer({ ...view, ...contentView(known.content) })
        : refuseWith('version-unknown');
    },
  } satisfies Partial<GraphicTextRoutes>;

  async function viewsOf(versions: readonly KnownVersion[], textId: bigint) {
    const now = clock.now();
    const [names, inEffect] = await Promise.all([
      namesOfAdministrators(
        database.read,
        versions.flatMap(({ madeBy }) => madeBy ?? []),
      ),
      effectiveNumber(database.read, textId, now),
    ]);
    return versions.map((version) => versionView(version, { names, inEffect, now }));
  }
}

function previewRoute({ figures }: GraphicTextDeps) {
  return {
    'graphic_text/preview': async ({ body, language }) => {
      const { html, takenOut } = sanitise(body);
      const filled = fillText(html, figures, language);
      return answer({
        body: filled.body,
        headings: filled.headings.map((heading) => ({ ...heading })),
        taken_out: [...takenOut],
        unknown: [...unknownSlots(html)],
      });
    },
  } satisfies Partial<GraphicTextRoutes>;
}

function writingRoutes({ changer }: GraphicTextDeps) {
  return {
    'graphic_text/add': async ({ kind, topic, type, slug, sort, ...asked }, context) => {
      const text = {
        ...{ kind, slug, sort, hidden: false },
        topic: kind === 'help' ? (topic ?? null) : null,
        type: kind === 'article' ? (type ?? null) : null,
      };
      const added = await changer.addText({ text, ...writtenIn(asked) }, editorIn(context));
      return answerOr(added, (id) => ({ id: id.toString() }));
    },
    'graphic_text/update': async ({ id, based_on, ...asked }, context) => {
      const order = { textId: idOfWire(id), basedOn: based_on, ...writtenIn(asked) };
      const written = await changer.writeVersion(order, editorIn(context));
      return answerOr(written, (version) => ({ version }));
    },
    'graphic_text/restore': async (
      { id, version: number, based_on, release_time, note },
      context,
    ) => {
      const releaseAt = release_time === null ? undefined : new Date(release_time);
      const order = { textId: idOfWire(id), basedOn: based_on, number, releaseAt, note };
      const restored = await changer.restoreVersion(order, editorIn(context));
      return answerOr(restored, (version) => ({ version }));
    },
    'graphic_text/arrange': async ({ id, topic, type, sort, hidden }, context) => {
      const order = { textId: idOfWire(id), topic, type, sort, hidden: hidden === 1 };
      return answerOr(await changer.arrangeText(order, editorIn(context)), () => null);
    },
    'graphic_text/remove': async ({ id, version, note }, context) => {
      const order = { textId: idOfWire(id), number: version, note };
      return answerOr(await changer.withdrawVersion(order, editorIn(context)), () => null);
    },
  } satisfies Partial<GraphicTextRoutes>;
}

const editorIn = ({ caller, address, userAgent }: CallContext<SignedInAdministrator>): Editor => ({
  administratorId: caller.administratorId,
  visit: { address, userAgent },
});

type Asked = Pick<CallRequest<'graphic_text/update'>, 'sw' | 'en' | 'release_time' | 'note'>;

const writtenIn = ({ sw, en, release_time, note }: Asked) => ({
  content: { sw, en },
  releaseAt: release_time === null ? undefined : new Date(release_time),
  note,
});

function answerOr<Value, Content>(
  result: Result<Value, TextRefusal>,
  view: (value: Value) => Content,
) {
  if (result.ok) return answer(view(result.value));
  const { refusal } = result;
  return 'what' in refusal
    ? refuseWith(refusal.code, { what: refusal.what })
    : refuseWith(refusal.code);
}
