import { generateAll } from '../generate/generate.ts';
import { PlainError } from '../runtime/plain-error.ts';

/** `npm run generate`: writes the files that are made from others. */
try {
  await generateAll();
} catch (error) {
  if (!(error instanceof PlainError)) throw error;
  console.error(`✗ ${error.message}`);
  process.exit(1);
}
