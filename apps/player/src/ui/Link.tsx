import type { ComponentProps, MouseEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';

type LinkProps = ComponentProps<'a'> & {
  href: string;
  /** The page that is left is not to be gone back to. */
  replace?: boolean;
};

/**
 * A link within the site. The router's own watches the address, and a list has a hundred of them
 * to be drawn again with every page; this one asks for nothing until it is followed.
 */
export function Link({ href, replace = false, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || rest.target || isForBrowser(event)) return;
    event.preventDefault();
    navigate(href, { replace });
  };
  return <a {...rest} href={href} onClick={follow} />;
}

/** A new tab, a new window, a download, a menu. */
function isForBrowser(event: MouseEvent): boolean {
  const { button, ctrlKey, metaKey, altKey, shiftKey } = event;
  return button !== 0 || ctrlKey || metaKey || altKey || shiftKey;
}
