// `npm run pictures`: contact sheets of every story and screen, per language, in the folder `pictures/`, to be looked
// at.
import { prepare } from '../start/prepare.mjs';

if (await prepare()) {
  const { makePictures } = await import('./make-pictures.ts');
  process.exitCode = await makePictures(process.argv.slice(2));
}
