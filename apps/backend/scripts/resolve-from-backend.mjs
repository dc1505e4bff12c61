// drizzle-kit looks for drizzle-orm beside itself, but npm may place it in this project's own node_modules:
// what it imports is found from here (what it requires, through NODE_PATH).
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, nextResolve) {
    return nextResolve(
      specifier,
      specifier.startsWith('drizzle-orm') ? { ...context, parentURL: import.meta.url } : context,
    );
  },
});
