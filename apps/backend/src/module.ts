import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ZodType } from 'zod';
import type { ServiceName } from './environment.ts';
import type { Dependencies } from './dependencies.ts';

/** The server as modules see it: routes are checked and typed by zod schemas. */
export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>;

/** A part of a service with its own routes and tables; registered in a scope of its own. */
export interface Module {
  name: string;
  /** The service to which it belongs; `every` for what each process offers. */
  service: ServiceName | 'every';
  register(app: App, dependencies: Dependencies): void | Promise<void>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Form that a route's library reads itself; only for the document. */
    documentedForm?: ZodType;
  }
  interface FastifyInstance {
    /** For hooks that modules share; a module's own routes use what `register` was given. */
    dependencies: Dependencies;
  }
}
