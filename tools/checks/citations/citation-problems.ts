import { posix } from 'node:path';
import { withoutFences } from './anchors.ts';

/** A file whose citations are checked; `path` is relative to the repository's root, with slashes. */
export interface CitingFile {
  path: string;
  text: string;
}

/** What citations can lead to. Paths are relative to the repository's root, with slashes. */
export interface CitedRepository {
  /** Whether there is such a file or folder. */
  has(path: string): boolean;
  /** Anchors of a page; `null` when there is no such page. */
  anchorsOf(path: string): ReadonlySet<string> | null;
  /** Numbers of the decisions that there are, three digits each. */
  decisions: ReadonlySet<string>;
}

/** A citation as it stands in a file. */
interface Citation {
  at: number;
  text: string;
  problem: string | null;
}

/** `docs/domain/orders.md#transitions`, from the repository's root, in comments and in prose. */
const PAGE = /(?<![\w./-])docs\/[\w./-]*?\.md(?:#[\p{L}\p{N}_-]+)?/gu;
/** `docs/decisions/016`, without the rest of the file's name. */
const SHORT_DECISION = /(?<![\w./-])docs\/decisions\/(\d{3})(?![\w-]*\.md|-)/g;
const DECISIONS = /\bdecisions?\s+(\d{3}(?:(?:,\s*|\s+and\s+)\d{3})*)\b/gi;
/** `docs/domain/orders#transitions`: a heading of a page whose ending was left out. */
const PAGE_WITHOUT_ENDING = /(?<![\w./-])docs\/[\w/-]+#[\p{L}\p{N}_-]+/gu;
/** `orders.md`, `../docs/domain/orders.md`: a page named by another path than that from the root. */
const NAMED_PAGE = /(?<![\w/.#-])(?:(?:\.{0,2}\/)+|(?!docs\/))[\w-]+(?:\/[\w-]+)*\.md\b(?:#[\p{L}\p{N}_-]+)?/gu;
/** In brackets, as a definition below (`[orders]: orders.md`), and as an attribute. */
const LINK =
  /\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)|^ {0,3}\[[^\]\n]+\]:\s+<?([^\s>]+)>?|\b(?:href|src)=["']([^"']+)["']/gm;

/** Ways of citing what is not in the repository. A named standard ("OpenAPI specification") is not meant. */
const OUTSIDE: readonly RegExp[] = [
  /(?<!\b(?!The\b|Our\b|This\b)[A-Z]\w*\s)\bspecifications?\b/gi,
  /(?<!RFC \d+,? )(?:§+\s*\d+|\bsections?\s+\d+\b(?!\s+of\b))/gi,
  /\bdomain[ -]rules?(?=[,:;]\s|\s\(|\sare silent\b)/gi,
  /\bdecided deviations?\b/gi,
  /\((?:decided )?D\d{1,2}\)/g,
  /(?<=[.;:] )Screens, /g,
  /\b(?:[Ss]creens|[Ll]ook and feel|[Aa]rchitecture), (?=['`/]|principle)/g,
  /(?<![\w-])(?:\/?work\/)?shared\/(?:spec|design)\b/g,
];

/** What is wrong with a file's citations, a line each: `path:line: 'citation' problem`. */
export function citationProblems(file: CitingFile, repository: CitedRepository): string[] {
  const isPage = file.path.endsWith('.md');
  const text = joined(isPage ? withoutFences(file.text) : file.text);
  const links = isPage ? linksIn(file, text, repository) : [];
  return [
    ...links,
    ...pagesIn(text, repository),
    ...decisionsIn(text, repository),
    ...(isPage ? [] : namedPagesIn(file, text, repository)),
    ...OUTSIDE.flatMap((pattern) =>
      [...text.matchAll(pattern)].map((match) => toCitation(match, 'is not in the repository')),
    ),
  ]
    .filter(({ problem }) => problem !== null)
    .sort((one, other) => one.at - other.at)
    .map(({ at, text: cited, problem }) => `${file.path}:${lineOf(file.text, at)}: '${cited}' ${problem}`);
}

/** The text with the marks of a comment's lines blank, so that a citation over two lines is found; same length. */
function joined(text: string): string {
  return text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/)/g, (mark) => `\n${' '.repeat(mark.length - 1)}`);
}

function toCitation(match: RegExpExecArray, problem: string | null): Citation {
  return { at: match.index, text: match[0].replace(/\s+/g, ' '), problem };
}

function pagesIn(text: string, repository: CitedRepository): Citation[] {
  return [
    ...[...text.matchAll(PAGE)].map((match) => toCitation(match, targetProblem(match[0], repository))),
    ...[...text.matchAll(PAGE_WITHOUT_ENDING)].map((match) => toCitation(match, 'has no file')),
  ];
}

function decisionsIn(text: string, { decisions }: CitedRepository): Citation[] {
  return [...text.matchAll(SHORT_DECISION), ...text.matchAll(DECISIONS)].map((match) => {
    const unknown = (match[1]?.match(/\d{3}/g) ?? []).filter((number) => !decisions.has(number));
    return toCitation(match, unknown.length === 0 ? null : 'is no decision in docs/decisions');
  });
}

/** A page named in code by a path from the root, from the file's folder, or from docs. */
function namedPagesIn({ path }: CitingFile, text: string, repository: CitedRepository): Citation[] {
  return [...text.matchAll(NAMED_PAGE)].map((match) => {
    const folders = ['', posix.dirname(path), 'docs'];
    const problems = folders.map((folder) => targetProblem(posix.join(folder, match[0]), repository));
    return toCitation(match, problems.includes(null) ? null : (problems[0] ?? null));
  });
}

function linksIn({ path }: CitingFile, text: string, repository: CitedRepository): Citation[] {
  return [...text.matchAll(LINK)].flatMap((match) => {
    const link = decodeURI(match[1] ?? match[2] ?? match[3] ?? '');
    if (/^[a-z][a-z\d+.-]*:/i.test(link)) return [];
    const target = link.startsWith('#') ? path + link : posix.join(posix.dirname(path), link);
    return [{ at: match.index, text: link, problem: targetProblem(target, repository) }];
  });
}

/** Why a citation leads nowhere; `null` when it leads somewhere. */
function targetProblem(target: string, repository: CitedRepository): string | null {
  const [path = '', anchor] = target.split('#');
  if (path.startsWith('..')) return 'is not in the repository';
  if (!repository.has(path)) return 'has no file';
  if (anchor === undefined || !path.endsWith('.md')) return null;
  return repository.anchorsOf(path)?.has(anchor) ? null : 'has no such heading';
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}
