import { type ServiceName } from '@haat/api-contract/vocabulary';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ZodType } from 'zod';
import type { Dependencies } from '../dependencies.ts';

/** The server as modules see it: routes are checked and typed by zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** A part of a service with its own routes and tables; registered in its own scope. */
export interface Module {
  name: string;
  /** The service to which it belongs; `every` for what each process offers. */
  service: ServiceName | 'every';
  register(app: App, dependencies: Dependencies): void | Promise<void>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * What a route takes that it or its library reads by itself, byte by byte: only for the document, and checked by
     * nothing else.
     */
    documented?: {
      body?: ZodType;
      /** Forms in which the body may come. */
      mediaTypes?: readonly string[];
      headers?: ZodType;
    };
  }
  interface FastifyInstance {
    /** For hooks that modules share; a module's own routes use what `register` was given. */
    dependencies: Dependencies;
  }
}
