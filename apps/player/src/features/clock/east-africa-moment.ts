const EAT_OFFSET_MS = 3 * 3_600_000; // East Africa keeps UTC+3 all year.

/** "15/11/2026 14:20" in East Africa, whatever the device believes its zone to be. */
export function eastAfricaMoment(instant: string | number): string {
  const instantMs = typeof instant === 'number' ? instant : Date.parse(instant);
  const iso = new Date(instantMs + EAT_OFFSET_MS).toISOString();
  const [year, month, day] = iso.slice(0, 10).split('-');
  return `${day}/${month}/${year} ${iso.slice(11, 16)}`;
}
