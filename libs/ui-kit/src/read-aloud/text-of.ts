/** What is not read out: what is hidden, what is pressed, what is drawn, and what says so itself. */
const SILENT = 'script, style, svg, button, input, select, textarea, audio, video, [hidden], [aria-hidden="true"], [data-read-aloud="no"]';

const BLOCK = 'p, li, tr, h1, h2, h3, h4, dt, dd, div, section, article, summary, figcaption, caption, label, legend';

/** The words of a part of the page in the order in which they stand, a line for each block. */
export function textOf(region: Element): string {
  const walker = document.createTreeWalker(region, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches(SILENT) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  let text = '';
  let block: Element | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    const own: Element | null = node.parentElement?.closest(BLOCK) ?? null;
    text += `${own === block ? '' : '\n'}${node.data}`;
    block = own;
  }
  return text.trim();
}
