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

/** Where a new player goes: home from an entrance, nowhere from any other page (SHELL-41). */
export function pathAfterSignIn(path: string): string {
  return ENTRANCES.has(path) ? '/home' : path;
}
