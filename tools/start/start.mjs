// `npm start`: the whole product on this machine.
import { prepare } from './prepare.mjs';

if (await prepare()) {
  const { startMarket } = await import('./start-market.ts');
  await startMarket(process.env);
}
