/** A program that npm cannot bring: where it is looked for, and how the system provides it. */
export type SystemProgram = {
  readonly title: string;
  /** An environment variable that names it and wins over everything else. */
  readonly variable: string;
  readonly commands: readonly string[];
  readonly debianPackages: readonly string[];
};

/** What the sites fall back to; without them pictures show boxes. */
const FONTS = ['fonts-roboto-unhinted', 'fonts-noto-color-emoji'];

export const chromium: SystemProgram = {
  title: 'Chromium',
  variable: 'CHROMIUM_PATH',
  commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  debianPackages: ['chromium', ...FONTS],
};

/** For those who look at no window: the same engine without one does a fifth less work. */
export const windowlessChromium: SystemProgram = {
  title: 'Chromium without a window',
  variable: chromium.variable,
  commands: ['chromium-headless-shell'],
  debianPackages: ['chromium-headless-shell', ...FONTS],
};

export const redisServer: SystemProgram = {
  title: 'Redis',
  variable: 'REDIS_SERVER_PATH',
  commands: ['redis-server', 'valkey-server'],
  debianPackages: ['redis-server'],
};
