import { Table } from '@haat/ui-kit';
import type { Block, Words } from './markdown-blocks.ts';

/** The parts of an article, one below the other. */
export function ArticleBody({ blocks, title }: { readonly blocks: readonly Block[]; readonly title: string }) {
  return blocks.map((block, index) => <Part key={index} block={block} title={title} />);
}

function Part({ block, title }: { readonly block: Block; readonly title: string }) {
  switch (block.kind) {
    case 'heading':
      return <h2 className="mt-2 text-18 font-bold">{block.text}</h2>;
    case 'paragraph':
      return (
        <p>
          <Text words={block.words} />
        </p>
      );
    case 'list': {
      const items = block.items.map((words, index) => (
        <li key={index}>
          <Text words={words} />
        </li>
      ));
      return block.isOrdered ? (
        <ol className="flex list-decimal flex-col gap-2 pl-6">{items}</ol>
      ) : (
        <ul className="flex list-disc flex-col gap-2 pl-6">{items}</ul>
      );
    }
    case 'table':
      return (
        <Table
          caption={title}
          captionHidden
          columns={block.header.map((header, index) => ({ key: String(index), header }))}
          rows={block.rows.map((cells, index) => ({
            key: String(index),
            cells: Object.fromEntries(cells.map((cell, column) => [String(column), cell])),
          }))}
        />
      );
  }
}

function Text({ words }: { readonly words: readonly Words[] }) {
  return words.map(({ text, isStrong }, index) => (isStrong ? <b key={index}>{text}</b> : text));
}
