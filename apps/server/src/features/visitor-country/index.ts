import { BlockList, isIP } from 'node:net';
import type { Clock } from '../../platform/clock.ts';
import { GenerationalCache } from '../../platform/generational-cache.ts';
import { answer, type HandlersFor } from '../../platform/http/handler.ts';
import { networkOfAddress } from '../../platform/network-of-address.ts';
import type { CountryLookup } from './ports.ts';

export type VisitorCountryDeps = {
  readonly clock: Clock;
  /** Undefined where the operator named none: everybody is unknown. */
  readonly lookup: CountryLookup | undefined;
};

export type VisitorCountry = { readonly routes: HandlersFor<'visitor/country'> };

const HOME = 'TZ';

/** Neighbours on a network are in one country, and phones of a house share an address. */
const KEPT_NETWORKS = 20_000;
const KNOWN_MS = 24 * 60 * 60_000;
/** A service that is down is not asked for each page. */
const UNKNOWN_MS = 60_000;

type Known = { readonly country: Promise<string | undefined>; untilMs: number };

/** Whoever cannot be placed is let in: a wrong guess must not keep our own players out (APP-20). */
export function createVisitorCountry({ clock, lookup }: VisitorCountryDeps): VisitorCountry {
  const kept = new GenerationalCache<string, Known>(KEPT_NETWORKS);

  function countryOf(address: string): Promise<string | undefined> {
    if (!lookup || !isPublic(address)) return Promise.resolve(undefined);
    const network = networkOfAddress(address);
    const now = clock.now().getTime();
    const known = kept.get(network);
    if (known && known.untilMs > now) return known.country;
    const country = lookup.countryOf(address);
    // Those who come meanwhile wait for the same answer.
    const one: Known = { country, untilMs: now + KNOWN_MS };
    kept.set(network, one);
    void country.then((found) => {
      if (found === undefined) one.untilMs = clock.now().getTime() + UNKNOWN_MS;
    });
    return country;
  }

  return {
    routes: {
      'visitor/country': async (_, { address }) => {
        const country = (await countryOf(address)) ?? null;
        return answer({ country, is_served: country === null || country === HOME ? 1 : 0 });
      },
    },
  };
}

/** Addresses that belong to no country: of houses, of this machine, of carriers, of examples. */
const nowhere = new BlockList();
const nowhere4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const;
for (const [network, bits] of nowhere4) nowhere.addSubnet(network, bits, 'ipv4');
const nowhere6 = [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const;
for (const [network, bits] of nowhere6) nowhere.addSubnet(network, bits, 'ipv6');

function isPublic(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const family = isIP(plain);
  return family !== 0 && !nowhere.check(plain, family === 4 ? 'ipv4' : 'ipv6');
}
