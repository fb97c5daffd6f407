import type { Site } from '@kipute/contract/call';
import {
  type Address,
  type Network,
  type NetworkSet,
  networkSet,
  readAddress,
} from './networks.ts';

export type AddressRule = {
  readonly network: Network;
  readonly list: 'block' | 'allow';
  readonly reach: 'players' | 'office' | 'both';
  /** Null: until somebody removes it. */
  readonly until: Date | null;
};

export const isInForce = ({ until }: Pick<AddressRule, 'until'>, now: Date): boolean =>
  until === null || until > now;

const siteOfReach = { player: 'players', backoffice: 'office' } as const satisfies Record<
  Site,
  AddressRule['reach']
>;

/** Whom one listener does not serve; undefined while it serves everybody. */
export type Gate = { readonly refuses: (address: Address | undefined) => boolean };

export function gateOf(rules: readonly AddressRule[], site: Site, now: Date): Gate | undefined {
  const here = rules.filter(
    (rule) => isInForce(rule, now) && (rule.reach === 'both' || rule.reach === siteOfReach[site]),
  );
  const networksOn = (list: AddressRule['list']): NetworkSet =>
    networkSet(here.filter((rule) => rule.list === list).map(({ network }) => network));
  const blocked = networksOn('block');
  const allowed = networksOn('allow');
  if (blocked.size === 0 && allowed.size === 0) return undefined;
  return {
    refuses: (address) => {
      // What cannot be read is on no list: never blocked, and never let into a closed office.
      if (!address) return allowed.size > 0;
      return blocked.has(address) || (allowed.size > 0 && !allowed.has(address));
    },
  };
}

type Change = { readonly before: readonly AddressRule[]; readonly after: readonly AddressRule[] };

/**
 * Whether a change of the rules would shut the office for this address, at once or when a rule that
 * lets it in has ended by itself, where it would not have been shut without the change (ADR-07).
 */
export function shutsOut(address: string, { before, after }: Change, now: Date): boolean {
  const read = readAddress(address);
  const isOut = (rules: readonly AddressRule[], at: Date) =>
    gateOf(rules, 'backoffice', at)?.refuses(read) === true;
  const ends = [...before, ...after].flatMap(({ until }) => (until && until > now ? [until] : []));
  return [now, ...ends].some((at) => isOut(after, at) && !isOut(before, at));
}
