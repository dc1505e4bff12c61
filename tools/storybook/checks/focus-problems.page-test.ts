import { expect, test } from 'vitest';
import { focusProblems } from './focus-problems.ts';
import { showPage } from './show-page.ts';

const style = (css: string) => `<style>${css}</style>`;

test('a ring that comes with the focus and stands out is what people need', () => {
  showPage(`${style('button:focus-visible { outline: 3px solid #1b1f1a }')}<button>Buy</button>`);
  expect(focusProblems()).toEqual([]);
});

test('a ring may be drawn on the card around a field', () => {
  showPage(
    `${style('input { outline: none } label:has(:focus-visible) { outline: 3px solid #1b1f1a }')}<label>` +
      '<input type="radio">Bring it</label>',
  );
  expect(focusProblems()).toEqual([]);
});

test('no ring is named', () => {
  showPage(`${style('button:focus-visible { outline: none }')}<button>Buy</button>`);
  expect(focusProblems()).toEqual([expect.stringContaining('no focus ring: <button> "Buy"')]);
});

test('a ring that is always there is none', () => {
  showPage(`${style('button, button:focus-visible { outline: 3px solid #1b1f1a }')}<button>Buy</button>`);
  expect(focusProblems()).toEqual([expect.stringContaining('no focus ring')]);
});

test('an invisible focus ring is reported with its contrast', () => {
  showPage(`${style('button:focus-visible { outline: 3px solid #fff }')}<button>Buy</button>`);
  expect(focusProblems()).toEqual([expect.stringContaining('focus ring of 1.0:1')]);
});

test('a light ring stands out on a dark bar, inside of a light button it does not', () => {
  showPage(
    `${style('div { background: #14532d } button:focus-visible { outline: 3px solid #fff }')}<div><button>` +
      'Buy</button></div>',
  );
  expect(focusProblems()).toEqual([]);
  showPage(
    style(
      'div { background: #14532d } button { background: #fff } ' +
        'button:focus-visible { outline: 3px solid #fff; outline-offset: -4px }',
    ) + '<div><button>Buy</button></div>',
  );
  expect(focusProblems()).toEqual([expect.stringContaining('focus ring of 1.0:1')]);
});

test('players, and boxes at which keys stop to scroll, need a ring too', () => {
  showPage(
    `${style(':focus-visible { outline: none }')}<div tabindex="0" role="group">A long list</div><audio ` +
      'controls></audio>',
  );
  expect(focusProblems()).toHaveLength(2);
});

test('a field that is not seen is checked by the label that stands for it', () => {
  showPage(
    `${style('input { opacity: 0 } input:focus-visible { outline: none }')}<label>Photo<input type="file"></label>`,
  );
  expect(focusProblems()).toEqual([expect.stringContaining('no focus ring: <input>')]);
});
