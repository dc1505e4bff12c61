import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['<b>Bent</b> can', 'Bent can'],
  ['two lines\nstay two', 'two lines\nstay two'],
  ['  <p>one</p>\n', 'one'],
  ['less than 5 < 7 kg', 'less than 5 < 7 kg'],
  ['<script>alert(1)</script>', ''],
])('makes plain text of %j', (typed, plain) => expect(plainText(typed)).toBe(plain));
