import { existsSync, readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@haat/api-contract/vocabulary';
import articles from './data/articles.json' with { type: 'json' };
import channels from './data/channels.json' with { type: 'json' };
import tags from './data/tags.json' with { type: 'json' };
import type { WrittenIn } from './written-text.ts';

/** An article in one language. */
export interface ArticleText {
  readonly title: string;
  readonly summary: string;
  /** Markdown without HTML. */
  readonly body: string;
}

/** A channel or a tag. */
export interface LibraryTopic {
  readonly slug: string;
  readonly name: WrittenIn<string>;
}

/** What was wrong in an article's text, in the languages of the text, and since when it is right. */
export interface Correction {
  readonly on: string;
  readonly text: Partial<Record<Language, string>>;
}

/** An article as the library has it. */
export interface LibraryArticle {
  readonly slug: string;
  readonly channel: LibraryTopic;
  readonly tags: readonly LibraryTopic[];
  readonly publishedOn: string;
  /** Categories of goods that it names, by their slugs. */
  readonly categories: readonly string[];
  readonly corrections: readonly Correction[];
  readonly texts: WrittenIn<ArticleText>;
}

/** Words that a farmer reads in a minute. */
const WORDS_A_MINUTE = 110;

const CHANNELS = new Map(channels.map((channel): [string, LibraryTopic] => [channel.slug, channel]));
const TAGS = new Map(tags.map((tag): [string, LibraryTopic] => [tag.slug, tag]));

/** @throws Error when there is no such channel */
export function channelOf(slug: string): LibraryTopic {
  return topic(CHANNELS, slug);
}

/** @throws Error when there is no such tag */
export function tagOf(slug: string): LibraryTopic {
  return topic(TAGS, slug);
}

/** Whether there are such a channel and such tags. */
export function areTopics(channel: string, tags: readonly string[]): boolean {
  return CHANNELS.has(channel) && tags.every((tag) => TAGS.has(tag));
}

function topic(known: ReadonlyMap<string, LibraryTopic>, slug: string): LibraryTopic {
  const found = known.get(slug);
  if (found === undefined) throw new Error(`The library has no channel or tag ${slug}.`);
  return found;
}

/** A file is a heading with the title, a paragraph with the summary, and the body. */
function readText(slug: string, language: string): ArticleText | null {
  const file = new URL(`./data/articles/${slug}.${language}.md`, import.meta.url);
  if (!existsSync(file)) return null;
  const [title = '', summary = '', ...body] = readFileSync(file, 'utf8').trim().split('\n\n');
  return { title: title.replace(/^# /, ''), summary, body: body.join('\n\n') };
}

function readArticle(article: (typeof articles)[number]): LibraryArticle {
  const texts = Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text = readText(article.slug, language);
      return text === null ? [] : [[language, text] as const];
    }),
  ) as Partial<Record<string, ArticleText>>;
  const { hi } = texts;
  if (hi === undefined) throw new Error(`The article ${article.slug} is not written in Hindi.`);
  return {
    slug: article.slug,
    channel: channelOf(article.channel),
    tags: article.tags.map(tagOf),
    publishedOn: article.publishedOn,
    categories: article.categories,
    corrections: article.corrections,
    texts: { ...texts, hi },
  };
}

let read: readonly LibraryArticle[] | undefined;

/** Every article, the newest first; read from the files once. */
export function libraryArticles(): readonly LibraryArticle[] {
  read ??= articles
    .map(readArticle)
    // Those of one day stay as the file has them.
    .sort((one, other) => other.publishedOn.localeCompare(one.publishedOn));
  return read;
}

/** Channels that some of these articles have. */
export function channelsOf(articles: readonly LibraryArticle[]): readonly LibraryTopic[] {
  const used = new Set(articles.map(({ channel }) => channel.slug));
  return [...CHANNELS.values()].filter(({ slug }) => used.has(slug));
}

/** Tags that some of these articles have. */
export function tagsOf(articles: readonly LibraryArticle[]): readonly LibraryTopic[] {
  const used = new Set(articles.flatMap((article) => article.tags.map(({ slug }) => slug)));
  return [...TAGS.values()].filter(({ slug }) => used.has(slug));
}

/** Minutes that a text takes to read, 1 at least. */
export function minutesOf({ summary, body }: ArticleText): number {
  return Math.max(1, Math.round(`${summary} ${body}`.split(/\s+/).length / WORDS_A_MINUTE));
}
