import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { NodeResult, RunOnly } from 'axe-core';

/** The small form: every page that is looked at has to read it first. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const usual = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} satisfies RunOnly;

/** All that a theme can change; the rest was looked at before the page was painted anew. */
const colours = { type: 'rule', values: ['color-contrast'] } satisfies RunOnly;

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * What axe has to say about the page as it stands. It is run in the page itself: the usual
 * wrapper opens a second page for each run, which trebles the time of hundreds of runs.
 */
export async function axeFindings(
  page: Page,
  part: 'all' | 'colours' = 'all',
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async (runOnly) => {
      const found = await window.axe?.run(document, {
        runOnly,
        resultTypes: ['violations'],
        // No rule among these reads the style sheets, which it would else fetch and take apart.
        preload: { assets: ['media'] },
      });
      return found?.violations;
    },
    part === 'all' ? usual : colours,
  );
  if (!violations) throw new Error('axe did not run');
  return violations.flatMap(({ id, nodes }) => {
    const found = nodes.filter((node) => !isUnderBar(node));
    return found.length > 0 ? [`${id}: ${found.map((node) => node.html).join(' | ')}`] : [];
  });
}

/** Where a long list happens to stand, a bar that stays in place covers a part of some row. */
function isUnderBar({ any }: NodeResult): boolean {
  return any.some(({ data }) => data?.messageKey === 'partiallyObscured');
}

/**
 * Everything that sticks out of the window sideways, and is not inside something that scrolls by
 * itself; and whether the window itself can be scrolled sideways.
 */
export async function sidewaysOverflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
    const sticksOut = (element: Element): boolean => {
      const { left, right, width: own, height } = element.getBoundingClientRect();
      const isDrawn = own > 1 && height > 1;
      return isDrawn && (right > width + 1 || left < -1) && !scrolls(element.parentElement);
    };
    const found = [...document.body.querySelectorAll('*')].filter(sticksOut);
    const excess = document.documentElement.scrollWidth - width;
    return [
      ...(excess > 0 ? [`the window scrolls by ${excess}px`] : []),
      ...found.map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
}
