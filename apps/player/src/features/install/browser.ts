/** Where the page runs, as far as putting it on the phone differs. */
export type Browser =
  | 'chrome'
  | 'samsung'
  | 'firefox'
  | 'opera-mini'
  | 'ios-safari'
  | 'ios-other'
  | 'desktop';

export type Device = { readonly userAgent: string; readonly touchPoints: number };

/** iPads call themselves Macs; only they have fingers on them. */
const isApple = ({ userAgent, touchPoints }: Device): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);

/** In the order in which they must be asked: most of them call themselves Chrome as well. */
export function browserOf(device: Device): Browser {
  const { userAgent } = device;
  if (isApple(device)) {
    return /CriOS|FxiOS|EdgiOS|OPiOS|OPT\//.test(userAgent) ? 'ios-other' : 'ios-safari';
  }
  if (/Opera Mini/.test(userAgent)) return 'opera-mini';
  if (!/Android/.test(userAgent)) return 'desktop';
  if (/SamsungBrowser/.test(userAgent)) return 'samsung';
  return /Firefox/.test(userAgent) ? 'firefox' : 'chrome';
}

/** `ready`: one tap installs it; `by-hand`: the browser's own steps. */
export type InstallState = 'in-app' | 'installed' | 'ready' | 'by-hand';

type Known = {
  readonly isInstalled: boolean;
  readonly inApp: boolean;
  readonly hasPrompt: boolean;
  /** Of the office; empty while there is none. */
  readonly store: string;
};

/** What the page offers: nothing to who is in the app already (APP-04). */
export function installOffer({ isInstalled, inApp, hasPrompt, store }: Known): {
  readonly state: InstallState;
  readonly store: string;
} {
  if (isInstalled) return { state: 'installed', store: '' };
  if (inApp) return { state: 'in-app', store: '' };
  return { state: hasPrompt ? 'ready' : 'by-hand', store };
}
