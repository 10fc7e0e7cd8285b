// Chromium as tests and pictures use it: without what a page does not need.
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

/** What would be drawn anew for every profile, though nobody types an address: as dear as the page itself. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** A second list replaces the first, so that what Playwright would switch off for a page like ours is named again. */
const OF_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export const launch = (executablePath: string, options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({ executablePath, args: [`--disable-features=${[...OF_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`], ...options });
