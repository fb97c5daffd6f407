/** So many pages in a row come while one scrolls; then a tap is asked for, or no foot is reached. */
const PAGES_IN_A_ROW = 5;

export function comesByItself(shown: { readonly pages: number; readonly saving: boolean }) {
  return !shown.saving && shown.pages % PAGES_IN_A_ROW !== 0;
}
