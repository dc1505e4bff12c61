import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/routing';

const { route } = relative(import.meta.dirname);

/** Routes of the feature training. */
export function routes(): RouteConfigEntry[] {
  return [
    route(paths.captainTraining, 'captain-training/captain-training.screen.tsx', { id: 'captain-training' }),
    route(paths.trainingCertificate, 'captain-training/certificate.resource.ts', { id: 'training-certificate' }),
  ];
}
