import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import sampleWords from './sample-words.json' with { type: 'json' };

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = sampleWords;

/** Letters of Hindi; its full stop is Odia's and Bengali's too. */
const DEVANAGARI = /[\u0900-\u0963\u0966-\u097f]/;

interface ElementProperties {
  children?: ReactNode;
  [name: string]: unknown;
}

/**
 * A story's tree in another language. Stories are written in Hindi; each Hindi text in a property or a child, at any
 * depth, is looked up in `sample-words.json`. What is not there stays as it is, and the checks name it.
 */
export function translateSamples(tree: ReactNode, language: string): ReactNode {
  return translated(tree, language) as ReactNode;
}

function translated(value: unknown, language: string): unknown {
  if (typeof value === 'string') return DEVANAGARI.test(value) ? translatedText(value, language) : value;
  if (Array.isArray(value)) return value.map((item: unknown) => translated(item, language));
  if (isValidElement<ElementProperties>(value))
    return isStory(value) ? storyElement(value, language) : translatedElement(value, language);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, translated(item, language)]));
}

/** A text that is not there as a whole goes sentence by sentence. */
function translatedText(text: string, language: string): string {
  return (
    words[text]?.[language] ?? text.replaceAll(/[^।]+।/g, (sentence) => words[sentence.trim()]?.[language] ?? sentence)
  );
}

/** Children go in one by one: React asks for keys in lists that it was not given so. */
function translatedElement(element: ReactElement<ElementProperties>, language: string): ReactElement {
  const { children, ...properties } = element.props;
  const others = translated(properties, language) as ElementProperties;
  if (children === undefined) return cloneElement(element, others);
  const inside = translated(children, language) as ReactNode;
  return Array.isArray(inside)
    ? cloneElement(element, others, ...(inside as ReactNode[]))
    : cloneElement(element, others, inside);
}

type StoryFunction = (context: ElementProperties) => ReactNode;

/** Storybook's innermost element: its type is the story's own function, its properties are the story's context. */
function isStory(element: ReactElement<ElementProperties>): boolean {
  return typeof element.type === 'function' && 'originalStoryFn' in element.props;
}

function storyElement(element: ReactElement<ElementProperties>, language: string): ReactElement {
  return <StoryInLanguage story={element.type as StoryFunction} context={element.props} language={language} />;
}

/** One component in every language, so that a story keeps its state when the language changes. */
function StoryInLanguage({
  story,
  context,
  language,
}: {
  story: StoryFunction;
  context: ElementProperties;
  language: string;
}): ReactNode {
  return translated(story(context), language) as ReactNode;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
