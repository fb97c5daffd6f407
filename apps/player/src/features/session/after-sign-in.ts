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

const HOME = '/home';

/** A page of ours and nothing else: an address in a link may be anybody's. */
const OWN_PAGE = /^\/\w[\w/?=&.%+,:~-]*$/;

type Address = { readonly pathname: string; readonly search: string };

/**
 * Where a new player goes: from an entrance home, or back to the page that sent them there; from
 * any other page nowhere (SHELL-41, MS-01).
 */
export function pathAfterSignIn({ pathname, search }: Address): string {
  return ENTRANCES.has(pathname) ? (pageBehind(search) ?? HOME) : pathname;
}

/** The way in from a page that asks for it, or from one entrance to the next; it leads back. */
export function entranceFrom({ pathname, search }: Address, entrance: string): string {
  const back = ENTRANCES.has(pathname) ? pageBehind(search) : pathname + search;
  return back && back !== HOME ? `${entrance}?back=${encodeURIComponent(back)}` : entrance;
}

function pageBehind(search: string): string | undefined {
  const back = new URLSearchParams(search).get('back') ?? '';
  const [path = ''] = back.split('?');
  return OWN_PAGE.test(back) && !ENTRANCES.has(path) ? back : undefined;
}
