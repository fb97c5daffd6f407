import { isSavingData } from '../data-saver/data-saver.ts';

/** Paging of lists (player site §9); half of it with the data saver. */
const PAGE_SIZE = 10;

export const pageSize = (): number => (isSavingData() ? PAGE_SIZE / 2 : PAGE_SIZE);
