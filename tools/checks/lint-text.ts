import { resolve } from 'node:path';
import { loadESLint } from 'eslint';

const root = resolve(import.meta.dirname, '../..');

/** What lint says of a text as if it stood in a file: names of rules, in the order of the text. */
export type LintText = (file: string, source: string) => Promise<string[]>;

/**
 * Loads the project's lint. What is judged by names needs no types: those would only ask for files that are on the
 * disk.
 */
export async function lintWithoutTypes(): Promise<LintText> {
  process.env['NX_DAEMON'] = 'false';
  const LegacyESLint = await loadESLint({ useFlatConfig: false });
  const withoutTypes = {
    overrides: [
      {
        files: ['**/*.ts', '**/*.tsx'],
        parserOptions: { projectService: false },
        extends: ['plugin:@typescript-eslint/disable-type-checked'],
      },
    ],
  };
  const eslint = new LegacyESLint({ cwd: root, overrideConfig: withoutTypes });
  return async (file, source) => {
    const [result] = await eslint.lintText(source, { filePath: resolve(root, file) });
    return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
  };
}
