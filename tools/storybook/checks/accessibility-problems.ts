import axe, { type Spec } from 'axe-core';

/**
 * What axe finds on the page now, each with its rule and first places. Sizes of targets are left to our own check, which
 * asks for more and scrolls each into view; axe counts what lies half under a bar at the bottom as small.
 */
export async function accessibilityProblems(config: Spec): Promise<string[]> {
  axe.reset();
  axe.configure(config);
  const { violations } = await axe.run(document.body, { rules: { 'target-size': { enabled: false } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
