import { expect, test } from 'vitest';
import { focusOrderProblems } from './focus-order-problems.ts';
import { showPage } from './show-page.ts';

test('rows from top to bottom, each from left to right, are in order', () => {
  showPage(
    '<header><a href="/">Home</a> <button>Place</button></header><main><button>Less</button> ' +
      '<button>More</button><p><button>Buy</button></p></main>',
  );
  expect(focusOrderProblems()).toEqual([]);
});

test('columns are gone through one by one', () => {
  showPage(
    '<div style="display: flex"><div><p><button>Wheat</button></p><p><button>Rice</button></p></div>' +
      '<div><p><button>Pay</button></p></div></div>',
  );
  expect(focusOrderProblems()).toEqual([]);
});

test('what is shown before what the keyboard comes to first is named', () => {
  showPage('<div style="display: flex; flex-direction: row-reverse"><button>One</button><button>Two</button></div>');
  expect(focusOrderProblems()).toEqual([expect.stringContaining('focus comes to <button> "Two" after <button> "One"')]);
  showPage(
    '<div style="display: flex; flex-wrap: wrap-reverse; width: 200px"><button style="width: ' +
      '150px">One</button><button style="width: 150px">Two</button></div>',
  );
  expect(focusOrderProblems()).toHaveLength(1);
  showPage('<div style="display: grid"><p style="order: 2"><button>One</button></p><p><button>Two</button></p></div>');
  expect(focusOrderProblems()).toHaveLength(1);
});

test('a tabindex that jumps the queue is named', () => {
  showPage('<button>One</button><p><button tabindex="1">Two</button></p>');
  expect(focusOrderProblems()).toEqual([expect.stringContaining('out of order by tabindex: <button> "Two"')]);
});

test('a bar at the foot of the window has an order of its own', () => {
  showPage('<nav style="position: fixed; bottom: 0"><button>Home</button></nav><main><button>Buy</button></main>');
  expect(focusOrderProblems()).toEqual([]);
});
