import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { createCscWallet } from '@haat/backend-payments';
import type { CscKeys, CscWallet } from '@haat/backend-payments';
import { createFileOnce } from '@haat/backend-platform';
import type { AdapterProvider } from '@haat/backend-platform';

/** Where a backend stands in for the partner's bridge. */
export const SANDBOX_CSC_PATH = '/sandbox/csc';
/** Our name at the sandbox. */
export const SANDBOX_MERCHANT = 'KRISHI-HAAT-SANDBOX';

/** The wallet of partner agents, with this process in the bridge's place. */
export const sandboxCscWalletProvider: AdapterProvider<CscWallet> = {
  isChosen: ({ csc }) => csc.wallet === 'sandbox',
  create: ({ configuration: { dataDirectory, publicAddress }, ownAddress }) =>
    createCscWallet('sandbox', () => ({
      merchantId: SANDBOX_MERCHANT,
      address: ownAddress() + SANDBOX_CSC_PATH,
      pageAddress: publicAddress + SANDBOX_CSC_PATH,
      keys: sandboxKeys(dataDirectory, 'merchant'),
    })),
};

/** Keys of a side of the sandbox, made once in the data folder. They never leave the server. */
export function sandboxKeys(dataDirectory: string, side: 'merchant' | 'bridge'): CscKeys {
  const keyOf = (name: string) =>
    createPrivateKey(
      createFileOnce(dataDirectory, `csc-sandbox-${name}.pem`, () =>
        generateKeyPairSync('rsa', { modulusLength: 2048 })
          .privateKey.export({ type: 'pkcs8', format: 'pem' })
          .toString(),
      ),
    );
  return { own: keyOf(side), other: createPublicKey(keyOf(side === 'merchant' ? 'bridge' : 'merchant')) };
}
