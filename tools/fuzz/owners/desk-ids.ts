/** What is not tried with other owners' values, and why. See docs/domain/work-lists.md and docs/domain/imports.md. */
export const DESK_OPEN: Readonly<Record<string, string>> = {
  'path.kind': 'a kind out of a list, which names nothing',
  'GET /operator/v1/imports/{id} path.id': 'imports are all operators’',
  'GET /operator/v1/imports/{id}/rows path.id': 'imports are all operators’',
  'GET /operator/v1/imports/{id}/report.csv path.id': 'imports are all operators’',
  'POST /operator/v1/imports/{id}/apply path.id': 'imports are all operators’',
  'POST /operator/v1/imports/{id}/undo path.id': 'imports are all operators’',
  'DELETE /operator/v1/search-synonyms/{id} path.id': 'synonyms are all operators’',
  ...Object.fromEntries(
    ['term', 'means'].map((name) => [`POST /operator/v1/search-synonyms body.${name}`, 'words, which name nothing']),
  ),
  'POST /operator/v1/work-lists/items/{id}/claim path.id': 'whoever has the role may claim what is not their own',
  'POST /operator/v1/work-lists/items/{id}/hand-back path.id': 'refused to all but who has it: a test of its own',
  'POST /operator/v1/work-lists/items/{id}/escalate path.id': 'refused to all but who has it: a test of its own',
};
