import { navigate } from 'wouter/use-browser-location';
import { loadBookingCode } from './load-code.ts';

/** The address without its code, so that a reload does not load the slip again (ORD-40). */
export function withoutCode(address: { pathname: string; search: string; hash: string }): string {
  const parameters = new URLSearchParams(address.search);
  parameters.delete('code');
  const rest = parameters.toString();
  return `${address.pathname}${rest && `?${rest}`}${address.hash}`;
}

/** There a code is the number of a ticket, which the page itself loads (POL-128). */
const PAGES_OF_TICKETS = /^\/(string_ball|guess_score)(\/|$)/;

export const isPageOfTickets = (path: string): boolean => PAGES_OF_TICKETS.test(path);

/** Loads the slip whose code came with the address, wherever a redirect has led by now. */
export async function loadCodeOfAddress(code: string): Promise<void> {
  if (isPageOfTickets(location.pathname)) return;
  navigate(withoutCode(location), { replace: true });
  await loadBookingCode(code);
}
