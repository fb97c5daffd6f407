import { expect, type Locator, type Page } from '@playwright/test';
import { openPlayerPage } from './player-page.ts';

/** A line of the statement as it stands on the page, in senti. */
export type StatementLine = {
  readonly name: string;
  readonly change: bigint;
  readonly after: bigint;
};

const AMOUNT = /([+−]?)(\d{1,3}(?:,\d{3})*)(?:\.(\d{2}))?(?!\d)/;

/** The amount in a text, "TSh 12,229.02" or "−500", in senti. */
export function sentiIn(text: string): bigint {
  const [, sign, whole = '', fraction = '00'] = AMOUNT.exec(text) ?? [];
  if (whole === '') throw new Error(`no amount stands in "${text}"`);
  const amount = BigInt(whole.replaceAll(',', '') + fraction);
  return sign === '−' ? -amount : amount;
}

/** All lines of the balance, the oldest first. */
export async function readStatement(page: Page): Promise<readonly StatementLine[]> {
  await openPlayerPage(page, '/user_bill?type=1');
  const panel = page.getByRole('tabpanel');
  // What the list says at its end: nothing is left to be fetched.
  await expect(panel.getByRole('status')).toBeVisible();
  const lines = await Promise.all((await panel.getByRole('listitem').all()).map(readLine));
  return lines.toReversed();
}

async function readLine(row: Locator): Promise<StatementLine> {
  const [name = '', change = ''] = await row.locator('b').allTextContents();
  const after = (await row.getByText(/^(Salio|Balance) /).textContent()) ?? '';
  return { name, change: sentiIn(change), after: sentiIn(after) };
}

/** Each line begins where the one before it ended, the first with nothing; answers where they end. */
export function endOfChain(lines: readonly StatementLine[]): bigint {
  return lines.reduce((before, { name, change, after }) => {
    expect(after, `${name}: ${before} and ${change}`).toBe(before + change);
    return after;
  }, 0n);
}

/** What arrived or left by each: tax is a line of its own after what it was taken from. */
export function withoutTax(
  lines: readonly StatementLine[],
  taxName: string,
): readonly (readonly [name: string, change: bigint])[] {
  const sums: [string, bigint][] = [];
  for (const { name, change } of lines) {
    const taxed = name === taxName ? sums.at(-1) : undefined;
    if (taxed) taxed[1] += change;
    else sums.push([name, change]);
  }
  return sums;
}
