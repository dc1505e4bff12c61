// `npm run dev [farmer|csc|business|shop]`: one shell with hot reload, on a backend that restarts with its code.
import { prepare } from './prepare.mjs';

if (await prepare()) {
  const { startDevelopment } = await import('./start-development.ts');
  await startDevelopment(process.env, process.argv[2]);
}
