import {
  Alert,
  Box,
  Button,
  Paper,
  Stack,
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
import { useNotify, useTranslate } from 'react-admin';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import type { WorkItem, WorkItems } from '@haat/api-contract/operator-work-lists';
import { WORK_LIST_PARTS } from '@haat/api-contract/vocabulary/work-lists';
import { callService, queryOf } from '../data/call.ts';
import { useLoaded } from '../data/use-loaded.ts';
import { ScreenHead } from '../layout/screen-head.tsx';
import { StateOf } from '../layout/state-of.tsx';
import { useNames } from '../texts/use-names.ts';
import { Clock } from './clock.tsx';

const PER_PAGE = 25;
const EVERY_MS = 60_000;

/** A work list: what waits, what is mine, what was passed on; the next piece of work is taken with one press. */
export function WorkListScreen() {
  const { kind = '' } = useParams();
  return <WorkList key={kind} kind={kind} />;
}

function WorkList({ kind }: { readonly kind: string }) {
  const t = useTranslate();
  const names = useNames();
  const notify = useNotify();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const [error, setError] = useState<unknown>(null);
  const which = query.get('which') ?? 'waiting';
  const page = Number(query.get('page') ?? '1');
  const path = `/operator/v1/work-lists/${kind}`;
  const loaded = useLoaded<WorkItems>(path + queryOf({ which, page, per_page: PER_PAGE }), EVERY_MS);
  const claimNext = () => {
    setError(null);
    callService<{ item: WorkItem | null }>(`${path}/claim-next`, { method: 'POST' }).then(({ item }) => {
      if (item === null) notify('work.nothing_waits', { type: 'info' });
      else void navigate(`/work/${kind}/${item.id}`);
      loaded.reload();
    }, setError);
  };
  return (
    <>
      <ScreenHead title={t(`work.kinds.${kind.replaceAll('-', '_')}`)}>
        <Button variant="contained" size="large" onClick={claimNext}>
          {t('work.claim_next')}
        </Button>
      </ScreenHead>
      {error !== null && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {names.refusal(error)}
        </Alert>
      )}
      <Tabs
        value={which}
        onChange={(_event, value: string) => setQuery({ which: value })}
        aria-label={t('work.parts.label')}
        sx={{ mb: 1 }}
      >
        {WORK_LIST_PARTS.map((part) => (
          <Tab key={part} value={part} label={t(`work.parts.${part}`)} />
        ))}
      </Tabs>
      <StateOf loaded={loaded}>
        {({ data, total }) => (
          <Paper variant="outlined">
            {data.length === 0 ? (
              <Typography sx={{ p: 3 }}>{t('work.empty')}</Typography>
            ) : (
              <Box sx={{ overflowX: 'auto' }}>
                <Table aria-label={t(`work.parts.${which}`)}>
                  <TableHead>
                    <TableRow>
                      <TableCell>{t('work.columns.what')}</TableCell>
                      <TableCell>{t('work.columns.due')}</TableCell>
                      <TableCell>{t('work.columns.state')}</TableCell>
                      <TableCell>{t('work.columns.made')}</TableCell>
                      <TableCell>{t('work.columns.note')}</TableCell>
                    </TableRow>
                  </TableHead>
                  <TableBody>
                    {data.map((item) => (
                      <Row key={item.id} item={item} />
                    ))}
                  </TableBody>
                </Table>
              </Box>
            )}
            <TablePagination
              component="div"
              count={total}
              page={page - 1}
              rowsPerPage={PER_PAGE}
              rowsPerPageOptions={[]}
              onPageChange={(_event, next) => setQuery({ which, page: String(next + 1) })}
              getItemAriaLabel={(type) => t(`ra.navigation.${type}`)}
            />
          </Paper>
        )}
      </StateOf>
    </>
  );
}

function Row({ item }: { readonly item: WorkItem }) {
  const t = useTranslate();
  const names = useNames();
  const { kind, id, label, subject_id: subject, due_at: due, state, is_mine: isMine, made_at: made, reason } = item;
  return (
    <TableRow hover>
      <TableCell>
        <Link to={`/work/${kind}/${id}`} state={item}>
          {label ?? subject.slice(0, 24)}
        </Link>
      </TableCell>
      <TableCell>
        <Clock until={due} />
      </TableCell>
      <TableCell>
        <Stack>{isMine ? t('work.states.mine') : t(`work.states.${state}`)}</Stack>
      </TableCell>
      <TableCell>{names.value('time', made)}</TableCell>
      <TableCell>{reason === null ? '' : names.choice('work_reason', reason)}</TableCell>
    </TableRow>
  );
}
