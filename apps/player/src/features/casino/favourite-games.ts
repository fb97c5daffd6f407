import { CallRejected } from '@kipute/api-client/call-rejected';
import { createCell, useCell } from '../store/cell.ts';
import { api } from '../wire/api.ts';

type Hearts = ReadonlyMap<string, boolean>;

/** What this page changed, over what the server said last; it keeps them (CSP-12). */
const changed = createCell<{ readonly playerId: string; readonly hearts: Hearts }>({
  playerId: '',
  hearts: new Map(),
});

export function useFavouriteGames(
  kept: readonly string[],
  playerId: string | undefined,
): ReadonlySet<string> {
  const { playerId: whose, hearts } = useCell(changed);
  return withHearts(kept, whose === playerId ? hearts : new Map());
}

export function withHearts(kept: readonly string[], hearts: Hearts): ReadonlySet<string> {
  const games = new Set(kept);
  for (const [id, isLiked] of hearts) isLiked ? games.add(id) : games.delete(id);
  return games;
}

type Saving = (id: string, favourite: 0 | 1) => Promise<unknown>;

const save: Saving = (id, favourite) => api.casino_order.favourite({ id, favourite });

/** Shows at once; where it cannot be kept a toast says so and the heart is as it was. */
export async function setFavouriteGame(
  playerId: string,
  { id, isLiked }: { id: string; isLiked: boolean },
  saving = save,
): Promise<void> {
  show(playerId, id, isLiked);
  await saving(id, isLiked ? 1 : 0).catch((failure: unknown) => {
    show(playerId, id, !isLiked);
    if (!(failure instanceof CallRejected)) throw failure;
  });
}

export const heartsOf = (playerId: string): Hearts => {
  const { playerId: whose, hearts } = changed.get();
  return whose === playerId ? hearts : new Map();
};

function show(playerId: string, id: string, isLiked: boolean): void {
  changed.set({ playerId, hearts: new Map([...heartsOf(playerId), [id, isLiked]]) });
}
