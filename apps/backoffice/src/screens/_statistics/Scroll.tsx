import type { ReactNode } from 'react';
import classes from './statistics.module.css';

/** A part that scrolls by itself, which keys must reach as well. */
export function Scroll({ name, children }: { name: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls with the focus here
    <section className={classes.scroll} tabIndex={0} aria-label={name}>
      {children}
    </section>
  );
}
