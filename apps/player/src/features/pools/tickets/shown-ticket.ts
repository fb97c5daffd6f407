import { createCell, useCell } from '../../store/cell.ts';
import type { PoolTicket } from '../issue/pool.ts';

/** The ticket that the sheet shows: one that was just bought, or one that is shared. */
const shown = createCell<PoolTicket | undefined>(undefined);

export const setShownTicket = shown.set;
export const useShownTicket = (): PoolTicket | undefined => useCell(shown);
