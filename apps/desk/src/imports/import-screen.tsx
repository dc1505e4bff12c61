import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Paper,
  Stack,
  Typography,
} from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import type { Import } from '@haat/api-contract/operator-imports';
import { callService } from '../data/call.ts';
import { useLoaded } from '../data/use-loaded.ts';
import { ScreenHead } from '../layout/screen-head.tsx';
import { StateOf } from '../layout/state-of.tsx';
import { useNames } from '../texts/use-names.ts';
import { ImportRowsTable } from './import-rows-table.tsx';

const GOES_ON: readonly string[] = ['reading', 'applying', 'undoing'];
const LOOKS_AGAIN_MS = 1_000;

/** An import: what it would change or has changed, row by row; applied and undone from here. */
export function ImportScreen() {
  const { id = '' } = useParams();
  const loaded = useLoaded<Import>(`/operator/v1/imports/${id}`);
  const goesOn = GOES_ON.includes(loaded.data?.state ?? '');
  const { reload, data } = loaded;
  useEffect(() => {
    if (!goesOn) return undefined;
    const timer = setTimeout(reload, LOOKS_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [goesOn, reload, data]);
  return <StateOf loaded={loaded}>{(one) => <ImportView one={one} reload={reload} />}</StateOf>;
}

function ImportView({ one, reload }: { readonly one: Import; readonly reload: () => void }) {
  const t = useTranslate();
  const names = useNames();
  const navigate = useNavigate();
  const [asks, setAsks] = useState<'apply' | 'undo' | null>(null);
  const [error, setError] = useState<unknown>(null);
  const goesOn = GOES_ON.includes(one.state);
  const act = (what: 'apply' | 'undo') => {
    setAsks(null);
    setError(null);
    callService(`/operator/v1/imports/${one.id}/${what}`, { method: 'POST' }).then(reload, setError);
  };
  const counts = [
    ['rows', one.rows],
    ['states.changes', one.rows_that_change],
    ['states.same', one.rows_that_are_same],
    ['states.wrong', one.rows_that_are_wrong],
  ] as const;
  return (
    <>
      <ScreenHead title={`${names.choice('import_kind', one.kind)}: ${one.name || one.id.slice(0, 8)}`}>
        <Stack direction="row" spacing={1}>
          <Button onClick={() => void navigate('/imports')}>{t('desk.to_list')}</Button>
          {one.can_apply && (
            <Button variant="contained" onClick={() => setAsks('apply')}>
              {t('imports.apply')}
            </Button>
          )}
          {one.can_undo && (
            <Button variant="outlined" color="error" onClick={() => setAsks('undo')}>
              {t('imports.undo')}
            </Button>
          )}
        </Stack>
      </ScreenHead>
      {error !== null && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {names.refusal(error)}
        </Alert>
      )}
      <Alert severity={one.state === 'refused' ? 'error' : 'info'} sx={{ mb: 2 }} role="status">
        {names.choice('import_state', one.state)}
        {one.problem !== null &&
          ` · ${names.choice('file_problem', one.problem.code)} ${[
            ...(one.problem.line === null ? [] : [t('imports.line', { line: one.problem.line })]),
            ...one.problem.found,
          ].join(', ')}`}
      </Alert>
      {goesOn && (
        <LinearProgress
          variant={one.rows > 0 ? 'determinate' : 'indeterminate'}
          value={one.rows > 0 ? (100 * one.rows_done) / one.rows : 0}
          aria-label={names.choice('import_state', one.state)}
          sx={{ mb: 2 }}
        />
      )}
      <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
        <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {counts.map(([name, count]) => (
            <div key={name}>
              <Typography variant="body2" color="text.secondary">
                {t(`imports.${name}`)}
              </Typography>
              <Typography variant="h6" component="p">
                {names.value('number', count)}
              </Typography>
            </div>
          ))}
        </Stack>
      </Paper>
      {one.problem === null && one.state !== 'reading' && <ImportRowsTable id={one.id} turn={one.state} />}
      <Dialog open={asks !== null} onClose={() => setAsks(null)} aria-labelledby="import-title">
        <DialogTitle id="import-title">{t(`imports.${asks ?? 'apply'}`)}</DialogTitle>
        <DialogContent>
          <Typography>
            {t(`imports.sure_${asks ?? 'apply'}`, {
              smart_count: one.rows_that_change,
              wrong: one.rows_that_are_wrong,
            })}
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsks(null)}>{t('ra.action.cancel')}</Button>
          <Button variant="contained" onClick={() => act(asks ?? 'apply')}>
            {t(`imports.${asks ?? 'apply'}`)}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
