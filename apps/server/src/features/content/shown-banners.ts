import { banner } from '@kipute/contract/calls/banner';
import type { Locale } from '@kipute/contract/locale';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type PreparedReply, prepareReply } from '../../platform/http/prepared-reply.ts';
import { type BannerRow, readBanners } from './banner-store.ts';

type Carousel = CallRequest<'banner/inquire'>['type'];
type Language = CallContent<'banner/inquire'>[number]['language'];
type Reply = PreparedReply<CallContent<'banner/inquire'>>;
type Replies = Readonly<Record<Carousel, Readonly<Record<Language, Reply>>>>;

/** Every visit begins with this question, so the table is read for all of them together. */
const REREAD_MS = 10_000;

const languageOf = { sw: 'sw', 'en-US': 'en' } as const satisfies Record<Locale, Language>;

/** The carousels as they were read last, prepared for everybody who asks alike. */
export function createShownBanners({ database, clock }: { database: Database; clock: Clock }) {
  let reading: Promise<Replies> | undefined;
  let readAtMs = 0;

  function readAgain(): Promise<Replies> {
    readAtMs = clock.now().getTime();
    const latest = readBanners(database.read).then(prepareCarousels);
    // A failure is not an answer to keep: who asks next tries again.
    latest.catch(() => {
      if (reading === latest) reading = undefined;
    });
    return latest;
  }

  return async (type: Carousel, locale: Locale): Promise<Reply> => {
    const isOld = clock.now().getTime() - readAtMs >= REREAD_MS;
    if (!reading || isOld) reading = readAgain();
    return (await reading)[type][languageOf[locale]];
  };
}

function prepareCarousels(rows: readonly BannerRow[]): Replies {
  const banners = rows.map(bannerView).filter((view) => view !== undefined);
  const prepare = (type: Carousel, language: Language): Reply => {
    const shown = banners.filter((one) => one.type === type && one.language === language);
    return prepareReply({ content: JSON.stringify(shown), count: null });
  };
  const inBothLanguages = (type: Carousel) => ({
    sw: prepare(type, 'sw'),
    en: prepare(type, 'en'),
  });
  return { 15: inBothLanguages(15), 16: inBothLanguages(16) };
}

type BannerView = CallContent<'banner/inquire'>[number];

/** As the page gets it, or undefined for a row that it could not show (BAN-03). */
export function bannerView(row: BannerRow): BannerView | undefined {
  const { jumpType, clicksNumber, ...same } = row;
  const { data } = banner.safeParse({
    ...same,
    jump: jumpType === 0 ? '' : row.jump,
    jump_type: jumpType,
    clicks_number: clicksNumber,
    remove_status: 0,
  });
  return data;
}
