/** Header on every answer of the sandbox, and what it says. */
export const SANDBOX_HEADER = 'x-sandbox';
export const SANDBOX_NOTICE = 'Sandbox of the open network: no real shop, no real order';

/** The page that each server of the sandbox shows: who it is, and that it is no real one. */
export function sandboxPage(name: string, facts: readonly (readonly [string, string])[]): string {
  const rows = facts.map(([fact, value]) => `<dt>${escaped(fact)}</dt><dd>${escaped(value)}</dd>`).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(name)} (sandbox)</title>
<link rel="icon" href="data:,">
<style>
body { font: 18px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 36rem; padding: 1rem; color: #1c1917 }
.notice { background: #fef3c7; border: 1px solid #b45309; border-radius: 8px; padding: .75rem 1rem }
dt { font-weight: 600 }
dd { margin: 0 0 .75rem; overflow-wrap: anywhere }
</style>
</head>
<body>
<h1>${escaped(name)}</h1>
<p class="notice">${SANDBOX_NOTICE}.</p>
<dl>
${rows}
</dl>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
