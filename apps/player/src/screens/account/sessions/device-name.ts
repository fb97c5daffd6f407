/** Order matters: Edge calls itself Chrome too, and Chrome calls itself Safari. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['OPiOS', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['FxiOS', 'Firefox'],
  ['Firefox', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'Chromebook'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const;

const PHONES = new Set<string>(['iPhone', 'iPad', 'Android']);

export type Device = { readonly name: string | undefined; readonly kind: 'phone' | 'computer' };

/** "Chrome, Android": enough to know one's own devices by; undefined for what nobody knows. */
export function deviceOf(userAgent: string): Device {
  const named = (names: readonly (readonly [string, string])[]) =>
    names.find(([sign]) => userAgent.includes(sign))?.[1];
  const system = named(systems);
  const parts = [named(browsers), system].filter((part) => part !== undefined);
  return {
    name: parts.length > 0 ? parts.join(', ') : undefined,
    kind: system !== undefined && PHONES.has(system) ? 'phone' : 'computer',
  };
}
