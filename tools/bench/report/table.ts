import { isMet, type Figure } from '../figure.ts';

/** Figures as a table in plain text: what, figure, aim, whether it is met, and a remark. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.what,
    amount(figure.value, figure.unit),
    aimOf(figure),
    verdict(figure),
    figure.remark ?? '',
  ]);
  const all = [['what', 'figure', 'aim', '', ''], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function aimOf({ aim, unit }: Figure): string {
  if (aim === null) return '';
  return `${aim.is === 'at least' ? '≥' : '≤'} ${amount(aim.bound, unit)}`;
}

function verdict(figure: Figure): string {
  const met = isMet(figure);
  return met === null ? '' : met ? 'met' : 'MISSED';
}

function amount(value: number, unit: string): string {
  const digits = Number.isInteger(value) || value >= 100 ? 0 : value >= 1 ? 1 : 3;
  return `${value.toFixed(digits)}${unit === '' ? '' : unit.startsWith('/') ? unit : ` ${unit}`}`;
}
