import {
  type AgreedText,
  agreedTexts,
  richTextTypes,
} from '@kipute/contract/constants/content/texts';
import type { BaseLogger } from 'pino';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Reader, Transaction } from '../../platform/database/database.ts';
import type { Audit } from '../audit/index.ts';
import type { Files } from '../files/index.ts';
import type { Settings } from '../settings/index.ts';
import { fillText } from './filling/fill-text.ts';
import { type GraphicTextRoutes, graphicTextRoutes } from './graphic-text-routes.ts';
import { textChanger } from './publishing/change-text.ts';
import { publishShipped } from './publishing/publish-shipped.ts';
import { readShipped, type ShippedText } from './publishing/read-shipped.ts';
import { createReadings } from './shown/readings.ts';
import { createShownTexts, textsChanged } from './shown/shown-texts.ts';
import { type Change, changesBetween } from './shown/text-changes.ts';
import { type Language, versionName } from './text-content.ts';
import { type TextRoutes, textRoutes } from './text-routes.ts';
import { findVersion, readShown, type ShownVersion } from './text-store.ts';

export type { ShippedText } from './publishing/read-shipped.ts';
export { languageOf } from './text-routes.ts';

export type TextsDeps = {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Pick<BaseLogger, 'warn' | 'info'>;
  readonly settings: Pick<Settings, 'current'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly files: Pick<Files, 'useFiles'>;
  /** What came with this release; tests bring their own. */
  readonly shipped?: readonly ShippedText[];
};

/** A text that is agreed to, in a version. */
export type AgreedVersion = {
  readonly word: AgreedText;
  readonly type: (typeof richTextTypes)[AgreedText]['id'];
  readonly number: number;
  /** As a consent keeps it. */
  readonly name: string;
  readonly title: string;
  readonly releasedAt: Date;
};

/** What is agreed to at registration and after, for the feature that keeps who agreed. */
export type Agreements = {
  /** In effect now; a house that wrote none of them has none. */
  readonly inEffect: (language: Language) => readonly AgreedVersion[];
  /** A version that is or was in effect; undefined for one that nobody can have been shown. */
  readonly version: (
    reader: Reader,
    word: AgreedText,
    number: number,
  ) => Promise<{ readonly number: number; readonly name: string } | undefined>;
  /** What came and what went since a version; empty when nobody knows that one. */
  readonly changesSince: (
    reader: Reader,
    word: AgreedText,
    since: { readonly name: string; readonly language: Language },
  ) => Promise<readonly Change[]>;
};

export type Texts = {
  readonly agreements: Agreements;
  readonly routes: TextRoutes & GraphicTextRoutes;
  readonly close: () => Promise<void>;
};

/** Publishes what this release brings, then keeps in memory what is in effect. */
export async function createTexts(deps: TextsDeps): Promise<Texts> {
  const { database, bus, clock, log, settings } = deps;
  await publishShippedTexts(deps);
  const shown = await createShownTexts(deps);
  const figures = { settings };
  const readings = createReadings({ shown, clock, ...figures });
  const announce = async () => {
    await shown.refresh();
    await bus.publish(textsChanged, {});
  };
  log.info({ texts: shown.all().length }, 'texts: in effect');
  return {
    agreements: agreementsOf({
      ...{ rows: shown.all, clock },
      filled: (body, language) => fillText(body, figures, language).body,
    }),
    routes: {
      ...textRoutes(readings),
      ...graphicTextRoutes({
        ...{ database, clock, figures },
        changer: textChanger({ ...deps, announce }),
      }),
    },
    close: shown.close,
  };
}

type PublishDeps = Pick<TextsDeps, 'database' | 'clock' | 'shipped'>;

/** Also for a seed, which comes before the first server; answers what is agreed to from then on. */
export async function publishShippedTexts({
  database,
  clock,
  shipped = readShipped(),
}: PublishDeps): Promise<Agreements> {
  await database.transact((tx: Transaction) => publishShipped(tx, shipped, clock.now()));
  const rows = await readShown(database.read, clock.now());
  return agreementsOf({ rows: () => rows, clock, filled: (body) => body });
}

type AgreementParts = {
  readonly rows: () => readonly ShownVersion[];
  readonly clock: Clock;
  /** Both wordings with the figures of now: a limit that moved by itself is no change of words. */
  readonly filled: (body: string, language: Language) => string;
};

function agreementsOf({ rows, clock, filled }: AgreementParts): Agreements {
  const rowOf = (word: AgreedText) =>
    rows().find(({ kind, type }) => kind === 'rich' && type === richTextTypes[word].id);
  return {
    inEffect: (language) =>
      agreedTexts.flatMap((word) => {
        const row = rowOf(word);
        if (!row) return [];
        const { number, hash, releasedAt, content } = row.version;
        const name = versionName(number, hash);
        const { title } = content[language];
        return [{ word, type: richTextTypes[word].id, number, name, title, releasedAt }];
      }),
    version: async (reader, word, number) => {
      const row = rowOf(word);
      const version = row && (await findVersion(reader, row.id, number));
      if (!version || version.withdrawn || version.releasedAt > clock.now()) return undefined;
      return { number, name: versionName(number, version.hash) };
    },
    changesSince: async (reader, word, { name, language }) => {
      const row = rowOf(word);
      const number = Number(name.split('-')[0]);
      const agreed = row && Number.isInteger(number) && (await findVersion(reader, row.id, number));
      if (!agreed || versionName(agreed.number, agreed.hash) !== name) return [];
      const [before, after] = [agreed.content, row.version.content].map((content) =>
        filled(content[language].body, language),
      );
      return changesBetween(before ?? '', after ?? '');
    },
  };
}
