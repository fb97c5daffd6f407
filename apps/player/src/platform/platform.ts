/** Where the page runs: in a browser, or inside our app, which opens it with `?platform=app`. */
export type Platform = 'web' | 'app';

const STORAGE_KEY = 'platform';

export function platformIn(search: string): Platform | undefined {
  const platform = new URLSearchParams(search).get('platform');
  return platform === 'app' || platform === 'web' ? platform : undefined;
}

/** The query names the platform once; later pages of the same visit have lost it. */
export function currentPlatform(): Platform {
  const named = platformIn(location.search);
  if (named) sessionStorage.setItem(STORAGE_KEY, named);
  return sessionStorage.getItem(STORAGE_KEY) === 'app' ? 'app' : 'web';
}
