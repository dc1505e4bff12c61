import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/routing';

const { route } = relative(import.meta.dirname);

/** Routes of a farmer's identity document and bank accounts. */
export function routes(): RouteConfigEntry[] {
  return [
    route(paths.cartIdKyc, 'identity-document/identity-document.screen.tsx', { id: 'identity-document' }),
    route(paths.insuranceKyc, 'kyc-state/kyc-state.screen.tsx', { id: 'insurance-kyc' }),
    route(paths.insuranceKycId, 'kyc-state/insurance-document.screen.tsx', { id: 'insurance-document' }),
    route(paths.bankAccounts, 'bank-accounts/bank-accounts.screen.tsx', { id: 'bank-accounts' }),
    route(paths.newBankAccount, 'new-account/new-account.screen.tsx', { id: 'new-bank-account' }),
    route(paths.bankAccount, 'bank-account/bank-account.screen.tsx', { id: 'bank-account' }),
  ];
}

/** Addresses of it that are no screens. */
export function resources(): RouteConfigEntry[] {
  return [
    route(paths.identityDocumentPhoto, 'identity-document/document-photo.resource.ts', {
      id: 'identity-document-photo',
    }),
  ];
}
