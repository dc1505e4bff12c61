// `npm run check:stories`: every story in six languages at both text sizes in the farmer's theme and in four looks of
// each
// other theme (ALL_LOOKS in story-look.ts); then in four looks as people who asked for less motion and more contrast.
import { prepare } from '../start/prepare.mjs';

if (await prepare()) {
  const { checkEveryLook } = await import('./check-every-look.ts');
  process.exitCode = await checkEveryLook();
}
