import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { isSheetOpen, openSheet } from '../../features/sheet/sheet-history.ts';
import { Link } from '../../ui/Link.tsx';
import type { NavigationEntry } from './entries.ts';

type EntryLinkProps = {
  entry: NavigationEntry;
  className: string | undefined;
  children: ReactNode;
};

/** A navigation entry: a link to its page, or a button for its sheet. */
export function EntryLink({ entry, className, children }: EntryLinkProps) {
  const [path] = useLocation();
  if ('sheet' in entry) {
    return (
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onClick={() => openSheet(entry.sheet)}
      >
        {children}
      </button>
    );
  }
  return (
    <PageLink
      path={entry.path}
      className={className}
      current={path === entry.path ? 'page' : undefined}
    >
      {children}
    </PageLink>
  );
}

type PageLinkProps = {
  path: string;
  className: string | undefined;
  current?: 'page' | undefined;
  onFollow?: () => void;
  children: ReactNode;
};

/** A link that works in a sheet too: there it takes the place of the sheet's history entry. */
export function PageLink({ path, className, current, onFollow, children }: PageLinkProps) {
  return (
    <Link
      href={path}
      className={className}
      aria-current={current}
      replace={isSheetOpen()}
      onClick={onFollow}
    >
      {children}
    </Link>
  );
}
