/**
 * Reads CSV text with a header row (RFC 4180: quotes double inside quotes) into one object a line.
 *
 * @throws Error when a line has another number of cells than the header.
 */
export function parseCsv(text: string): Record<string, string>[] {
  const [header, ...lines] = splitCells(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
  if (header === undefined) return [];
  return lines.map((cells, index) => {
    if (cells.length !== header.length)
      throw new Error(`Line ${index + 2} has ${cells.length} cells instead of ${header.length}`);
    return Object.fromEntries(header.map((name, column) => [name, cells[column] ?? '']));
  });
}

function splitCells(text: string): string[][] {
  const lines: string[][] = [];
  // One cell at a time: a quoted text or plain characters, then what ends it.
  const cell = /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/y;
  let line: string[] = [];
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (found === null) throw new Error(`Not CSV after line ${lines.length + 1}`);
    line.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === ',') continue;
    lines.push(line);
    line = [];
  }
  return lines;
}
