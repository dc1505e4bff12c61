/** Kinds of a next version. */
export const BUMPS = ['major', 'minor', 'patch'] as const;
/** How much changes for who uses the market. */
export type Bump = (typeof BUMPS)[number];

const UNRELEASED = '## Unreleased';

/**
 * The version that follows.
 * @throws Error for a version that is not three numbers
 */
export function nextVersion(version: string, bump: Bump): string {
  const numbers = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number);
  if (numbers === undefined) throw new Error(`${version} is no version of three numbers`);
  const [major = 0, minor = 0, patch = 0] = numbers;
  if (bump === 'major') return `${major + 1}.0.0`;
  return bump === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/**
 * The changelog with what was unreleased under a version, and an empty section for what comes.
 * @param day `2026-11-26`
 * @throws Error when nothing is unreleased
 */
export function releaseSection(changelog: string, version: string, day: string): string {
  if (sectionOf(changelog, UNRELEASED) === '') throw new Error('CHANGELOG.md: nothing stands under Unreleased');
  return changelog.replace(UNRELEASED, `${UNRELEASED}\n\n## ${version} (${day})`);
}

/**
 * What a version brought.
 * @throws Error for a version that has no section
 */
export function notesOf(changelog: string, version: string): string {
  const head = changelog.split('\n').find((line) => line.startsWith(`## ${version} (`));
  if (head === undefined) throw new Error(`CHANGELOG.md has no section ${version}`);
  return sectionOf(changelog, head);
}

function sectionOf(changelog: string, head: string): string {
  const [, after = ''] = changelog.split(`${head}\n`);
  return (after.split(/^## /m)[0] ?? '').trim();
}
