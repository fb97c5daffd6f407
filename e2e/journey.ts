import { test as base, expect } from '@playwright/test';
import { desktopShell, type PlayerShell, phoneShell } from './pages/player-shell.ts';

type JourneyOptions = {
  /** Complaints of the browser that belong to the journey, such as a call that was cut off. */
  expectedComplaints: RegExp;
};

/**
 * Every journey listens to what the browser complains about: uncaught errors, errors in the
 * console, breaches of the content policy. One that was not expected fails the journey at its
 * end, whatever the journey itself was looking at.
 */
export const test = base.extend<JourneyOptions & { complaints: string[]; shell: PlayerShell }>({
  expectedComplaints: [/^$/, { option: true }],
  complaints: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = [];
      context.on('weberror', (fault) => complaints.push(`uncaught: ${fault.error().message}`));
      context.on('console', (line) => {
        if (line.type() === 'error') complaints.push(`${line.text()} (${line.location().url})`);
      });
      await use(complaints);
      const unexpected = complaints.filter((complaint) => !expectedComplaints.test(complaint));
      expect(unexpected, '[JRN-24] complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
  shell: async ({ page, isMobile }, use) => use(isMobile ? phoneShell(page) : desktopShell(page)),
});

export { expect };
