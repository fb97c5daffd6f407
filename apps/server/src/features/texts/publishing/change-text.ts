import { agreedTexts, richTextTypes } from '@kipute/contract/constants/content/texts';
import { invariant } from '@kipute/domain/invariant';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock.ts';
import { afterCommit } from '../../../platform/database/after-commit.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Visit } from '../../access/index.ts';
import type { Audit } from '../../audit/index.ts';
import type { Files } from '../../files/index.ts';
import { unknownSlots } from '../filling/fill-text.ts';
import { picturesIn, sanitise } from '../safe/sanitise.ts';
import { hashOf, isWritten, languages, type TextContent, type Words } from '../text-content.ts';
import {
  arrangeText,
  deleteText,
  findVersion,
  insertText,
  insertVersion,
  insertWithdrawal,
  lockText,
  type NewText,
  newestNumber,
  newestStanding,
  readLasting,
  type TextRow,
} from '../text-store.ts';

export type Editor = { readonly administratorId: bigint; readonly visit: Visit };

type Written = {
  readonly content: TextContent;
  /** Undefined: at once. */
  readonly releaseAt: Date | undefined;
  readonly note: string;
};

/** In the order they are checked; `what` is named to the editor. */
export type TextRefusal =
  | { readonly code: 'text-unsafe' | 'text-figure-unknown'; readonly what: string }
  | {
      readonly code:
        | 'text-unknown'
        | 'text-empty'
        | 'text-half-translated'
        | 'text-needs-both-languages'
        | 'release-time-wrong'
        | 'changed-meanwhile'
        | 'text-unchanged'
        | 'slug-taken'
        | 'file-unknown'
        | 'text-place-missing'
        | 'text-fixed'
        | 'version-unknown'
        | 'version-out';
    };

export type ChangeTextDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly audit: Pick<Audit, 'record'>;
  readonly files: Pick<Files, 'useFiles'>;
  /** Before others hear of it, so that who wrote it reads it back. */
  readonly announce: () => Promise<void>;
};

const no = (code: Exclude<TextRefusal['code'], 'text-unsafe' | 'text-figure-unknown'>) =>
  refuse<TextRefusal>({ code });

const YEAR_MS = 366 * 24 * 3_600_000;
/** A minute that has just begun was meant as now. */
const SLACK_MS = 60_000;

/** The clean words, or what stands in their way; nothing is left out silently (TXT-21). */
function readWritten(
  { content, releaseAt }: Written,
  text: Pick<TextRow, 'kind' | 'type'>,
  now: Date,
): Result<{ readonly content: TextContent; readonly releasedAt: Date }, TextRefusal> {
  const { sw, en } = content;
  if (!isWritten(sw)) return no('text-empty');
  if ((en.title === '') !== (en.body.trim() === '')) return no('text-half-translated');
  if (!isWritten(en) && isAgreed(text)) return no('text-needs-both-languages');
  const clean = { sw: cleanWords(sw), en: cleanWords(en) };
  const takenOut = languages.flatMap((language) => clean[language].takenOut);
  if (takenOut.length > 0) {
    return refuse({ code: 'text-unsafe', what: [...new Set(takenOut)].join(', ') });
  }
  if (clean.sw.words.body === '') return no('text-empty');
  const unknown = languages.flatMap((language) => slotsOf(clean[language].words));
  if (unknown.length > 0) {
    return refuse({ code: 'text-figure-unknown', what: [...new Set(unknown)].join(', ') });
  }
  const late = releaseAt ? releaseAt.getTime() - now.getTime() : 0;
  if (late < -SLACK_MS || late > YEAR_MS) return no('release-time-wrong');
  return ok({
    content: { sw: clean.sw.words, en: clean.en.words },
    releasedAt: releaseAt && releaseAt > now ? releaseAt : now,
  });
}

function cleanWords({ title, body, keywords }: Words) {
  const { html, takenOut } = sanitise(body);
  return { words: { title, body: html, keywords }, takenOut };
}

const slotsOf = ({ title, body }: Words): readonly string[] => [
  ...unknownSlots(body),
  // A table has no place in a title.
  ...unknownSlots(`<h2>${title}</h2>`),
];

