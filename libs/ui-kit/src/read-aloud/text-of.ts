/**
 * What is not read out: what is hidden or folded up, what is pressed or filled in, what is drawn, and what says so
 * itself.
 */
const SILENT = [
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'audio',
  'video',
  'button',
  'input',
  'select',
  'textarea',
  '[hidden]',
  '[inert]',
  '[aria-hidden="true"]',
  '[data-read-aloud="no"]',
  'details:not([open]) > :not(summary)',
  'a .sr-only',
].join();

/** The words of a part of the page in the order in which they stand, a line for each block as it is laid out. */
export function textOf(region: Element): string {
  let text = '';
  let before: { block: Element; parent: Element } | null = null;
  for (const node of spokenNodes(region)) {
    const parent = node.parentElement;
    if (!parent) continue;
    const block = blockOf(parent);
    if (before) text += before.block !== block ? '\n' : before.parent !== parent ? ' ' : '';
    text += node.data;
    before = { block, parent };
  }
  // A dot between two facts is a pause, not a word.
  return text.replaceAll(/\s+·\s+/g, ', ').trim();
}

/** The pieces of text that are read out, in their order. */
export function spokenNodes(region: Element): Text[] {
  const walker = document.createTreeWalker(region, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches(SILENT) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && node.data.trim() !== '') nodes.push(node);
  return nodes;
}

/**
 * What makes a line of its own. Words for those who hear the screen are laid out apart, and belong where they stand.
 */
function blockOf(element: Element): Element {
  const { display, position } = getComputedStyle(element);
  const isPartOfLine = display.startsWith('inline') || display === 'contents' || position === 'absolute';
  return isPartOfLine && element.parentElement ? blockOf(element.parentElement) : element;
}
