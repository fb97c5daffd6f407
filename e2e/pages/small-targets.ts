import { expect, type Page } from '@playwright/test';

/**
 * Controls that a finger (a mouse) finds in less than so many pixels, counted in both directions
 * from their middle: what can be hit is often more than what is drawn, and less where something
 * lies over it. A small link beside a large one to the same page is fine, and so is one in a sentence
 * of a text that is read: the height of a line holds it.
 */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  // A toast lies over whatever is at the foot of the page, and goes by itself.
  await expect(page.getByRole('status').getByRole('button')).toHaveCount(0);
  const isPhone = (page.viewportSize()?.width ?? 0) < 960;
  return page.evaluate(findSmallTargets, isPhone ? 44 : 24);
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: it runs in the page and brings all along.
function findSmallTargets(wantedPx: number): readonly string[] {
  type Way = readonly [x: number, y: number];
  const isHit = (control: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (control.contains(hit) || hit.closest('label')?.control === control);
  };
  /**
   * From the middle to either side, and no further than is wanted. Each look costs time, so it goes
   * by leaps and looks closer where one of them misses: a line thinner than a leap hides nothing
   * from a finger.
   */
  const leapPx = 4;
  const extent = (control: Element, [x, y]: Way, [dx, dy]: Way): number => {
    const isHitAt = (step: number) => isHit(control, x + dx * step, y + dy * step);
    let px = 1;
    for (const side of [1, -1]) {
      let reach = 0;
      let leap = Math.min(leapPx, wantedPx - px);
      while (leap > 0) {
        if (isHitAt(side * (reach + leap))) {
          reach += leap;
          px += leap;
          leap = Math.min(leap, wantedPx - px);
        } else {
          leap -= 1;
        }
      }
    }
    return px;
  };
  const sizeOf = (control: HTMLElement): { readonly wide: number; readonly high: number } => {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = control.getBoundingClientRect();
    const middle: Way = [box.x + box.width / 2, box.y + box.height / 2];
    if (!isHit(control, ...middle)) return { wide: 0, high: 0 };
    return { wide: extent(control, middle, [1, 0]), high: extent(control, middle, [0, 1]) };
  };
  const pageOf = (control: HTMLElement): string | undefined =>
    control instanceof HTMLAnchorElement ? control.href : undefined;
  const isShown = (control: HTMLElement): boolean =>
    control.checkVisibility({ visibilityProperty: true }) && control.offsetWidth > 1;
  // What lies behind an open dialog cannot be hit at all.
  const scope = document.querySelector('dialog:modal') ?? document;
  const controls = [
    ...scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
  ];

  const isLarge = (control: HTMLElement): boolean => {
    const { wide, high } = sizeOf(control);
    return wide >= wantedPx && high >= wantedPx;
  };
  const isInSentence = (control: HTMLElement): boolean =>
    control.matches('[data-prose] :is(p, li, td, dd) a');
  const shown = controls.filter((control) => isShown(control) && !isInSentence(control));
  const hasLargeTwin = (control: HTMLElement): boolean =>
    pageOf(control) !== undefined &&
    shown.some((other) => other !== control && pageOf(other) === pageOf(control) && isLarge(other));

  scrollTo({ top: 0, behavior: 'instant' });
  const measured = new Map<string, number>();
  const small: HTMLElement[] = [];
  for (const control of shown) {
    // A list has hundreds of one kind and size: a few of them stand for all.
    const { width, height, bottom } = control.getBoundingClientRect();
    const kind = `${control.className} ${Math.round(width)} ${Math.round(height)}`;
    const already = measured.get(kind) ?? 0;
    if (already >= 3) continue;
    measured.set(kind, already + 1);
    // What comes into the window only when a keyboard is at it.
    const isAway = bottom < 0 && scrollY === 0;
    if (isAway) control.focus({ preventScroll: true });
    if (!isLarge(control)) small.push(control);
    if (isAway) control.blur();
  }
  return small
    .filter((control) => !hasLargeTwin(control))
    .map((control) => {
      const { wide, high } = sizeOf(control);
      return `${wide} x ${high}: ${control.outerHTML.slice(0, 160)}`;
    });
}
