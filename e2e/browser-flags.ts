import { quietFlags } from '@kipute/tools/system-packages/quiet-browser';

/** What the test runner switches off itself: a list of ours takes the place of its own. */
const offInTests = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Every window makes ready what would drop from its address bar: two pages nobody ever sees. */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

export const browserFlags = [
  ...quietFlags,
  `--disable-features=${[...offInTests, ...addressBarPages].join()}`,
];
