import {
  Alert,
  Box,
  Button,
  Paper,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { callService } from '../data/call.ts';
import { useLoaded } from '../data/use-loaded.ts';
import { ScreenHead } from '../layout/screen-head.tsx';
import { StateOf } from '../layout/state-of.tsx';
import { useNames } from '../texts/use-names.ts';
import { actsOf, useActs, type ActsAnswer } from './use-acts.ts';

const EVERY_MS = 30_000;

/** What waits for a second person: who asked for it can withdraw it, and never confirms it. */
export function ActsScreen() {
  const t = useTranslate();
  const names = useNames();
  const notify = useNotify();
  const [error, setError] = useState<unknown>(null);
  const acts = useActs();
  const loaded = useLoaded<ActsAnswer>(acts.path, EVERY_MS);
  const decide = (id: string, decision: 'confirm' | 'decline') => {
    setError(null);
    callService(acts.decide(id, decision), { method: 'POST', ...acts.body })
      .then(
        () => notify(decision === 'confirm' ? 'acts_page.confirmed' : 'acts_page.declined', { type: 'success' }),
        setError,
      )
      .finally(loaded.reload);
  };
  return (
    <>
      <ScreenHead title={t('acts_page.title')} />
      <Typography sx={{ mb: 2 }}>{t('acts_page.why')}</Typography>
      {error !== null && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {names.refusal(error)}
        </Alert>
      )}
      <StateOf loaded={loaded}>
        {(answer) => (
          <Paper variant="outlined">
            {actsOf(answer).length === 0 ? (
              <Typography sx={{ p: 3 }}>{t('acts_page.empty')}</Typography>
            ) : (
              <Box sx={{ overflowX: 'auto' }}>
                <Table aria-label={t('acts_page.title')}>
                  <TableHead>
                    <TableRow>
                      <TableCell>{t('acts_page.what')}</TableCell>
                      <TableCell align="right">{t('acts_page.amount')}</TableCell>
                      <TableCell>{t('desk.reason')}</TableCell>
                      <TableCell>{t('acts_page.asked')}</TableCell>
                      <TableCell>{t('acts_page.decide')}</TableCell>
                    </TableRow>
                  </TableHead>
                  <TableBody>
                    {actsOf(answer).map(({ id, kind, subject_id: subject, amount, reason, requested_at: at }) => (
                      <TableRow key={id}>
                        <TableCell>
                          {names.choice('money_act', kind)}
                          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                            {subject.slice(0, 24)}
                          </Typography>
                        </TableCell>
                        <TableCell align="right">
                          {amount === 0 ? t('desk.nothing') : names.value('rupees', amount)}
                        </TableCell>
                        <TableCell sx={{ minWidth: 160 }}>{reason}</TableCell>
                        <TableCell>{names.value('time', at)}</TableCell>
                        <TableCell>
                          <Stack direction="row" spacing={1}>
                            <Button variant="contained" onClick={() => decide(id, 'confirm')}>
                              {t('acts_page.confirm')}
                            </Button>
                            <Button variant="outlined" onClick={() => decide(id, 'decline')}>
                              {t('acts_page.decline')}
                            </Button>
                          </Stack>
                        </TableCell>
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
