import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileMadeOnce } from '@haat/backend-platform';
import type { Configuration } from '@haat/backend-platform';

import { createCscWallet, noCscWallet } from './csc-wallet.ts';
import type { CscWallet } from './csc-wallet.ts';
import type { CscKeys } from './csc-wire.ts';

/** Where a backend stands in for the partner's bridge. */
export const SANDBOX_CSC_PATH = '/sandbox/csc';
/** Our name at the sandbox. */
export const SANDBOX_MERCHANT = 'KRISHI-HAAT-SANDBOX';

type Settings = Pick<Configuration, 'csc' | 'dataDirectory' | 'publicAddress'>;

/** The wallet that the configuration names. @param ownAddress where this process listens, once it does */
export function createCsc({ csc, dataDirectory, publicAddress }: Settings, ownAddress: () => string): CscWallet {
  if (csc.wallet === 'off') return noCscWallet();
  if (csc.wallet === 'sandbox') {
    return createCscWallet('sandbox', () => ({
      merchantId: SANDBOX_MERCHANT,
      address: ownAddress() + SANDBOX_CSC_PATH,
      pageAddress: publicAddress + SANDBOX_CSC_PATH,
      keys: sandboxKeys(dataDirectory, 'merchant'),
    }));
  }
  const { merchantId, address, privateKeyFile, partnerKeyFile } = csc;
  const keys: CscKeys = {
    own: createPrivateKey(readFileSync(privateKeyFile)),
    other: createPublicKey(readFileSync(partnerKeyFile)),
  };
  return createCscWallet('bridge', () => ({ merchantId, address, pageAddress: address, keys }));
}

/** Keys of a side of the sandbox, made once in the data folder. They never leave the server. */
export function sandboxKeys(dataDirectory: string, side: 'merchant' | 'bridge'): CscKeys {
  const keyOf = (name: string) =>
    createPrivateKey(
      fileMadeOnce(dataDirectory, `csc-sandbox-${name}.pem`, () =>
        generateKeyPairSync('rsa', { modulusLength: 2048 })
          .privateKey.export({ type: 'pkcs8', format: 'pem' })
          .toString(),
      ),
    );
  return { own: keyOf(side), other: createPublicKey(keyOf(side === 'merchant' ? 'bridge' : 'merchant')) };
}
