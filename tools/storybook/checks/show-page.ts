import { afterEach } from 'vitest';

afterEach(() => document.body.replaceChildren());

/** Puts a page on the screen, 320 px wide, as if a story had drawn it. */
export function showPage(html: string): void {
  document.documentElement.style.cssText = 'background: #fff; font: 16px/1.6 sans-serif';
  document.body.style.margin = '0';
  document.body.innerHTML = html;
}
