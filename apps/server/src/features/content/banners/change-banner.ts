import { bannerTypes, drawnCards, jumpTypes } from '@kipute/contract/constants/content/banners';
import { isOutsideLink } from '@kipute/contract/constants/content/outside-hosts';
import { isPlayerPage } from '@kipute/contract/constants/content/player-pages';
import { filePath } from '@kipute/contract/fields';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Visit } from '../../access/index.ts';
import type { Audit } from '../../audit/index.ts';
import type { Files } from '../../files/index.ts';
import {
  deleteBanner,
  insertBanner,
  lockBanner,
  updateBanner,
  type WantedBanner,
} from './banner-store.ts';

/** In the order they are checked. */
type BannerRefusal =
  | 'banner-promise-missing'
  | 'banner-phone-invalid'
  | 'banner-page-unknown'
  | 'banner-link-outside'
  | 'banner-ends-first'
  | 'file-unknown'
  | 'banner-unknown'
  | 'changed-meanwhile';

export type ChangeBannerDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<Audit, 'record'>;
  readonly files: Pick<Files, 'useFiles'>;
};

export type Editor = { readonly administratorId: bigint; readonly visit: Visit };

type Check = (banner: WantedBanner) => BannerRefusal | undefined;

const PHONE = /^\+?\d{9,15}$/;

const hasItsWords: Check = ({ type, represent }) => {
  if (type === bannerTypes['pay-phone'].id) return undefined;
  if (type === bannerTypes['customer-service-phone'].id) {
    return PHONE.test(represent) ? undefined : 'banner-phone-invalid';
  }
  return represent === '' ? 'banner-promise-missing' : undefined;
};

const leadsSomewhere: Check = ({ jump, jumpType }) => {
  switch (jumpType) {
    case jumpTypes.page.id:
      // What stands behind the question mark is for the page to understand.
      return isPlayerPage(jump) && /^\/[\w./?=&%~-]{1,200}$/.test(jump)
        ? undefined
        : 'banner-page-unknown';
    case jumpTypes.outside.id:
      return isOutsideLink(jump) ? undefined : 'banner-link-outside';
    default:
      return undefined;
  }
};

const endsAfterItBegins: Check = ({ shownFrom, shownUntil }) =>
  shownUntil && shownUntil <= (shownFrom ?? new Date(0)) ? 'banner-ends-first' : undefined;

const hasPicture: Check = ({ address }) => {
  const isOurs = address === '' || address in drawnCards || filePath.safeParse(address).success;
  return isOurs ? undefined : 'file-unknown';
};

const checks: readonly Check[] = [hasItsWords, leadsSomewhere, endsAfterItBegins, hasPicture];

function refusalOf(banner: WantedBanner): BannerRefusal | undefined {
  for (const check of checks) {
    const refusal = check(banner);
    if (refusal) return refusal;
  }
  return undefined;
}

/** What leads nowhere keeps no address, so that nobody is misled by one later. */
const tidy = (banner: WantedBanner): WantedBanner =>
  banner.jumpType === jumpTypes.nowhere.id ? { ...banner, jump: '' } : banner;

type Changed = Promise<Result<{ readonly id: number }, BannerRefusal>>;

type Shown = { readonly id: number; readonly title: string; readonly paths: readonly string[] };

/** Says which picture it shows from now on; a refusal writes nothing. */
const show = ({ files }: ChangeBannerDeps, tx: Transaction, { id, title, paths }: Shown) =>
  files.useFiles(tx, { kind: 'banner', place: String(id), title, paths });

export async function addBanner(deps: ChangeBannerDeps, wanted: WantedBanner, by: Editor): Changed {
  const refusal = refusalOf(wanted);
  if (refusal) return refuse(refusal);
  const banner = tidy(wanted);
  return deps.database.transact(async (tx) => {
    const changer = { changedBy: by.administratorId, changedAt: deps.clock.now() };
    const id = await insertBanner(tx, { ...banner, ...changer });
    const used = await show(deps, tx, { id, title: banner.title, paths: [banner.address] });
    if (!used.ok) {
      await deleteBanner(tx, id);
      return used;
    }
    const changes = differences({}, banner);
    await record(deps, tx, { id, content: `added ${banner.title}`, changes, by });
    return ok({ id });
  });
}

type Change = { readonly id: number; readonly revision: number; readonly wanted: WantedBanner };

export async function changeBanner(
  deps: ChangeBannerDeps,
  { id, revision, wanted }: Change,
  by: Editor,
): Changed {
  const refusal = refusalOf(wanted);
  if (refusal) return refuse(refusal);
  const banner = tidy(wanted);
  return deps.database.transact(async (tx) => {
    const before = await lockBanner(tx, id);
    if (!before) return refuse('banner-unknown');
    if (before.revision !== revision) return refuse('changed-meanwhile');
    const changer = { changedBy: by.administratorId, changedAt: deps.clock.now() };
    const used = await show(deps, tx, { id, title: banner.title, paths: [banner.address] });
    if (!used.ok) return used;
    await updateBanner(tx, id, { ...banner, ...changer, revision: revision + 1 });
    const changes = differences(before, banner);
    await record(deps, tx, { id, content: `changed ${banner.title}`, changes, by });
    return ok({ id });
  });
}

export function removeBanner(deps: ChangeBannerDeps, id: number, by: Editor): Changed {
  return deps.database.transact(async (tx) => {
    const before = await lockBanner(tx, id);
    if (!before) return refuse('banner-unknown');
    const changer = { changedBy: by.administratorId, changedAt: deps.clock.now() };
    await updateBanner(tx, id, { ...changer, revision: before.revision + 1, removed: true });
    await show(deps, tx, { id, title: before.title, paths: [] });
    const changes = { removed: [false, true] } as const;
    await record(deps, tx, { id, content: `removed ${before.title}`, changes, by });
    return ok({ id });
  });
}

type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

function differences(before: object, after: WantedBanner): Changes {
  const fields = Object.entries(after).map(([field, value]) => {
    const old = (before as Readonly<Record<string, unknown>>)[field] ?? null;
    return [field, [plain(old), plain(value)]] as const;
  });
  return Object.fromEntries(fields.filter(([, [old, now]]) => old !== now));
}

const plain = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

type Deed = {
  readonly id: number;
  readonly content: string;
  readonly changes: Changes;
  readonly by: Editor;
};

async function record(
  { audit }: ChangeBannerDeps,
  tx: Transaction,
  { id, content, changes, by: { administratorId, visit } }: Deed,
): Promise<void> {
  await audit.record(tx, {
    type: 'content-change',
    source: 'backoffice',
    user: { kind: 'administrator', id: administratorId },
    content,
    subject: { kind: 'banner', id: String(id) },
    changes,
    ...visit,
  });
}
