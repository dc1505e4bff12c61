import axe, { type Spec } from 'axe-core';

/** What axe finds on the page now, each with its rule and first places. */
export async function accessibilityProblems(config: Spec): Promise<string[]> {
  axe.reset();
  axe.configure(config);
  const { violations } = await axe.run(document.body, { resultTypes: ['violations'] });
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 120))
        .join(' | ')}`,
  );
}
