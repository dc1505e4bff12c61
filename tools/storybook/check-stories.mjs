// `npm run check:stories`: every story in every language, text size and theme, then as people who asked for less motion and more contrast.
import { prepare } from '../start/prepare.mjs';

if (await prepare()) {
  const { checkEveryLook } = await import('./check-every-look.ts');
  process.exitCode = await checkEveryLook();
}
