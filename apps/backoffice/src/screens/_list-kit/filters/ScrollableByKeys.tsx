import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** The picker's columns of hours and minutes scroll, but only a mouse could do it. */
export function ScrollableByKeys({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const columns = panel.current?.querySelectorAll<HTMLElement>('ul[data-type]') ?? [];
    for (const column of columns) column.tabIndex = 0;
  });
  return <div ref={panel}>{children}</div>;
}
