import { banner } from '@kipute/contract/calls/banner';
import { bannerTypes } from '@kipute/contract/constants/content/banners';
import type { Locale } from '@kipute/contract/locale';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type PreparedReply, prepareReply } from '../../../platform/http/prepared-reply.ts';
import { type BannerRow, readBanners } from './banner-store.ts';

type Place = CallRequest<'banner/inquire'>['type'];
type Language = CallContent<'banner/inquire'>[number]['language'];
type Reply = PreparedReply<CallContent<'banner/inquire'>>;
type Replies = Readonly<Record<Place, Readonly<Record<Language, Reply>>>>;

/** Every visit begins with this question, so the table is read for all of them together. */
const REREAD_MS = 10_000;

const languageOf = { sw: 'sw', 'en-US': 'en' } as const satisfies Record<Locale, Language>;

/** The banners of every place as they were read last, prepared for everybody who asks alike. */
export function createShownBanners({ database, clock }: { database: Database; clock: Clock }) {
  let reading: Promise<Replies> | undefined;
  let readAtMs = 0;

  function readAgain(): Promise<Replies> {
    readAtMs = clock.now().getTime();
    const latest = readBanners(database.read, clock.now()).then(prepareAll);
    // A failure is not an answer to keep: who asks next tries again.
    latest.catch(() => {
      if (reading === latest) reading = undefined;
    });
    return latest;
  }

  return async (type: Place, locale: Locale): Promise<Reply> => {
    const isOld = clock.now().getTime() - readAtMs >= REREAD_MS;
    if (!reading || isOld) reading = readAgain();
    return (await reading)[type][languageOf[locale]];
  };
}

function prepareAll(rows: readonly BannerRow[]): Replies {
  const banners = rows.map(bannerView).filter((view) => view !== undefined);
  const prepare = (type: Place, language: Language): Reply => {
    const shown = banners.filter((one) => one.type === type && one.language === language);
    return prepareReply({ content: JSON.stringify(shown), count: null });
  };
  const places = Object.values(bannerTypes).map(
    ({ id }) => [id, { sw: prepare(id, 'sw'), en: prepare(id, 'en') }] as const,
  );
  return Object.fromEntries(places) as Replies;
}

type BannerView = CallContent<'banner/inquire'>[number];

/** As the page gets it, or undefined for a row that it could not show (BAN-03). */
export function bannerView(row: BannerRow): BannerView | undefined {
  const { data } = banner.safeParse({
    ...row,
    jump: row.jumpType === 0 ? '' : row.jump,
    jump_type: row.jumpType,
    clicks_number: row.clicksNumber,
    remove_status: 0,
  });
  return data;
}
