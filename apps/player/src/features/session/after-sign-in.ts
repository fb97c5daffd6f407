/** Pages that have done their work once their visitor is signed in. */
const ENTRANCES = new Set([
  '/login',
  '/code_login',
  '/register',
  '/ls',
  '/retrieve_password',
  '/reset_password',
  '/SMS',
]);

/** A page of ours and nothing else: an address in a link may be anybody's. */
const OWN_PAGE = /^\/\w[\w/?=&.-]*$/;

/**
 * Where a new player goes: from an entrance home, or back to the page that sent them there; from
 * any other page nowhere (SHELL-41, MS-01).
 */
export function pathAfterSignIn(path: string, search = ''): string {
  if (!ENTRANCES.has(path)) return path;
  const back = new URLSearchParams(search).get('back') ?? '';
  return OWN_PAGE.test(back) && !ENTRANCES.has(back) ? back : '/home';
}
