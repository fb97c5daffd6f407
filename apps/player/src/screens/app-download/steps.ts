import type { Browser } from '../../features/install/browser.ts';
import type { Drawing } from './StepDrawing.tsx';

export type GuidedBrowser = Exclude<Browser, 'desktop' | 'ios-other'>;

export const browserNames: Readonly<Record<GuidedBrowser, string>> = {
  chrome: 'Chrome',
  samsung: 'Samsung Internet',
  firefox: 'Firefox',
  'opera-mini': 'Opera Mini',
  'ios-safari': 'Safari',
};

const found: Drawing = { text: 'app.found', scene: 'home', mark: 'mat' };

/** In the order in which they are done. */
export const stepsOf: Readonly<Record<GuidedBrowser, readonly Drawing[]>> = {
  chrome: [
    { text: 'app.dots', scene: 'bar-above', mark: 'dots' },
    { text: 'app.install.chrome', scene: 'menu', mark: 'row' },
    found,
  ],
  samsung: [
    { text: 'app.bars', scene: 'bar-below', mark: 'bars' },
    { text: 'app.add.samsung', scene: 'menu', mark: 'row' },
    found,
  ],
  firefox: [
    { text: 'app.dots', scene: 'bar-above', mark: 'dots' },
    { text: 'app.add.firefox', scene: 'menu', mark: 'row' },
    found,
  ],
  'opera-mini': [
    { text: 'app.operaMenu', scene: 'bar-below', mark: 'ring' },
    { text: 'app.add.opera', scene: 'menu', mark: 'row' },
    found,
  ],
  'ios-safari': [
    { text: 'app.share', scene: 'bar-below', mark: 'share' },
    { text: 'app.add.ios', scene: 'menu', mark: 'row' },
    found,
  ],
};
