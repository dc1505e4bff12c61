import type { ScreenHandle } from '@haat/app-context';

export { action, default, loader, meta } from '../identity-document/identity-document.screen.tsx';

/** The identity card as at checkout, on the way back to insurance. */
export const handle = {
  namespaces: ['id-kyc'],
  backTo: '/insurance/kyc',
  ownBottomBar: true,
} satisfies ScreenHandle;
