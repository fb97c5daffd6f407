import type { ReactNode } from 'react';
import { statisticsTexts } from '../../i18n/texts/statistics.ts';
import { useText } from '../../i18n/use-text.ts';
import classes from './statistics.module.css';

/** A part that scrolls by itself, which keys must reach as well. */
export function Scroll({ name, children }: { name: string; children: ReactNode }) {
  const t = useText();
  return (
    <section
      className={classes.scroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls with the focus here
      tabIndex={0}
      aria-label={`${name}: ${t(statisticsTexts.table)}`}
    >
      {children}
    </section>
  );
}
