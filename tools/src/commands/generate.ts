import { generateAll } from '../generate/generate.ts';

/** `npm run generate`: writes the files that are made from others. */
await generateAll();
