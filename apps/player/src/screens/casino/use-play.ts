import { AVIATOR_GAME_ID } from '@kipute/contract/constants/casino/casino';
import { useLocation } from 'wouter';
import type { Game } from '../../features/casino/game.ts';
import { launchFromLobby, openingGame } from '../../features/casino/launch-game.ts';
import { type PlayRights, usePlayRights } from '../../features/casino/play-rights.ts';
import { entranceFrom } from '../../features/session/after-sign-in.ts';
import { openSheet } from '../../features/sheet/sheet-history.ts';
import { useCell } from '../../features/store/cell.ts';

export type Play = {
  readonly rights: PlayRights;
  /** The game whose address is being asked for. */
  readonly opening: string | undefined;
  readonly play: (game: Pick<Game, 'id'>) => void;
};

const aviatorEntrance = entranceFrom({ pathname: '/aviator', search: '' }, '/login');

/** What a tap on a game does: it opens, or leads a visitor to the sign-in (CSP-14). */
export function usePlay(onGone: () => void): Play {
  const rights = usePlayRights();
  const [, navigate] = useLocation();
  const play = ({ id }: Pick<Game, 'id'>) => {
    if (rights.kind === 'open') void open(id, onGone);
    // The sign-in of the aviator leads on to it.
    else if (id === AVIATOR_GAME_ID) navigate(aviatorEntrance);
    else openSheet('noLogin');
  };
  return { rights, opening: useCell(openingGame)?.id, play };
}

async function open(id: string, onGone: () => void): Promise<void> {
  const refused = await launchFromLobby(id);
  if (refused?.code === 'casino-game-unknown') onGone();
}