const agreedNumbers: readonly number[] = agreedTexts.map((word) => richTextTypes[word].id);

const isAgreed = ({ kind, type }: Pick<TextRow, 'kind' | 'type'>): boolean =>
  kind === 'rich' && type !== null && agreedNumbers.includes(type);

export function textChanger(deps: ChangeTextDeps) {
  return {
    addText: (order: Written & { readonly text: NewText }, by: Editor) =>
      deps.database.transact((tx) => addText(deps, tx, { ...order, by })),
    writeVersion: (order: VersionOrder, by: Editor) =>
      deps.database.transact((tx) => writeVersion(deps, tx, { ...order, by })),
    restoreVersion: (order: RestoreOrder, by: Editor) =>
      deps.database.transact((tx) => restoreVersion(deps, tx, { ...order, by })),
    arrangeText: (order: ArrangeOrder, by: Editor) =>
      deps.database.transact((tx) => arrange(deps, tx, { ...order, by })),
    withdrawVersion: (order: WithdrawOrder, by: Editor) =>
      deps.database.transact((tx) => withdraw(deps, tx, { ...order, by })),
  };
}

export type TextChanger = ReturnType<typeof textChanger>;

type By = { readonly by: Editor };

async function addText(
  deps: ChangeTextDeps,
  tx: Transaction,
  { text, by, ...written }: Written & By & { readonly text: NewText },
): Promise<Result<bigint, TextRefusal>> {
  if (text.topic === null && text.type === null) return no('text-place-missing');
  const read = readWritten(written, text, deps.clock.now());
  if (!read.ok) return read;
  const textId = await insertText(tx, text);
  if (textId === undefined) return no('slug-taken');
  const kept = await keepVersion(deps, tx, {
    ...{ textId, number: 1, slug: text.slug, ...read.value, note: written.note, by },
  });
  if (!kept.ok) await deleteText(tx, textId);
  return kept.ok ? ok(textId) : kept;
}

type VersionOrder = Written & { readonly textId: bigint; readonly basedOn: number };

async function writeVersion(
  deps: ChangeTextDeps,
  tx: Transaction,
  { textId, basedOn, by, ...written }: VersionOrder & By,
): Promise<Result<number, TextRefusal>> {
  const text = await lockText(tx, textId);
  if (!text) return no('text-unknown');
  const read = readWritten(written, text, deps.clock.now());
  if (!read.ok) return read;
  const newest = await newestNumber(tx, textId);
  if (newest !== basedOn) return no('changed-meanwhile');
  const standing = await newestStanding(tx, textId);
  const isSame =
    standing && !standing.withdrawn && standing.hash.equals(hashOf(read.value.content));
  if (isSame) return no('text-unchanged');
  return keepVersion(deps, tx, {
    ...{ textId, number: newest + 1, slug: text.slug, ...read.value, note: written.note, by },
  });
}

type RestoreOrder = Omit<VersionOrder, 'content'> & { readonly number: number };

async function restoreVersion(
  deps: ChangeTextDeps,
  tx: Transaction,
  { number, ...order }: RestoreOrder & By,
): Promise<Result<number, TextRefusal>> {
  const older = await findVersion(tx, order.textId, number);
  if (!older) return no('version-unknown');
  return writeVersion(deps, tx, { ...order, content: older.content });
}

type KeptVersion = By & {
  readonly textId: bigint;
  readonly number: number;
  readonly slug: string;
  readonly content: TextContent;
  readonly releasedAt: Date;
  readonly note: string;
};

/** Answers its number. A version is never removed, so what may refuse it comes first. */
async function keepVersion(
  deps: ChangeTextDeps,
  tx: Transaction,
  { textId, number, slug, content, releasedAt, note, by }: KeptVersion,
): Promise<Result<number, TextRefusal>> {
  const { administratorId: madeBy } = by;
  const now = deps.clock.now();
  const lasting = await readLasting(tx, textId, now);
  const beside = releasedAt > now ? lasting : lasting.filter((one) => one.releasedAt > now);
  const contents = [content, ...beside.map((one) => one.content)];
  const used = await showPictures(deps, tx, { textId, title: titleOf(content), contents });
  if (!used.ok) return no('file-unknown');
  const hash = hashOf(content);
  await insertVersion(tx, textId, {
    ...{ number, content, hash, source: 'office', releasedAt, madeBy, madeAt: now, note },
  });
  await recordChange(deps, tx, {
    ...{ textId, by, content: `${slug} ${number} from ${releasedAt.toISOString()}: ${note}` },
    changes: {
      version: [number - 1, number],
      title: ['', content.sw.title],
      hash: ['', hash.toString('hex').slice(0, 12)],
    },
  });
  afterCommit(tx, deps.announce);
  return ok(number);
}

