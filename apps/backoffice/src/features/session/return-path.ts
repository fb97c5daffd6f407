export const signInPath = '/login';
export const homePath = '/';
export const accountPath = '/account';
export const invitationPath = '/invitation';

/**
 * Where to go after signing in. The address is anybody's to write, so only a path of this very
 * site is followed: `//elsewhere` and `/\elsewhere` would leave it (BO-12).
 */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('back') ?? homePath;
  const isOurs = /^\/(?![/\\])/.test(wanted) && !wanted.startsWith(signInPath);
  return isOurs ? wanted : homePath;
}

export function signInAddress(location: {
  readonly pathname: string;
  readonly search: string;
}): string {
  const here = `${location.pathname}${location.search}`;
  return here === homePath ? signInPath : `${signInPath}?back=${encodeURIComponent(here)}`;
}
