export function searchPath(keyWord: string): string {
  return `/search_result?key_word=${encodeURIComponent(keyWord.trim())}`;
}
