import type { NamespaceTexts } from '@haat/i18n';
import { createTextLibrary } from '@haat/i18n/server';

/** Every text of every library, in the server's build. */
export const textLibrary = createTextLibrary({
  ...import.meta.glob<NamespaceTexts>('../../../i18n/src/texts/*/*.json', { eager: true, import: 'default' }),
  ...import.meta.glob<NamespaceTexts>('../../../features/*/src/texts/*/*.json', { eager: true, import: 'default' }),
});
