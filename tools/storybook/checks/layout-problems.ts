import { inWords, isSeen } from './visible-elements.ts';

/** What hangs over the sides of the window: nobody scrolls a page sideways. */
export function sidewaysProblems(): string[] {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth) return [];
  const wide = [...document.body.querySelectorAll('*')].filter((element) => isSeen(element) && element.getBoundingClientRect().right > page.clientWidth + 1 && !scrollsItself(element));
  return [`the page is ${page.scrollWidth} px wide in a window of ${page.clientWidth}: ${wide.slice(-1).map(inWords).join() || 'unknown'}`];
}

function scrollsItself(element: Element): boolean {
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (getComputedStyle(box).overflowX !== 'visible') return true;
  }
  return false;
}

/** Text boxes in which some of the text cannot be seen. */
export function clippingProblems(): string[] {
  return [...document.body.querySelectorAll('*')].filter((element) => isSeen(element) && holdsText(element) && isClipped(element)).map((element) => `text is cut in ${inWords(element)}`);
}

function holdsText(element: Element): boolean {
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
}

function isClipped(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  const sideways = ['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1;
  const downwards = ['hidden', 'clip'].includes(overflowY) && element.scrollHeight > element.clientHeight + 1;
  return sideways || downwards;
}
