import { drawn, listed } from '../../features/site/contacts.ts';

const PHONES_SHOWN = 2; // SCR-50

export type Contacts = {
  readonly phones: readonly string[];
  readonly messagingNumbers: readonly string[];
};

type ContactLists = { readonly customer_service: string; readonly messaging_numbers: string };

/** Two of the house's phones and one of its messaging numbers, drawn anew for each page. */
export function contactsOf(lists: ContactLists | undefined, random: () => number): Contacts {
  return {
    phones: drawn(listed(lists?.customer_service ?? ''), PHONES_SHOWN, random),
    messagingNumbers: drawn(listed(lists?.messaging_numbers ?? ''), 1, random),
  };
}
