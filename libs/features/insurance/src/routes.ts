import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/routing';

const { route } = relative(import.meta.dirname);

/** Routes of the feature insurance. */
export function routes(): RouteConfigEntry[] {
  return [
    route(paths.insurance, 'overview/insurance.screen.tsx', { id: 'insurance' }),
    route(paths.insurancePeril, 'peril/peril.screen.tsx', { id: 'insurance-peril' }),
    route(paths.policies, 'policies/policies.screen.tsx', { id: 'policies' }),
    route(paths.termSheets, 'term-sheets/term-sheets.screen.tsx', { id: 'term-sheets' }),
    route(paths.claims, 'claims/claims.screen.tsx', { id: 'claims' }),
    route(paths.newClaim, 'loss/report-loss.screen.tsx', { id: 'new-claim' }),
    route(paths.claim, 'claim/claim.screen.tsx', { id: 'claim' }),
    route(paths.policy, 'policy/policy.screen.tsx', { id: 'policy' }),
  ];
}

/** Addresses of insurance that are no screens. */
export function resources(): RouteConfigEntry[] {
  return [
    route(paths.policyCertificate, 'policy/certificate.resource.ts', { id: 'policy-certificate' }),
    route(paths.claimPhoto, 'claim/claim-photo.resource.ts', { id: 'claim-photo' }),
  ];
}
