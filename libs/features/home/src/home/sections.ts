/** The sections of home. See docs/design/screens.md#home. */
export const SECTIONS = ['home', 'community', 'shop'] as const;
/** A section of home. */
export type Section = (typeof SECTIONS)[number];

/** Section from an address; what makes no sense is the first. */
export function readSection(text: string | null): Section {
  return SECTIONS.find((section) => section === text) ?? 'home';
}
