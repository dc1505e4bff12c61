import formBody from '@fastify/formbody';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { SANDBOX_GATEWAY_PATH } from './sandbox-gateway.ts';
import type { SandboxGateway } from './sandbox-gateway.ts';
import type { Module } from '@haat/backend-platform';

import { serveCheckout } from './checkout-routes.ts';
import { serveCscBridge } from './csc-routes.ts';
import { serveGateway } from './gateway-routes.ts';

/**
 * Stands in for the payment gateway, in its own wire, and says on its page that it does. It exists only with
 * PAYMENT_GATEWAY=sandbox.
 */
export const sandboxGatewayModule: Module = {
  name: 'sandbox-gateway',
  service: 'main',
  async register(app, dependencies) {
    if (dependencies.adapters.payments.kind !== 'sandbox') return;
    const gateway = dependencies.adapters.payments as SandboxGateway;
    await app.register(
      async (scope) => serveGateway(scope.withTypeProvider<ZodTypeProvider>(), dependencies, gateway),
      { prefix: `${SANDBOX_GATEWAY_PATH}/v1` },
    );
    await app.register(async (scope) => {
      await scope.register(formBody);
      serveCheckout(scope.withTypeProvider<ZodTypeProvider>(), dependencies, gateway);
    });
  },
};

/** Stands in for the CSC partner's bridge, and says so on its page. It exists only with CSC_WALLET=sandbox. */
export const sandboxCscModule: Module = {
  name: 'sandbox-csc',
  service: 'main',
  async register(app, dependencies) {
    if (dependencies.configuration.csc.wallet !== 'sandbox') return;
    await app.register(formBody);
    serveCscBridge(app, dependencies);
  },
};
