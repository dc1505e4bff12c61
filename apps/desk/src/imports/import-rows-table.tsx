import {
  Box,
  Paper,
  Tab,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TablePagination,
  TableRow,
  Tabs,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportRow, ImportRows } from '@haat/api-contract/operator-imports';
import { IMPORT_ROW_STATES, IMPORT_ROWS_PAGE_SIZE } from '@haat/api-contract/vocabulary/imports';
import { queryOf } from '../data/call.ts';
import { inWords } from '../data/in-words.ts';
import { useLoaded } from '../data/use-loaded.ts';
import { StateOf } from '../layout/state-of.tsx';
import { useNames } from '../texts/use-names.ts';

interface ImportRowsTableProps {
  readonly id: string;
  /** Loads the rows anew when it is another one. */
  readonly turn: string;
}

/** Which rows are shown. */
const WHICH = ['all', ...IMPORT_ROW_STATES];

/** Every row of a file: what is wrong with it and where, or what it changes. */
export function ImportRowsTable({ id, turn }: ImportRowsTableProps) {
  const t = useTranslate();
  const [state, setState] = useState<string>('all');
  const [page, setPage] = useState(0);
  const query = queryOf({ state: state === 'all' ? '' : state, page: page + 1, per_page: IMPORT_ROWS_PAGE_SIZE });
  const loaded = useLoaded<ImportRows>(`/operator/v1/imports/${id}/rows${query}`);
  return (
    <>
      <Tabs
        key={turn}
        value={state}
        onChange={(_event, value: string) => {
          setState(value);
          setPage(0);
        }}
        aria-label={t('imports.which_rows')}
      >
        {WHICH.map((one) => (
          <Tab key={one} value={one} label={t(`imports.states.${one}`)} />
        ))}
      </Tabs>
      <StateOf loaded={loaded}>
        {({ data, total }) => (
          <Paper variant="outlined">
            {data.length === 0 ? <Typography sx={{ p: 3 }}>{t('imports.no_rows')}</Typography> : <RowsOf rows={data} />}
            <TablePagination
              component="div"
              count={total}
              page={page}
              rowsPerPage={IMPORT_ROWS_PAGE_SIZE}
              rowsPerPageOptions={[]}
              onPageChange={(_event, next) => setPage(next)}
              getItemAriaLabel={(type) => t(`ra.navigation.${type}`)}
            />
          </Paper>
        )}
      </StateOf>
    </>
  );
}

function RowsOf({ rows }: { readonly rows: readonly ImportRow[] }) {
  const t = useTranslate();
  const names = useNames();
  const columns = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))];
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={t('imports.which_rows')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('imports.row')}</TableCell>
            <TableCell>{t('imports.becomes')}</TableCell>
            {columns.map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ row, state, values, before, problems }) => (
            <TableRow key={row}>
              <TableCell>{row}</TableCell>
              <TableCell sx={{ minWidth: 220 }}>
                {problems.length === 0
                  ? t(`imports.states.${state}`)
                  : problems.map(({ column, code, expected }, index) => (
                      <Typography key={index} variant="body2" color="error" sx={{ fontWeight: 600 }}>
                        {[column, names.choice('row_problem', code), expected].filter(Boolean).join(' · ')}
                      </Typography>
                    ))}
              </TableCell>
              {columns.map((name) => (
                <TableCell key={name}>{changeOf(before?.[name], values[name])}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** What stands in a row; where it changes a value, that one before it. */
function changeOf(before: unknown, now: string | undefined): string | undefined {
  const then = inWords(before);
  return before === undefined || then === now ? now : `${then} → ${now ?? ''}`;
}
