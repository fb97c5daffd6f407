/** The first match names it: Edge and Opera call themselves Chrome as well. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|HeadlessChrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad|iOS/, 'iOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

/** "Firefox · Windows" of what a browser calls itself; undefined when it says nothing we know. */
export function deviceName(userAgent: string): string | undefined {
  const named = [browsers, systems].flatMap((table) => {
    const found = table.find(([pattern]) => pattern.test(userAgent));
    return found ? [found[1]] : [];
  });
  return named.length > 0 ? named.join(' · ') : undefined;
}
