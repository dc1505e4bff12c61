import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { sessionContext, shellContext } from './request-context.ts';
import type { Session } from './session.ts';
import type { ShellConfiguration } from './shell-configuration.ts';
import { shellOffer } from './shell-offer.ts';

const FARMERS: ShellConfiguration = {
  name: 'farmer',
  appCode: '01',
  clientName: 'farmer-web',
  titleKey: 'main:product_name',
  sections: ['home'],
  isForBuying: true,
  vendorChoice: 'requested-or-first',
  paymentOptions: ['cash', 'credit', 'pay-now'],
  themeColour: '#14532d',
  catalogue: { centreFirst: false },
};
const COUNTERS: ShellConfiguration = {
  ...FARMERS,
  vendorChoice: 'first-doorstep',
  paymentOptions: ['cash', 'csc', 'pay-now'],
};
const BUSINESS: ShellConfiguration = { ...FARMERS, appCode: '04', vendorChoice: 'requested-or-centre' };
const signedIn = (identity: string): Session => ({ status: 'authenticated', userId: 'u', identity, expiresAt: 0 });

// Written from docs/domain/identity.md#partner-agents and docs/domain/application.md#shells.
it.each<[string, ShellConfiguration, Session, string, string]>([
  ['a guest', FARMERS, { status: 'visitor' }, 'requested-or-first', 'cash credit pay-now'],
  ['a farmer', FARMERS, signedIn('farmer-app'), 'requested-or-first', 'cash credit pay-now'],
  ['an agent in the farmer’s shell', FARMERS, signedIn('csc-web'), 'first-doorstep', 'cash csc pay-now'],
  ['an agent in the business shell', BUSINESS, signedIn('csc-web'), 'first-doorstep', 'cash csc pay-now'],
  ['a business', BUSINESS, signedIn('business-web'), 'requested-or-centre', 'cash credit pay-now'],
  ['a guest at a counter', COUNTERS, { status: 'visitor' }, 'first-doorstep', 'cash csc pay-now'],
  ['an agent at a counter', COUNTERS, signedIn('csc-web'), 'first-doorstep', 'cash csc pay-now'],
])('%s is offered what the role has', (_who, shell, session, vendorChoice, payments) => {
  const context = new RouterContextProvider();
  context.set(shellContext, shell);
  context.set(sessionContext, session);
  expect(shellOffer(context)).toEqual({ vendorChoice, paymentOptions: payments.split(' ') });
});
