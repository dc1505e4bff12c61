import { Box, Paper, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNames } from '../texts/use-names.ts';

/** Figures of a day, a shop or a district. */
export interface FiguresRow {
  readonly key: string;
  readonly head: string;
  readonly orders: number;
  readonly sum: number;
  readonly cancelled: number;
  readonly late: number;
  readonly refunds: number;
  readonly refunded: number;
}

const COLUMNS = [
  ['orders', 'number'],
  ['sum', 'rupees'],
  ['cancelled', 'number'],
  ['late', 'number'],
  ['refunds', 'number'],
  ['refunded', 'rupees'],
] as const;

/** Figures as a table, one row each. */
export function FiguresTable({ title, rows }: { readonly title: string; readonly rows: readonly FiguresRow[] }) {
  const t = useTranslate();
  const names = useNames();
  if (rows.length === 0) return null;
  return (
    <Paper variant="outlined">
      <Typography variant="h6" component="h2" sx={{ p: 2, pb: 0 }}>
        {title}
      </Typography>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              <TableCell>{t('figures.name')}</TableCell>
              {COLUMNS.map(([name]) => (
                <TableCell key={name} align="right">
                  {t(`figures.${name}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.key}>
                <TableCell component="th" scope="row">
                  {row.head}
                </TableCell>
                {COLUMNS.map(([name, kind]) => (
                  <TableCell key={name} align="right" sx={{ whiteSpace: 'nowrap' }}>
                    {names.value(kind, row[name])}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Paper>
  );
}
