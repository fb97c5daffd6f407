import { projectFolder } from '../checks/source-tree.ts';
import { foldersOf } from '../start/folders.ts';
import { buildSite } from '../start/sites/build-site.ts';
import { siteNames } from '../start/sites/site-inputs.ts';
import type { Step } from './step.ts';

/** What the journeys open. Built here, so that no browser waits for it. */
export const sitesStep: Step = {
  name: 'both sites are built',
  run: async () => {
    const folders = foldersOf(projectFolder);
    await Promise.all(siteNames.map((site) => buildSite({ folders, site })));
    return { passed: 1, failed: 0, text: '' };
  },
};
