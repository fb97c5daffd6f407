import { useLocation, useSearch } from 'wouter';
import { entranceFrom } from './after-sign-in.ts';

/** Links to login and registration that lead back to the page they stand on. */
export function useEntrance(): (entrance: string) => string {
  const [pathname] = useLocation();
  const search = useSearch();
  return (entrance) => entranceFrom({ pathname, search: search && `?${search}` }, entrance);
}
