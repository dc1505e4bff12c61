import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stripMarkup } from './strip-markup.ts';

describe('stripMarkup', () => {
  it.each([
    { name: 'removes tags and decodes entities', text: '<b>Urea</b> &amp; DAP', plain: 'Urea & DAP' },
    { name: 'removes tags with attributes', text: '<a href="/x" title="a > b">go</a><br/>', plain: 'go' },
    { name: 'removes tags over several lines', text: '<p\n class="x"\n>dose</p>', plain: 'dose' },
    { name: 'removes comments', text: 'a<!-- <b>no</b> -->b', plain: 'ab' },
    { name: 'removes a comment that is never closed', text: 'a<!-- b', plain: 'a' },
    { name: 'removes scripts with their bodies', text: 'a<script>if (1 < 2) alert("<b>")</script >b', plain: 'ab' },
    { name: 'removes a script that is never closed', text: 'a<script src=x>alert(1)', plain: 'a' },
    { name: 'removes styles in any case', text: 'a<STYLE>p > b {}</Style>b', plain: 'ab' },
    { name: 'removes a document type', text: '<!DOCTYPE html><?xml version="1.0"?>a', plain: 'a' },
    { name: 'keeps a lone <', text: 'dose < 5 ml', plain: 'dose < 5 ml' },
    { name: 'keeps a lone >', text: '5 > 3', plain: '5 > 3' },
    { name: 'keeps comparisons', text: '1 < 2 and 3 > 2, x<3', plain: '1 < 2 and 3 > 2, x<3' },
    { name: 'keeps a tag that is never closed as the text it is', text: 'a <b', plain: 'a <b' },
    { name: 'keeps a word that only begins like a script', text: '<scripture>text</scripture>', plain: 'text' },
    { name: 'decodes once only', text: '&amp;lt;b&amp;gt;', plain: '&lt;b&gt;' },
    { name: 'leaves tags that were written as entities as text', text: '&lt;b&gt;', plain: '<b>' },
    { name: 'decodes decimal and hexadecimal entities', text: '&#8377;5 &#x20B9;5', plain: '₹5 ₹5' },
    { name: 'replaces what is no character', text: '&#0;&#xD800;&#x110000;', plain: '\uFFFD\uFFFD\uFFFD' },
    {
      name: 'keeps entities that it does not know',
      text: '&urea; &constructor; & &amp',
      plain: '&urea; &constructor; & &amp',
    },
    { name: 'keeps Indic texts as they are', text: '<p>यूरिया और डीएपी</p>', plain: 'यूरिया और डीएपी' },
  ])('$name', ({ text, plain }) => {
    expect(stripMarkup(text)).toBe(plain);
  });

  it('leaves text without < and & as it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const harmless = text.replace(/[<&]/g, '');
        expect(stripMarkup(harmless)).toBe(harmless);
      }),
    );
  });

  it.each(['<a ', '<a "', '<script ', '<!--', '<a<', '<a \'"', '&#', '</'])(
    'is done at once with 200 000 times %j',
    (part) => {
      const began = performance.now();
      stripMarkup(part.repeat(200_000));
      expect(performance.now() - began).toBeLessThan(2000);
    },
  );
});
