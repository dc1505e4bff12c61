import { deferred } from '@haat/progressive';

/** Photos of a form: plain file fields until the script that makes them smaller has come. */
export const Photos = deferred('photos', async () => (await import('./photo-section.tsx')).PhotoSection);
