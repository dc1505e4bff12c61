import { describe, expect, it } from 'vitest';
import { readTableFile, type TableRow } from './read-table-file.ts';

const columns = [
  { name: 'name', isRequired: true },
  { name: 'price', isRequired: true },
  { name: 'note', isRequired: false },
];
const limits = { bytes: 1_000_100, rows: 1000, columns: 10, rowLetters: 500 };

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

async function read(file: string | Uint8Array, size = 7): Promise<TableRow[]> {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  return all(readTableFile(inPieces(bytes, size), { columns, limits }));
}

const utf16 = (text: string, isMarked: boolean) =>
  Uint8Array.from([...(isMarked ? [0xff, 0xfe] : []), ...Buffer.from(text, 'utf16le')]);

describe('a table', () => {
  it.each([
    ['commas', 'name,price\nयूरिया,266.50\n', [['यूरिया', '266.50', '']]],
    ['semicolons and carriage returns', 'name;price\r\nUrea;"1;5"\r\n', [['Urea', '1;5', '']]],
    ['tabs', 'name\tprice\nUrea\t1\n', [['Urea', '1', '']]],
    ['the mark of spreadsheets, capitals and spaces', '\uFEFF Name , PRICE \nUrea , 1 ', [['Urea', '1', '']]],
    ['columns in another order', 'note,price,name\nx,1,Urea\n', [['Urea', '1', 'x']]],
    ['quotes, commas and line ends in cells', 'name,price\n"a ""b"",\nc",1\n', [['a "b",\nc', '1', '']]],
    ['empty lines', 'name,price\n\n\nUrea,1\n , \n\n', [['Urea', '1', '']]],
    ['spaces around quotes', 'name, "price"\n"Urea" , "1"\n', [['Urea', '1', '']]],
    ['tabs and empty cells', 'note\tname\tprice\n\t "Urea"\t1\n', [['Urea', '1', '']]],
  ])('is read with %s', async (_, file, cells) => {
    expect((await read(file)).map((row) => row.cells)).toEqual(cells);
    expect((await read(file, 1)).map((row) => row.cells)).toEqual(cells);
  });

  it('says which rows have more or fewer cells, and counts as spreadsheets do', async () => {
    const rows = await read('name,price\nA,1\nB\nC,3,4\n\n,\nD,4');
    expect(rows.map(({ row, wrongCount }) => [row, wrongCount])).toEqual([
      [2, null],
      [3, 1],
      [4, 3],
      [7, null],
    ]);
  });

  it.each([
    ['nothing', '', 'empty', null, []],
    ['spaces alone', ' \n \n', 'empty', null, []],
    ['a heading alone', 'name,price\n', 'empty', null, []],
    ['UTF-16 with its mark', utf16('name,price\nA,1\n', true), 'encoding', 1, ['UTF-16']],
    ['UTF-16 without it', utf16('name,price\nA,1\n', false), 'encoding', 1, ['UTF-16']],
    ['Latin letters', Buffer.from('name,price\ncafé,1\n', 'latin1'), 'encoding', null, []],
    ['no column that is needed', 'name,note\nA,1\n', 'columns-missing', 1, ['price']],
    ['a column that is not known', 'name,price,colour\nA,1,red\n', 'columns-unknown', 1, ['colour']],
    ['a column twice', 'name,price,Name\nA,1,B\n', 'columns-twice', 1, ['name']],
    ['more columns than may be', `${'a,'.repeat(11)}\n`, 'too-many-columns', 1, ['12']],
    ['a million columns', `${'a,'.repeat(500_000)}\n`, 'too-many-columns', 1, []],
    ['a quote that never ends', 'name,price\n"A,1\n', 'half-row', 2, []],
    ['a quote that swallows the rest', `name,price\n"A,1\n${'B,2\n'.repeat(500)}`, 'half-row', 2, []],
    ['a quote in the middle', 'name,price\nA"B,1\n', 'not-a-table', 2, []],
    ['more rows than may be', `name,price\n${'A,1\n'.repeat(1001)}`, 'too-many-rows', 1002, ['1000']],
    ['more bytes than may be', `name,price\n${'A,1\n'.repeat(260_000)}`, 'too-large', null, ['1000100']],
  ] as const)('is refused with %s', async (_, file, code, line, found) => {
    const bounds = code === 'too-large' ? { ...limits, rows: 1e9 } : limits;
    const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
    const reading = all(readTableFile(inPieces(bytes, 65_536), { columns, limits: bounds }));
    await expect(reading).rejects.toMatchObject({ code, line, found });
  });

  it('passes over other columns where it may, and needs one of several', async () => {
    const lenient = columns.map(({ name }) => ({ name, isRequired: name === 'name' }));
    const shape = { columns: lenient, oneOf: ['price', 'note'], passesOverOthers: true, limits };
    const cellsOf = async (text: string) =>
      (await all(readTableFile(inPieces(new TextEncoder().encode(text), 9), shape))).map(({ cells }) => cells);
    expect(await cellsOf('name,colour,note,colour,\nUrea,red,x,blue,\n')).toEqual([['Urea', '', 'x']]);
    await expect(cellsOf('name,colour\nUrea,red\n')).rejects.toMatchObject({
      ...{ code: 'columns-missing', line: 1, found: ['price', 'note'] },
    });
  });

  it('that its sender breaks off is refused', async () => {
    async function* broken() {
      yield new TextEncoder().encode('name,price\nA,1\n');
      throw new Error('aborted');
    }
    await expect(all(readTableFile(broken(), { columns, limits }))).rejects.toMatchObject({
      code: 'broken-off',
    });
  });
});
