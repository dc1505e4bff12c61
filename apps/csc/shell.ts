import type { ShellConfiguration } from '@haat/app-shell';

/** The shell of agents at common service centres: their users' tokens make them csc-web. */
export const shell: ShellConfiguration = {
  name: 'csc',
  appCode: '01',
  clientName: 'csc-web',
  titleKey: 'main:product_name',
  vendorChoice: 'first-doorstep',
  paymentOptions: ['cash', 'csc', 'pay-now'],
  themeColour: '#0b4f6c',
  catalogue: { centreFirst: false },
};
