import {
  Alert,
  Box,
  Button,
  MenuItem,
  Paper,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import type { Import, ImportKinds, Imports } from '@haat/api-contract/operator-imports';
import { IMPORT_LIMITS } from '@haat/api-contract/vocabulary/imports';
import { callService, queryOf } from '../data/call.ts';
import { useLoaded } from '../data/use-loaded.ts';
import { ScreenHead } from '../layout/screen-head.tsx';
import { StateOf } from '../layout/state-of.tsx';
import { useNames } from '../texts/use-names.ts';

/** Imports: a file is looked at first, and changes nothing until somebody applies it. */
export function ImportsScreen() {
  const t = useTranslate();
  const names = useNames();
  const kinds = useLoaded<ImportKinds>('/operator/v1/import-kinds');
  const imports = useLoaded<Imports>('/operator/v1/imports');
  return (
    <>
      <ScreenHead title={t('imports.title')} />
      <StateOf loaded={kinds}>{({ results }) => <NewImport kinds={results} />}</StateOf>
      <Typography variant="h6" component="h2" sx={{ mt: 4 }} gutterBottom>
        {t('imports.before')}
      </Typography>
      <StateOf loaded={imports}>
        {({ data }) => (
          <Paper variant="outlined">
            {data.length === 0 ? (
              <Typography sx={{ p: 3 }}>{t('imports.none')}</Typography>
            ) : (
              <Box sx={{ overflowX: 'auto' }}>
                <Table aria-label={t('imports.before')}>
                  <TableHead>
                    <TableRow>
                      <TableCell>{t('imports.file')}</TableCell>
                      <TableCell>{t('imports.kind')}</TableCell>
                      <TableCell>{t('work.columns.state')}</TableCell>
                      <TableCell align="right">{t('imports.rows')}</TableCell>
                      <TableCell align="right">{t('imports.states.wrong')}</TableCell>
                      <TableCell>{t('work.columns.made')}</TableCell>
                    </TableRow>
                  </TableHead>
                  <TableBody>
                    {data.map((one) => (
                      <TableRow key={one.id} hover>
                        <TableCell>
                          <Link to={`/imports/${one.id}`}>{one.name || one.id.slice(0, 8)}</Link>
                        </TableCell>
                        <TableCell>{names.choice('import_kind', one.kind)}</TableCell>
                        <TableCell>{names.choice('import_state', one.state)}</TableCell>
                        <TableCell align="right">{names.value('number', one.rows)}</TableCell>
                        <TableCell align="right">{names.value('number', one.rows_that_are_wrong)}</TableCell>
                        <TableCell>{names.value('time', one.made_at)}</TableCell>
                      </TableRow>
                    ))}
                  </TableBody>
                </Table>
              </Box>
            )}
          </Paper>
        )}
      </StateOf>
    </>
  );
}

function NewImport({ kinds }: { readonly kinds: ImportKinds['results'] }) {
  const t = useTranslate();
  const names = useNames();
  const navigate = useNavigate();
  const [kind, setKind] = useState(kinds[0]?.kind ?? '');
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const chosen = kinds.find((one) => one.kind === kind);
  if (chosen === undefined) return <Typography>{t('imports.no_kinds')}</Typography>;
  const isTooLarge = file !== null && file.size > IMPORT_LIMITS.bytes;
  const send = () => {
    if (file === null || isTooLarge) return;
    setIsBusy(true);
    setError(null);
    const path = `/operator/v1/import-kinds/${kind}/files${queryOf({ dry_run: 1, name: file.name.slice(0, 120) })}`;
    callService<Import>(path, { method: 'POST', file })
      .then(({ id }) => void navigate(`/imports/${id}`), setError)
      .finally(() => setIsBusy(false));
  };
  return (
    <Paper
      component="form"
      variant="outlined"
      sx={{ p: 3, maxWidth: 800 }}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack spacing={2}>
        {error !== null && <Alert severity="error">{names.refusal(error)}</Alert>}
        {isTooLarge && <Alert severity="error">{names.choice('file_problem', 'too-large')}</Alert>}
        <TextField select label={t('imports.kind')} value={kind} onChange={({ target }) => setKind(target.value)}>
          {kinds.map((one) => (
            <MenuItem key={one.kind} value={one.kind}>
              {names.choice('import_kind', one.kind)}
            </MenuItem>
          ))}
        </TextField>
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small" aria-label={t('imports.columns')}>
            <TableHead>
              <TableRow>
                {chosen.columns.map(({ name, is_required: isRequired }) => (
                  <TableCell key={name}>{isRequired ? `${name} *` : name}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              <TableRow>
                {chosen.columns.map(({ name, example }) => (
                  <TableCell key={name}>{example}</TableCell>
                ))}
              </TableRow>
            </TableBody>
          </Table>
        </Box>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Button component="label" variant="outlined">
            {t('imports.choose')}
            <input
              type="file"
              accept=".csv,text/csv"
              aria-label={t('imports.choose')}
              style={{ position: 'absolute', width: 1, height: 1, opacity: 0 }}
              onChange={({ target }) => setFile(target.files?.[0] ?? null)}
            />
          </Button>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{file?.name ?? t('imports.no_file')}</Typography>
        </Stack>
        <Typography color="text.secondary">{t('imports.dry')}</Typography>
        <Box>
          <Button type="submit" variant="contained" size="large" disabled={file === null || isBusy || isTooLarge}>
            {t('imports.look')}
          </Button>
        </Box>
      </Stack>
    </Paper>
  );
}
