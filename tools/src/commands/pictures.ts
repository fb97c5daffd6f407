import { takePictures } from '../pictures/take-pictures.ts';

/** `npm run pictures`: makes the pictures of the README anew. */
await takePictures();
process.exit(0);
