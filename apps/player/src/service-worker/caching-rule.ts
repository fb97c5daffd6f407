/** What the worker does with a request. `pass` means it keeps its hands off (SHELL-60). */
type CachingRule = 'pass' | 'shell' | 'asset';

/** Money, odds and keys are never answered from a cache. */
const NEVER_CACHED = /^\/(api|web_socket|envelope-key\.json|healthz|readyz|metrics)(\/|$)/;
const BUILD_FILE = /^\/(assets|icons)\/|^\/manifest\.webmanifest$/;

export function cachingRuleOf(request: {
  method: string;
  mode: string;
  address: string;
  origin: string;
}): CachingRule {
  const { origin, pathname } = new URL(request.address);
  if (request.method !== 'GET' || origin !== request.origin) return 'pass';
  if (NEVER_CACHED.test(pathname)) return 'pass';
  if (request.mode === 'navigate') return 'shell';
  return BUILD_FILE.test(pathname) ? 'asset' : 'pass';
}
