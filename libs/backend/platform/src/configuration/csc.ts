import type { Environment } from './environment.ts';
import { isOpenToOthers } from './open-to-others.ts';
import { StartError } from './start-error.ts';

/** The wallet of partner agents: a page that says it is none, the partner's bridge, or none. */
export type CscConfiguration =
  | { wallet: 'sandbox' }
  | { wallet: 'off' }
  | {
      wallet: 'bridge';
      address: string;
      merchantId: string;
      /** PEM files: our private key, and the partner's public one. */
      privateKeyFile: string;
      partnerKeyFile: string;
    };

/** The wallet of partner agents. @throws StartError where it may not be, and with one line for each setting it lacks */
export function cscConfiguration(values: Environment): CscConfiguration {
  const isOpen = isOpenToOthers(values) && !values.DEMO;
  const wallet = values.CSC_WALLET;
  if (wallet === 'sandbox' && isOpen)
    throw new StartError([
      'CSC_WALLET: the sandbox counts unpaid orders as paid, so it is refused when HOST or PUBLIC_ADDRESS is not a ' +
        'loopback address. Set CSC_WALLET=bridge or off, or DEMO=true for a demonstration.',
    ]);
  if (wallet !== 'bridge') return { wallet };
  const {
    CSC_ADDRESS: address,
    CSC_MERCHANT_ID: merchantId,
    CSC_PRIVATE_KEY_FILE: privateKeyFile,
    CSC_PARTNER_KEY_FILE: partnerKeyFile,
  } = values;
  if (
    address === undefined ||
    merchantId === undefined ||
    privateKeyFile === undefined ||
    partnerKeyFile === undefined
  ) {
    const missing = (
      ['CSC_ADDRESS', 'CSC_MERCHANT_ID', 'CSC_PRIVATE_KEY_FILE', 'CSC_PARTNER_KEY_FILE'] as const
    ).filter((name) => values[name] === undefined);
    throw new StartError(missing.map((name) => `${name}: is needed with CSC_WALLET=bridge`));
  }
  return { wallet, address, merchantId, privateKeyFile, partnerKeyFile };
}
