import { createCell } from '../store/cell.ts';

/** Answers of customer service that were not read; files that come later count them (CHT-33). */
export const chatUnread = createCell(0);
