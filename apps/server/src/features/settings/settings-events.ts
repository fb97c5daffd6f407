import { z } from 'zod';
import { defineTopic } from '../../platform/bus/bus.ts';
import { sectionName } from './sections/sections.ts';

/** Said after the commit; whoever keeps a copy of the section reads it again. */
export const settingsChanged = defineTopic('settings-changed', z.object({ section: sectionName }));
