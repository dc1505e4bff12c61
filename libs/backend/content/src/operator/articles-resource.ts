import { LANGUAGES } from '@haat/api-contract/vocabulary';
import type { Language, Role } from '@haat/api-contract/vocabulary';
import { ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import type { OperatorContext, OperatorResource, OperatorValues } from '@haat/backend-platform/operator';
import { articlesToEdit, saveFrame, saveText } from '../editing/edit-articles.ts';
import channels from '../library/data/channels.json' with { type: 'json' };
import tags from '../library/data/tags.json' with { type: 'json' };

const EDITORS: readonly Role[] = ['editor', 'operator'];
const rights = { change: EDITORS, set: EDITORS, isRequired: true } as const;
const CHANNELS = channels.map(({ slug }) => slug);

/** Articles for those who write them, also what readers do not see yet. See docs/domain/content.md#editing. */
export const articlesResource: OperatorResource = {
  name: 'articles',
  read: EDITORS,
  source: {
    rows: async (executor) =>
      (await articlesToEdit(executor)).map(({ slug, version, texts, corrections, published_on, ...frame }) => ({
        ...frame,
        id: slug,
        slug,
        published_on,
        edited: version,
        languages: LANGUAGES.filter((language) => texts[language] !== undefined),
        ...Object.fromEntries(
          (['title', 'summary', 'body'] as const).map((part) => [
            part,
            Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, text[part]])),
          ]),
        ),
        corrections: corrections.map(({ on, text }) => ({ on, text: Object.values(text).join(' · ') })),
      })),
  },
  sort: { field: 'published_on', order: 'desc' },
  fields: {
    slug: {
      kind: 'text',
      isSortable: true,
      longest: 80,
      pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
      set: EDITORS,
      isRequired: true,
    },
    title: { kind: 'texts' },
    published_on: { kind: 'day', isSortable: true, ...rights },
    channel: { kind: 'choice', choices: CHANNELS, ...rights },
    tags: { kind: 'choices', choices: tags.map(({ slug }) => slug), ...rights },
    languages: { kind: 'choices', choices: LANGUAGES },
    edited: { kind: 'number' },
    summary: { kind: 'texts', isDetail: true },
    body: { kind: 'texts', isDetail: true },
    corrections: {
      kind: 'table',
      isDetail: true,
      columns: [
        { name: 'on', kind: 'day' },
        { name: 'text', kind: 'text' },
      ],
    },
  },
  filters: {
    channel: { kind: 'choice', choices: CHANNELS, matches: (row, value: string) => row['channel'] === value },
    language_missing: {
      kind: 'choice',
      choices: LANGUAGES,
      matches: (row, value: string) => !(row['languages'] as string[]).includes(value),
    },
    title: {
      kind: 'text',
      longest: 60,
      matches: (row, value: string) =>
        Object.values(row['title'] as Record<string, string>).some((text) =>
          text.toLocaleLowerCase('en').includes(value.toLocaleLowerCase('en')),
        ),
    },
  },
  create: async (tx, context, values) => {
    const slug = String(values['slug']);
    const known = await articlesToEdit(tx);
    if (known.some((article) => article.slug === slug)) throw new ServiceError('operator_error.taken');
    await writeFrame(tx, context, { slug, version: 0, categories: [] }, values);
    return slug;
  },
  change: async (tx, context, before, values) => {
    const frame = { ...before, ...values };
    const { id: slug, edited: version, categories } = before as { id: string; edited: number; categories: string[] };
    await writeFrame(tx, context, { slug, version, categories }, frame);
  },
  actions: {
    /** A text that readers have seen is changed only with a word on what was wrong. */
    'write-text': {
      roles: EDITORS,
      secondPerson: 'never',
      inputs: {
        language: { kind: 'choice', choices: LANGUAGES, isRequired: true },
        title: { kind: 'text', longest: 120, isRequired: true },
        summary: { kind: 'long-text', longest: 300, isRequired: true },
        body: { kind: 'long-text', longest: 8000, isRequired: true },
        correction: { kind: 'long-text', longest: 300 },
      },
      run: async (tx, { dependencies }, slug, input) => {
        const present = (await articlesToEdit(tx)).find((article) => article.slug === slug);
        if (present === undefined) throw new ServiceError('request_error.not_found');
        const text = { title: String(input['title']), summary: String(input['summary']), body: String(input['body']) };
        const correction = typeof input['correction'] === 'string' ? input['correction'] : null;
        const place = { slug, language: input['language'] as Language };
        await saveText(inside(tx, dependencies), place, { version: present.version, correction, ...text });
        return null;
      },
    },
  },
};

async function writeFrame(
  tx: Transaction,
  { dependencies }: OperatorContext,
  { slug, ...article }: { slug: string; version: number; categories: string[] },
  values: OperatorValues,
): Promise<void> {
  await saveFrame(inside(tx, dependencies), slug, {
    ...article,
    channel: String(values['channel']),
    tags: values['tags'] as string[],
    published_on: String(values['published_on']),
  });
}

/** Within the desk's transaction: what is saved is kept with the record of it, or neither. */
function inside(tx: Transaction, { now }: Dependencies): Pick<Dependencies, 'database' | 'now'> {
  return { database: tx, now };
}
