import { expect, test } from 'vitest';
import { showPage } from './show-page.ts';
import { targetProblems } from './target-problems.ts';

const LARGE = 'min-width: 48px; min-height: 48px';

test('targets for a wet thumb are left alone', () => {
  showPage(`<button style="${LARGE}">Buy</button><p>Read <a href="/terms">the terms</a> first</p>`);
  expect(targetProblems()).toEqual([]);
});

test('a small target is named', () => {
  showPage('<button style="width: 48px; height: 30px">Buy</button>');
  expect(targetProblems()).toEqual(['target of 30 px: <button> "Buy"']);
});

test('the label stands for a field that is not seen', () => {
  const field = '<input type="file" style="opacity: 0; position: absolute; inset: 0; width: 100%">';
  showPage(`<label style="position: relative; display: block; height: 30px">Photo${field}</label>`);
  expect(targetProblems()).toEqual(['target of 30 px: <input> ""']);
  showPage(`<label style="position: relative; display: block; height: 48px">Photo${field}</label>`);
  expect(targetProblems()).toEqual([]);
});

test('what is pressed without being a button is a target', () => {
  showPage('<span tabindex="0" style="display: block; width: 30px; height: 30px">+</span>');
  expect(targetProblems()).toHaveLength(1);
});