const titleOf = ({ sw, en }: TextContent): string => en.title || sw.title;

type ShownPictures = {
  readonly textId: bigint;
  readonly title: string;
  readonly contents: readonly TextContent[];
};

/**
 * What players see of a text or will see: its wording in effect, hidden or not, and those that wait.
 * A wording of the past lets go of its pictures with the next change of its text (TXT-23).
 */
const showPictures = (
  { files }: ChangeTextDeps,
  tx: Transaction,
  { textId, title, contents }: ShownPictures,
) =>
  files.useFiles(tx, {
    ...{ kind: 'text', place: textId.toString(), title },
    paths: contents.flatMap(({ sw, en }) => [...picturesIn(sw.body), ...picturesIn(en.body)]),
  });

type Recorded = By & {
  readonly textId: bigint;
  readonly content: string;
  readonly changes: Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
};

const recordChange = (
  { audit }: ChangeTextDeps,
  tx: Transaction,
  { textId, by: { administratorId, visit }, content, changes }: Recorded,
): Promise<void> =>
  audit.record(tx, {
    ...{ type: 'content-change', source: 'backoffice', content, changes },
    user: { kind: 'administrator', id: administratorId },
    subject: { kind: 'text', id: textId },
    ...visit,
  });

type ArrangeOrder = {
  readonly textId: bigint;
  /** Undefined: as it is. */
  readonly topic: string | undefined;
  readonly type: number | undefined;
  readonly sort: number;
  readonly hidden: boolean;
};

async function arrange(
  deps: ChangeTextDeps,
  tx: Transaction,
  { textId, topic, type, sort, hidden, by }: ArrangeOrder & By,
): Promise<Result<null, TextRefusal>> {
  const before = await lockText(tx, textId);
  if (!before) return no('text-unknown');
  if (before.kind === 'rich') return no('text-fixed');
  const after = {
    ...{ sort, hidden },
    topic: before.kind === 'help' ? (topic ?? before.topic) : null,
    type: before.kind === 'article' ? (type ?? before.type) : null,
  };
  const fields = ['topic', 'type', 'sort', 'hidden'] as const;
  const changed = fields.filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return ok(null);
  await arrangeText(tx, textId, after);
  const changes = Object.fromEntries(
    changed.map((field) => [field, [before[field], after[field]] as const]),
  );
  await recordChange(deps, tx, { textId, by, content: before.slug, changes });
  afterCommit(tx, deps.announce);
  return ok(null);
}

type WithdrawOrder = {
  readonly textId: bigint;
  readonly number: number;
  readonly note: string;
};

async function withdraw(
  deps: ChangeTextDeps,
  tx: Transaction,
  { textId, number, note, by }: WithdrawOrder & By,
): Promise<Result<null, TextRefusal>> {
  const text = await lockText(tx, textId);
  if (!text) return no('text-unknown');
  const version = await findVersion(tx, textId, number);
  if (!version) return no('version-unknown');
  const now = deps.clock.now();
  if (version.withdrawn || version.releasedAt <= now) return no('version-out');
  await insertWithdrawal(tx, {
    ...{ textId, number, withdrawnBy: by.administratorId, withdrawnAt: now, note },
  });
  const lasting = await readLasting(tx, textId, now);
  const contents = lasting.map((one) => one.content);
  const title = titleOf(contents[0] ?? version.content);
  const used = await showPictures(deps, tx, { textId, title, contents });
  invariant(used.ok, 'what was shown until now could not be removed');
  await recordChange(deps, tx, {
    ...{ textId, by, content: `${text.slug} ${number} withdrawn: ${note}` },
    changes: { withdrawn: [false, true] },
  });
  afterCommit(tx, deps.announce);
  return ok(null);
}
