// `npm run storybook`: the components' stories, on port 4400 or STORYBOOK_PORT.
import { prepare } from './prepare.mjs';

if (await prepare()) {
  const { startStorybook } = await import('./start-storybook.ts');
  await startStorybook(process.env);
}
