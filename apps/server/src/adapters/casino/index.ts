import type { CasinoProvider, LaunchPlace, WalletDialect } from '../../features/casino/ports.ts';
import { createAddressAllowList } from '../../platform/address-allow-list.ts';
import type { Clock } from '../../platform/clock.ts';
import { kiputeDialect } from './kipute/wallet-dialect.ts';
import { createProviderClient } from './provider-client.ts';
import { spribeDialect } from './spribe/wallet-dialect.ts';
import type { CasinoVariables } from './variables.ts';

type Party = {
  readonly word: string;
  readonly name: string;
  readonly origin: string | undefined;
  readonly key: string;
  readonly sources: readonly string[];
  readonly dialect: (key: string, clock: Clock) => WalletDialect;
};

const partiesOf = (config: CasinoVariables): readonly Party[] => [
  {
    ...{ word: 'kipute-studio', name: 'Kipute Studio', dialect: kiputeDialect },
    ...{ origin: config.CASINO_URL, key: config.CASINO_KEY },
    sources: config.CASINO_ALLOWED_FROM,
  },
  {
    ...{ word: 'anga', name: 'Anga', dialect: spribeDialect },
    ...{ origin: config.AVIATOR_URL, key: config.AVIATOR_KEY },
    sources: config.AVIATOR_ALLOWED_FROM,
  },
];

/** Without a list a provider lives on this machine. */
const LOOPBACK = ['127.0.0.0/8', '::1'];

type CasinoOptions = {
  readonly clock: Clock;
  /** Where providers reach this server. */
  readonly walletOrigin: string;
};

/** The providers of games that are spoken to: none, until an address is set (CAS-01). */
export function createCasinoProviders(
  config: CasinoVariables,
  { clock, walletOrigin }: CasinoOptions,
): readonly CasinoProvider[] {
  return partiesOf(config).flatMap(({ word, name, origin, key, sources, dialect }) => {
    if (origin === undefined) return [];
    const walletUrl = `${walletOrigin}/callbacks/casino/${word}`;
    return [
      {
        ...{ word, name },
        isSource: createAddressAllowList(sources.length > 0 ? sources : LOOPBACK),
        dialect: dialect(key, clock),
        books: createProviderClient({ word, origin, key, clock, walletUrl }),
        launchUrl: (place: LaunchPlace) => launchUrl(origin, config.CASINO_OPERATOR_ID, place),
      },
    ];
  });
}

/** As it is specified: `language` is `en`; the player's own is told beside it. */
function launchUrl(origin: string, operator: string, place: LaunchPlace): string {
  const { code, launch, lobbyUrl, cashierUrl, language, reminderMinutes } = place;
  const query = new URLSearchParams({
    ...{ language: 'en', _sid: launch, funMode: 'False' },
    ...{ casinolobbyurl: lobbyUrl, cashierurl: cashierUrl },
    // The dialect of some says neither at sign-in; they take both from the address.
    ...{ lang: language, irc_duration: String(reminderMinutes) },
  });
  return `${origin}/Loader/Start/${operator}/${encodeURIComponent(code)}?${query}`;
}
