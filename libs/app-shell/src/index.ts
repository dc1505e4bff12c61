/** What a shell is made of: its own folder holds a configuration, a theme and icons, nothing else. */
export type { ShellConfiguration } from '@haat/app-context';
export type { FeatureName } from './routes.ts';
