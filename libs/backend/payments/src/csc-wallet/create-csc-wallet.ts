import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AdapterProvider } from '@haat/backend-platform';
import { createCscWallet, disabledCscWallet } from './csc-wallet.ts';
import type { CscWallet } from './csc-wallet.ts';
import type { CscKeys } from './csc-wire.ts';

/** The partner's bridge, or no wallet at all. */
export const cscWalletProvider: AdapterProvider<CscWallet> = {
  isChosen: ({ csc }) => csc.wallet !== 'sandbox',
  create({ configuration: { csc } }) {
    if (csc.wallet !== 'bridge') return disabledCscWallet();
    const { merchantId, address, privateKeyFile, partnerKeyFile } = csc;
    const keys: CscKeys = {
      own: createPrivateKey(readFileSync(privateKeyFile)),
      other: createPublicKey(readFileSync(partnerKeyFile)),
    };
    return createCscWallet('bridge', () => ({ merchantId, address, pageAddress: address, keys }));
  },
};
