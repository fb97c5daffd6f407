import { useMemo, useState } from 'react';
import { type MayCall, useMayCall } from '../page-calls.ts';
import type { User } from '../user-words.ts';
import { type Purse, purses } from './purse-forms.ts';
import { disableDeed, flagDeeds, noteDeed, otherDeeds, type UserDeed } from './user-deeds.ts';

type Asked =
  | { readonly kind: 'deed'; readonly deed: UserDeed }
  | { readonly kind: 'purse'; readonly purse: Purse }
  | { readonly kind: 'comparison' };

/** What this administrator may do to this user. */
export type Offers = {
  readonly note: UserDeed | undefined;
  readonly balance: Purse | undefined;
  readonly flags: readonly UserDeed[];
  readonly disable: UserDeed | undefined;
  readonly otherPurses: readonly Purse[];
  readonly others: readonly UserDeed[];
};

/** A closed account stays as it is; only a word about it may be added. */
export function offersOf(user: Pick<User, 'closed'>, mayCall: MayCall): Offers {
  const isOpen = user.closed === 0;
  const offered = <Row extends { readonly call: Parameters<MayCall>[0] }>(rows: readonly Row[]) =>
    rows.filter(({ call }) => isOpen && mayCall(call));
  const [balance, ...otherPurses] = purses;
  return {
    note: mayCall(noteDeed.call) ? noteDeed : undefined,
    balance: offered(balance ? [balance] : [])[0],
    flags: offered(flagDeeds),
    disable: offered([disableDeed])[0],
    otherPurses: offered(otherPurses),
    others: offered(otherDeeds),
  };
}

export type DeedMenu = 'flags' | 'more';

export type UserDeeds = {
  readonly offers: Offers;
  readonly asked: Asked | undefined;
  readonly ask: (asked: Asked) => void;
  readonly dismiss: () => void;
  readonly menu: DeedMenu | undefined;
  readonly openMenu: (menu: DeedMenu | undefined) => void;
};

export function useUserDeeds(user: User): UserDeeds {
  const mayCall = useMayCall();
  const [asked, setAsked] = useState<Asked>();
  const [menu, openMenu] = useState<DeedMenu>();
  const offers = useMemo(() => offersOf(user, mayCall), [user, mayCall]);
  return {
    offers,
    asked,
    ask: (next) => {
      openMenu(undefined);
      setAsked(next);
    },
    dismiss: () => setAsked(undefined),
    menu,
    openMenu,
  };
}
