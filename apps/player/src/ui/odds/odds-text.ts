/** Odds are whole thousandths inside; shown with two decimals, cut and never rounded up. */
export function oddsText(oddsThousandths: number): string {
  const hundredths = Math.trunc(oddsThousandths / 10);
  const decimals = String(hundredths % 100).padStart(2, '0');
  return `${Math.trunc(hundredths / 100)}.${decimals}`;
}
