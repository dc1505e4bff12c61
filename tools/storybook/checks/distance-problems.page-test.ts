import { expect, test } from 'vitest';
import { distanceProblems } from './distance-problems.ts';
import { showPage } from './show-page.ts';

const button = (name: string, style: string) => `<button style="height: 48px; ${style}">${name}</button>`;
const row = (gap: number, ...buttons: string[]) =>
  `<div style="display: flex; gap: ${gap}px">${buttons.join('')}</div>`;

const CASES = [
  { what: '8 px are enough', page: row(8, button('A', 'width: 48px'), button('B', 'width: 48px')), found: [] },
  {
    what: '7 px are not',
    page: row(7, button('A', 'width: 48px'), button('B', 'width: 48px')),
    found: ['7 px between <button> "A" and <button> "B"'],
  },
  {
    what: 'what is small answers presses around it',
    page: row(12, button('A', 'width: 28px'), button('B', 'width: 48px')),
    found: ['2 px between <button> "A" and <button> "B"'],
  },
  {
    what: 'above each other',
    page: [4, 8].map((gap) => button('A', `display: block; margin-bottom: ${gap}px; width: 48px`)).join(''),
    found: ['4 px between <button> "A" and <button> "A"'],
  },
  {
    what: 'rows that touch and are 56 px high',
    page: `<div style="display: grid; width: 200px">${button('A', 'height: 56px')}${button('B', 'height: 56px')}</div>`,
    found: [],
  },
  {
    what: 'rows that touch and are lower',
    page: `<div style="display: grid; width: 200px">${button('A', '')}${button('B', 'height: 56px')}</div>`,
    found: ['4 px between <button> "A" and <button> "B"'],
  },
  {
    what: 'a button laid into its field',
    page:
      '<div style="position: relative; width: 200px"><input style="width: 100%; height: 48px; border: 0; padding: 0">' +
      button('Clear', 'position: absolute; right: 0; top: 0; width: 48px') +
      '</div>',
    found: [],
  },
  {
    what: 'a page moves under its bar',
    page:
      `<div style="position: fixed; inset: 0 0 auto">${button('A', 'width: 48px')}</div>` + button('B', 'width: 48px'),
    found: [],
  },
  { what: 'a word in a sentence', page: `<p>Read <a href="/a">this</a> and <a href="/b">that</a></p>`, found: [] },
] as const;

test.for(CASES)('the next target: $what', ({ page, found }) => {
  showPage(page);
  expect(distanceProblems()).toEqual(found);
});
