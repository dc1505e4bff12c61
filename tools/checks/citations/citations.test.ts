import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorsOf } from './anchors.ts';
import { citationProblems, type CitedRepository } from './citation-problems.ts';
import { repositoryCitationProblems } from './read-repository.ts';

/** Reads every file of the product: a busy machine needs its time, in milliseconds. */
const READING_TIME = 60_000;

const pages = new Map([
  ['docs/domain/orders.md', '# Orders\n\n## Transitions\n\n## Return reasons\n\n<a id="old-name"></a>\n'],
  ['docs/decisions/016-payments.md', '# 016 One adapter\n'],
  ['README.md', '# Market\n'],
]);

const repository: CitedRepository = {
  has: (path) => ['docs', 'docs/domain', 'docs/images/screens.png', ...pages.keys()].includes(path),
  anchorsOf: (path) => {
    const page = pages.get(path);
    return page === undefined ? null : anchorsOf(page);
  },
  decisions: new Set(['016']),
};

const inCode = (comment: string) =>
  citationProblems({ path: 'libs/order-core/src/transitions.ts', text: `/** ${comment} */\n` }, repository);
const inPage = (text: string) => citationProblems({ path: 'docs/domain/cart.md', text }, repository);

describe('a citation in code', () => {
  it.each([
    ['a page and its heading', 'See docs/domain/orders.md#transitions.'],
    ['a heading of two words', '(docs/domain/orders.md#return-reasons)'],
    ['an anchor that is written out', 'See docs/domain/orders.md#old-name.'],
    ['a page without a heading', '`docs/domain/orders.md`'],
    ['a page of the root', 'See README.md.'],
    ['a page named below docs', "read('domain/orders.md')"],
    ['a decision', 'Decision 016.'],
    ['a decision by its path', 'See docs/decisions/016.'],
    ['a decision by its file', 'See docs/decisions/016-payments.md.'],
    ['a page by its path from the file', 'See ../../../docs/domain/orders.md#transitions.'],
    ['a page of another repository', 'https://example.com/a/docs/domain/orders.md#moves'],
    ["a standard's specification", 'As the OpenAPI specification says.'],
    ['a section of a standard or law', 'RFC 9110, section 15, and section 16 of the Act.'],
    ['words about rules', 'The rules of the domain, and a screen, too.'],
  ])('may be %s', (_, comment) => {
    expect(inCode(comment)).toEqual([]);
  });

  it.each([
    ['a heading that is not there', 'See docs/domain/orders.md#moves.', 'has no such heading'],
    ['a heading of a page that is not there', 'See docs/domain/moves.md#transitions.', 'has no file'],
    ['a page that is not there', '`docs/how-to/fly.md`', 'has no file'],
    ['a heading by a path from the file', 'See ../../../docs/domain/orders.md#moves.', 'is not in the repository'],
    ['a heading by a path from where it stands', 'See ./docs/domain/orders.md#moves.', 'has no such heading'],
    ['a heading by a path with a slash before it', 'See /docs/domain/orders.md#moves.', 'no'],
    ['a heading of a page without its ending', 'See docs/domain/orders#transitions.', 'has no file'],
    ['a decision that was never made', 'Decision 999.', 'is no decision in docs/decisions'],
    ['one of two decisions that was never made', 'Decisions 016 and 017.', 'is no decision in docs/decisions'],
    ['the path of a decision that was never made', 'See docs/decisions/999.', 'is no decision in docs/decisions'],
    ['a page without its way that is nowhere', 'See areas.md.', 'has no file'],
    ['a page of another folder', 'See shared/design/areas.md.', 'has no file'],
    ['the specification', 'Total of an order. Specification, section 5.', 'is not in the repository'],
    ['the specification in a sentence', 'In the parts that the specification names.', 'is not in the repository'],
    ['a section alone', 'No language is detected (section 1).', 'is not in the repository'],
    ['a paragraph', 'As in § 4.', 'is not in the repository'],
    ['rules without a page', 'Domain rules, order-core.', 'is not in the repository'],
    ['a rule without a page', 'Domain rules: once an order.', 'is not in the repository'],
    ['a deviation', 'Kept on the server (decided deviation D9).', 'is not in the repository'],
    ['a deviation by its number', 'A lost network ends nothing (D1).', 'is not in the repository'],
    ['rules that say nothing', 'Domain rules are silent.', 'is not in the repository'],
    ['a page of screens', "Screens, 'Sign-in'.", 'is not in the repository'],
    ['a page of screens without quotes', 'One page of orders. Screens, lists: 20.', 'is not in the repository'],
    ['a page of looks', 'Look and feel, principle 6.', 'is not in the repository'],
    ['a folder outside', '/work/shared/spec', 'is not in the repository'],
  ])('may not be %s', (_, comment, problem) => {
    const problems = inCode(comment);
    expect(problems).not.toEqual([]);
    expect(problems.every((line) => line.startsWith('libs/order-core/src/transitions.ts:1: '))).toBe(true);
    expect(problems.join('\n')).toContain(problem);
  });

  it('is found over two lines of a comment, and told with its line', () => {
    const text =
      '/**\n * What a farmer may owe. Domain\n * rules, order-core. See\n * docs/domain/orders.md#moves.\n */\n';
    expect(citationProblems({ path: 'a.ts', text }, repository)).toEqual([
      "a.ts:4: 'docs/domain/orders.md#moves' has no such heading",
    ]);
    expect(citationProblems({ path: 'a.ts', text: '// See decision\n// 999.\n' }, repository)).toEqual([
      "a.ts:1: 'decision 999' is no decision in docs/decisions",
    ]);
  });
});

