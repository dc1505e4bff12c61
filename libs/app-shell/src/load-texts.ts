import type { NamespaceTexts } from '@haat/i18n';

const files = {
  ...import.meta.glob<() => Promise<NamespaceTexts>>('../../i18n/src/texts/*/*.json', { import: 'default' }),
  ...import.meta.glob<() => Promise<NamespaceTexts>>('../../features/*/src/texts/*/*.json', { import: 'default' }),
};

const loaders = new Map(Object.entries(files).map(([path, load]) => [path.split('/').slice(-2).join('/'), load]));

/** Loads one namespace of one language: a file of its own, fetched when a screen first needs it. */
export async function loadTexts(language: string, namespace: string): Promise<NamespaceTexts> {
  return (await loaders.get(`${namespace}/${language}.json`)?.()) ?? {};
}
