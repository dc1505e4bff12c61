import { expect, test } from 'vitest';
import { horizontalOverflowProblems } from './layout-problems.ts';
import { showPage } from './show-page.ts';

const FRAME = 'overflow-x: clip; min-height: 100dvh';

test('a page that fits is left alone, with rows that scroll in a box of their own', () => {
  showPage(
    `<div style="${FRAME}"><h1>Shops</h1><div style="overflow-x: auto; display: flex"><button ` +
      'style="min-width: 700px">Pay</button></div></div>',
  );
  expect(horizontalOverflowProblems()).toEqual([]);
});

test('names what makes the page scroll horizontally', () => {
  showPage('<button style="width: 516px">Pay</button>');
  expect(horizontalOverflowProblems()).toEqual([expect.stringContaining('"Pay" until 516')]);
});

test('what the frame of the page hides at the side of the window is named', () => {
  showPage(`<div style="${FRAME}"><div style="width: 516px"><button style="width: 100%">Pay</button></div></div>`);
  expect(document.documentElement.scrollWidth).toBe(320);
  expect(horizontalOverflowProblems()).toEqual([expect.stringContaining('<button> "Pay" until 516')]);
});

test('a text that goes on over the side is named, also where its box ends in time', () => {
  showPage(`<div style="${FRAME}"><p style="width: 300px; white-space: nowrap">${'word '.repeat(30)}</p></div>`);
  expect(horizontalOverflowProblems()).toEqual([expect.stringContaining('<p> "word word')]);
});

test('what hangs over the left side is named', () => {
  showPage(`<div style="${FRAME}"><p style="margin-left: -40px">Shop</p></div>`);
  expect(horizontalOverflowProblems()).toEqual([expect.stringContaining('"Shop"')]);
});

test('what is kept for screen readers hangs over nothing', () => {
  showPage(
    '<span style="position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: ' +
      'nowrap"><b>For users of screen readers only, and not visible</b></span>',
  );
  expect(horizontalOverflowProblems()).toEqual([]);
});
