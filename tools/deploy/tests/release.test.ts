import { describe, expect, it } from 'vitest';
import { nextVersion, notesOf, releaseSection } from '../release/changelog.ts';

const CHANGELOG = '# Changelog\n\n## Unreleased\n\n### Added\n\n- A thing.\n\n## 0.1.0 (2026-01-01)\n\n- The first.\n';

describe('a release', () => {
  it('has the version that follows', () => {
    expect((['major', 'minor', 'patch'] as const).map((bump) => nextVersion('1.2.3', bump))).toEqual([
      '2.0.0',
      '1.3.0',
      '1.2.4',
    ]);
    expect(() => nextVersion('1.2', 'patch')).toThrow('no version');
  });

  it('takes what was unreleased, and leaves room for what comes', () => {
    const changed = releaseSection(CHANGELOG, '0.2.0', '2026-02-01');
    expect(changed).toContain('## Unreleased\n\n## 0.2.0 (2026-02-01)\n\n### Added');
    expect(notesOf(changed, '0.2.0')).toBe('### Added\n\n- A thing.');
    expect(notesOf(changed, '0.1.0')).toBe('- The first.');
    expect(() => releaseSection(changed, '0.3.0', '2026-03-01')).toThrow('nothing stands under Unreleased');
    expect(() => notesOf(changed, '9.9.9')).toThrow('no section');
  });
});
