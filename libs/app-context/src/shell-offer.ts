import type { RouterContextProvider } from 'react-router';
import { sessionContext, shellContext } from './request-context.ts';
import { isPartnerAgentsSession } from './session.ts';
import type { ShellConfiguration } from './shell-configuration.ts';

/**
 * How a shell chooses a shop and may be paid, for who is signed in: a partner agent has the doorstep choice in every
 * shell, and the CSC wallet in the place of credit. See docs/domain/identity.md#partner-agents.
 */
export function shellOffer(
  context: Readonly<RouterContextProvider>,
): Pick<ShellConfiguration, 'vendorChoice' | 'paymentOptions'> {
  const { vendorChoice, paymentOptions } = context.get(shellContext);
  if (!isPartnerAgentsSession(context.get(sessionContext))) return { vendorChoice, paymentOptions };
  return {
    vendorChoice: 'first-doorstep',
    paymentOptions: paymentOptions.map((kind) => (kind === 'credit' ? 'csc' : kind)),
  };
}
