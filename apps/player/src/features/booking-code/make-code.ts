import { api } from '../wire/api.ts';

type Bookable = { readonly selectionId: string; readonly matchId: string };

/** Undefined when it was refused, of which a toast has told the player. */
export async function makeBookingCode(
  selections: readonly Bookable[],
): Promise<string | undefined> {
  const share_data = selections.map(({ selectionId, matchId }) => ({
    selection_id: selectionId,
    match_id: matchId,
  }));
  const made = await api.share_list.add({ share_data }).catch(() => undefined);
  return made?.code;
}

/** Opens the site with the slip of the code in it. */
export const bookingLink = (code: string): string => `${location.origin}/home?code=${code}`;
