/** Who was sent here by a page that needs an account takes its name along to the next entrance. */
export function entrancePath(path: string, search: string): string {
  const back = new URLSearchParams(search).get('back');
  return back ? `${path}?back=${encodeURIComponent(back)}` : path;
}
