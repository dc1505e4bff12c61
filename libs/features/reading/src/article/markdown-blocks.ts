import { lexer, type Token, type Tokens } from 'marked';

/** Words, bold or not. */
export interface Words {
  readonly text: string;
  readonly isStrong: boolean;
}

/** A part of an article; there is no HTML in it, nor a link. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly words: readonly Words[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Words[])[] }
  | { readonly kind: 'table'; readonly header: readonly string[]; readonly rows: readonly (readonly string[])[] };

/**
 * Reads the Markdown of an article into parts that React draws. HTML in it is shown as the text that it is, and a link
 * as its words.
 */
export function markdownBlocks(markdown: string): readonly Block[] {
  return lexer(markdown).flatMap(blockOf);
}

function blockOf(token: Token): readonly Block[] {
  switch (token.type) {
    case 'heading':
      return [{ kind: 'heading', text: textOf(token.tokens ?? []) }];
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return [{ kind: 'list', isOrdered: ordered, items: items.map((item) => wordsOf(item.tokens)) }];
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const cells = (row: readonly Tokens.TableCell[]) => row.map(({ tokens }) => textOf(tokens));
      return [{ kind: 'table', header: cells(header), rows: rows.map(cells) }];
    }
    case 'space':
      return [];
    case 'paragraph':
      return [{ kind: 'paragraph', words: wordsOf(token.tokens ?? []) }];
    default:
      return [{ kind: 'paragraph', words: [{ text: token.raw.trim(), isStrong: false }] }];
  }
}

function wordsOf(tokens: readonly Token[], isStrong = false): readonly Words[] {
  return tokens.flatMap((token): readonly Words[] => {
    if (token.type === 'strong') return wordsOf((token as Tokens.Strong).tokens, true);
    if ('tokens' in token && token.tokens !== undefined) return wordsOf(token.tokens, isStrong);
    return [{ text: 'text' in token && token.type === 'text' ? (token as Tokens.Text).text : token.raw, isStrong }];
  });
}

function textOf(tokens: readonly Token[]): string {
  return wordsOf(tokens)
    .map(({ text }) => text)
    .join('');
}
