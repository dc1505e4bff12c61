import { expect, test } from 'vitest';
import { clippingProblems } from './clipping-problems.ts';
import { showPage } from './show-page.ts';

const LONG = 'Thirty kilograms of seed for an acre of land';

test('whole texts are left alone, also those that one can scroll to', () => {
  showPage(
    `<div style="overflow: hidden; width: 300px"><p>${LONG}</p></div><div style="height: 40px; overflow-y: ` +
      `auto"><p>${LONG.repeat(4)}</p></div>`,
  );
  expect(clippingProblems()).toEqual([]);
});

test('a text that its own box cuts is named', () => {
  showPage(`<p style="width: 100px; overflow: hidden; white-space: nowrap">${LONG}</p>`);
  expect(clippingProblems()).toEqual([expect.stringContaining('text is cut in <p>')]);
});

test('names a text that its box cuts at the side or at the foot', () => {
  showPage(`<div style="width: 100px; overflow: hidden"><p style="white-space: nowrap">${LONG}</p></div>`);
  expect(clippingProblems()).toHaveLength(1);
  showPage(`<div style="height: 40px; overflow: hidden"><div><p style="width: 100px">${LONG}</p></div></div>`);
  expect(clippingProblems()).toHaveLength(1);
});

test('a box cuts nothing that is positioned by a box around it', () => {
  showPage(
    '<div style="position: relative"><div style="height: 20px; overflow: hidden"><p style="position: ' +
      `absolute; width: 100px">${LONG}</p></div></div>`,
  );
  expect(clippingProblems()).toEqual([]);
});

test('what is kept for screen readers is not cut', () => {
  showPage(`<span style="position: absolute; width: 1px; height: 1px; overflow: hidden"><b>${LONG}</b></span>`);
  expect(clippingProblems()).toEqual([]);
});

test('words that a field is too narrow for are named: placeholder, choice and button', () => {
  showPage(
    `<input style="width: 100px" placeholder="${LONG}"><select style="width: ` +
      `100px"><option>${LONG}</option></select><input type="submit" style="width: 100px" value="${LONG}">`,
  );
  expect(clippingProblems()).toHaveLength(3);
});

test('words that fit their field are left alone, and so is what a person has typed', () => {
  showPage(
    '<input style="width: 300px" placeholder="Seed"><input style="width: 100px" ' +
      `value="${LONG}"><select><option>Seed</option></select><input type="submit" value="Send">`,
  );
  expect(clippingProblems()).toEqual([]);
});

test('in large text only words that would fit another field of the window are named', () => {
  const field = (words: string) => `<input style="width: 100px; font-size: 32px" placeholder="${words}">`;
  showPage(field('Wheat seed'));
  expect(clippingProblems(200)).toHaveLength(1);
  showPage(field(LONG));
  expect(clippingProblems(200)).toEqual([]);
});
