import { useLocation, useSearch } from 'wouter';
import { entranceFrom } from './after-sign-in.ts';

/** For links to the entrances: whoever takes one comes back to the page that shows it. */
export function useEntrance(): (entrance: string) => string {
  const [pathname] = useLocation();
  const search = useSearch();
  return (entrance) => entranceFrom({ pathname, search: search && `?${search}` }, entrance);
}
