import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);
const client = join(
  dirname(resolve('react-dom/package.json')),
  'cjs/react-dom-client.production.js',
);

/** What nothing reaches where a page is drawn by the browser alone, with what it answers there. */
const unreached: readonly { readonly answer: string; readonly functions: string }[] = [
  {
    // Taking over pages that a server drew, and events that came before they were taken over.
    answer: 'null',
    functions: `prepareToHydrateHostInstance canHydrateInstance canHydrateTextInstance
      canHydrateHydrationBoundary getNextHydratable getNextHydratableInstanceAfterHydrationBoundary
      getParentHydrationBoundary getHydratableHoistableCache throwOnHydrationMismatch
      clearHydrationBoundary hideOrUnhideDehydratedBoundary registerSuspenseInstanceRetry
      retryDehydratedSuspenseBoundary retrySuspenseComponentWithoutHydrating
      retryActivityComponentWithoutHydrating mountHostRootWithoutHydrating
      commitSuspenseHydrationCallbacks commitActivityHydrationCallbacks checkForUnmatchedText
      pushDehydratedActivitySuspenseHandler createFiberFromDehydratedFragment queueHydrationError
      upgradeHydrationErrorsToRecoverable getBumpedLaneForHydration getBumpedLaneForHydrationByLane
      attemptExplicitHydrationTarget attemptHydrationAtCurrentPriority attemptContinuousHydration
      scheduleReplayQueueIfNeeded replayUnblockedEvents scheduleCallbackIfUnblocked
      retryIfBlockedOn clearIfContinuousEvent queueIfContinuousEvent
      accumulateOrCreateContinuousQueuedReplayableEvent attemptReplayContinuousQueuedEvent
      attemptReplayContinuousQueuedEventInMap`,
  },
  {
    // Styles, scripts and the head, which are written in index.html and by the bundler: drawn by
    // a component, they would be elements like others. Nothing waits for them, either.
    answer: 'null',
    functions: `isHostHoistableType getResource acquireResource suspendResource mountHoistable
      getResourcesFromRoot isLikelyStaticResource stylesheetPropsFromRawProps
      insertStylesheet insertStylesheetIntoRoot insertSuspendedStylesheets waitForCommitToBeReady
      estimateBandwidth preload preloadModule preloadStylesheet preloadResource preinitStyle
      preinitScript preinitModuleScript preconnect preconnectAs prefetchDNS
      preloadResourceAndSuspendIfNeeded adoptPreloadPropsForStylesheet adoptPreloadPropsForScript
      resolveSingletonInstance releaseSingletonInstance commitHostSingletonAcquisition`,
  },
  {
    // Lists of suspended parts, which React does not offer yet.
    answer: 'null',
    functions: `updateSuspenseListComponent initSuspenseListRenderState cutOffTailIfNeeded
      findFirstSuspended`,
  },
  {
    // The names of components in a stack: one letter each once they are minified.
    answer: '""',
    functions: 'describeNativeComponentFrame',
  },
];

const begins = 'isHydrating = !0';
const ends = /^ {2}isHydrating = !1;$/m;
const reads = /\bisHydrating\b(?!\$| = )/g;
const declared = '\n  isHydrating = !1,';

/**
 * React brings along how it takes over pages that a server drew, and how it loads styles and
 * scripts. Our pages are drawn in the browser, so a tenth of the largest file of the first view
 * would never run (decision 0087). A release that is written otherwise stops the build.
 */
export function reactOfBrowser(): Plugin {
  return {
    name: 'react-of-browser',
    apply: 'build',
    enforce: 'pre',
    transform: (code, path) => (path === client ? withoutUnreached(neverHydrating(code)) : null),
  };
}

function neverHydrating(code: string): string {
  const at = code.indexOf(declared) + declared.length;
  if (at < declared.length || !code.includes(begins) || !ends.test(code)) throw changed(begins);
  const rest = code.slice(at).replaceAll(begins, '0').replace(ends, '').replace(reads, '!1');
  return code.slice(0, at) + rest;
}

function withoutUnreached(code: string): string {
  let text = code;
  for (const { answer, functions } of unreached) {
    for (const name of functions.split(/\s+/)) text = answering(text, name, answer);
  }
  return text;
}

function answering(code: string, name: string, answer: string): string {
  const whole = new RegExp(`^function ${name}\\([^)]*\\) \\{\\n.*?^\\}$`, 'ms');
  if (!whole.test(code)) throw changed(name);
  return code.replace(whole, `function ${name}() { return ${answer}; }`);
}

const changed = (what: string) =>
  new Error(`${client} is not written as it was at ${what}; see react-of-browser.ts`);
