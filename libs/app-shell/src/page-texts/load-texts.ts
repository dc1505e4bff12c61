import type { NamespaceTexts } from '@haat/i18n';

/**
 * Path of one namespace of one language. It contains the version, so a file never changes and is cached permanently.
 */
export function textsPath(version: string, language: string, namespace: string): string {
  return `/texts/${version}/${language}/${namespace}.json`;
}

/**
 * Loads one namespace of one language, when a screen first needs it. Without a network the keys are shown, until the
 * next visit.
 */
export async function loadTexts(version: string, language: string, namespace: string): Promise<NamespaceTexts> {
  const response = await fetch(textsPath(version, language, namespace));
  if (!response.ok) throw new Error(`The texts of ${namespace} could not be loaded: ${response.status}.`);
  return (await response.json()) as NamespaceTexts;
}
