import { makePictures } from './make-pictures.ts';

/** `npm run pictures`: contact sheets of every story and screen, per language, in the folder `pictures/`. */
process.exitCode = await makePictures(process.argv.slice(2));
