import { createCell } from './cell.ts';

/** `away` before the first connection, while it is lost, and on a page that saves data. */
export const socketStatus = createCell<'live' | 'away'>('away');