describe('a link in a page', () => {
  it.each([
    ['another page', '[orders](orders.md)'],
    ["another page's heading", '[moves](orders.md#transitions)'],
    ['a heading of its own', '# Cart\n[above](#cart)'],
    ['a page of another folder', '[payments](../decisions/016-payments.md)'],
    ['a folder', '[rules](../domain)'],
    ['a picture', '![screens](../images/screens.png)'],
    ['an address', '[node](https://nodejs.org/a.md#b), [us](mailto:a@b.example)'],
    ['whatever stands in a block of code', '```md\n[nowhere](nowhere.md), Specification, section 5\n```'],
  ])('may lead to %s', (_, text) => {
    const own: CitedRepository = {
      ...repository,
      has: (path) => path === 'docs/domain/cart.md' || repository.has(path),
      anchorsOf: (path) => (path === 'docs/domain/cart.md' ? anchorsOf(text) : repository.anchorsOf(path)),
    };
    expect(citationProblems({ path: 'docs/domain/cart.md', text }, own)).toEqual([]);
  });

  it.each([
    ['a page that is not there', '[moves](moves.md)', 'has no file'],
    ['a heading that is not there', '[moves](orders.md#moves)', 'has no such heading'],
    ['a page that is not there, by a definition', '[moves]: moves.md', 'has no file'],
    ['a page that is not there, by an attribute', "<a href='moves.md'>moves</a>", 'has no file'],
    ['a picture that is not there', '![drawing](../images/drawing.png)', 'has no file'],
    ['what lies above the repository', '[design](../../../shared/plan.md)', 'is not in the repository'],
    ['a page by its way from the root that is not there', 'See docs/domain/moves.md.', 'has no file'],
    ['the specification', 'It is in the specification.', 'is not in the repository'],
  ])('may not lead to %s', (_, text, problem) => {
    expect(inPage(`\n${text}`)).toEqual([expect.stringMatching(/^docs\/domain\/cart\.md:2: /)]);
    expect(inPage(text).join('\n')).toContain(problem);
  });
});

describe('anchors', () => {
  it.each([
    ['## What a return gives back', 'what-a-return-gives-back'],
    ['## `hash_code`, and why', 'hash_code-and-why'],
    ['### [Orders](orders.md) · all', 'orders--all'],
    ['## कृषि हाट', 'कृषि-हाट'],
    ['<a id="fixed"></a>', 'fixed'],
  ])('of %s is %s', (line, anchor) => {
    expect([...anchorsOf(line)]).toEqual([anchor]);
  });

  it('of headings that are alike are told apart, and code has none', () => {
    expect([...anchorsOf('## Terms\n```sh\n## not one\n```\n## Terms\n')]).toEqual(['terms', 'terms-1']);
  });
});

it(
  'every citation of the repository has its target',
  () => {
    expect(repositoryCitationProblems(resolve(import.meta.dirname, '../../..'))).toEqual([]);
  },
  READING_TIME,
);
