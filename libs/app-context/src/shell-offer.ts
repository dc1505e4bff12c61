import type { RouterContextProvider } from 'react-router';
import { sessionContext, shellContext } from './request-context.ts';
import type { ShellConfiguration } from './shell-configuration.ts';

/** The app that partner agents count as, whichever shell they use. See docs/domain/identity.md#apps. */
const AGENTS_APP = 'csc-web';

/**
 * How a shell chooses a shop and may be paid, for who is signed in: a partner agent has the doorstep choice in every
 * shell, and the CSC wallet in the place of credit. See docs/domain/identity.md#partner-agents.
 */
export function shellOffer(
  context: Readonly<RouterContextProvider>,
): Pick<ShellConfiguration, 'vendorChoice' | 'paymentOptions'> {
  const { vendorChoice, paymentOptions } = context.get(shellContext);
  const session = context.get(sessionContext);
  if (session.status === 'visitor' || session.identity !== AGENTS_APP) return { vendorChoice, paymentOptions };
  return {
    vendorChoice: 'first-doorstep',
    paymentOptions: paymentOptions.map((kind) => (kind === 'credit' ? 'csc' : kind)),
  };
}
