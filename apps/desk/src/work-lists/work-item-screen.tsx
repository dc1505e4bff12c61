import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { WorkItem, WorkItems } from '@haat/api-contract/operator-work-lists';
import { callService, queryOf } from '../data/call.ts';
import { useLoaded } from '../data/use-loaded.ts';
import { ScreenHead } from '../layout/screen-head.tsx';
import { StateOf } from '../layout/state-of.tsx';
import { useNames } from '../texts/use-names.ts';
import { Clock } from './clock.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { SubjectView } from './subject-view.tsx';

/** One piece of work: its clock, what it is about, and giving it back or passing it on. */
export function WorkItemScreen() {
  const { kind = '', id = '' } = useParams();
  const handed = useLocation().state as WorkItem | null;
  const t = useTranslate();
  // What is mine is looked up; what others wait with comes from the list that led here.
  const mine = useLoaded<WorkItems>(`/operator/v1/work-lists/${kind}${queryOf({ which: 'mine', per_page: 100 })}`);
  const listed = useLoaded<WorkItems>(
    mine.data === null || mine.data.data.some((item) => item.id === id)
      ? null
      : `/operator/v1/work-lists/${kind}${queryOf({ which: 'all', per_page: 100 })}`,
  );
  const find = (items: WorkItems | null) => items?.data.find((item) => item.id === id);
  const item = find(mine.data) ?? find(listed.data) ?? (handed?.id === id ? handed : null);
  return (
    <StateOf loaded={mine}>
      {() =>
        item === null ? (
          <>
            <ScreenHead title={t(`work.kinds.${kind.replaceAll('-', '_')}`)} />
            <Typography role="status">{listed.data === null ? t('desk.loading') : t('work.gone')}</Typography>
          </>
        ) : (
          <Item item={item} reload={mine.reload} />
        )
      }
    </StateOf>
  );
}

function Item({ item, reload }: { readonly item: WorkItem; readonly reload: () => void }) {
  const t = useTranslate();
  const names = useNames();
  const notify = useNotify();
  const navigate = useNavigate();
  const [asks, setAsks] = useState<'hand-back' | 'escalate' | null>(null);
  const [error, setError] = useState<unknown>(null);
  const { id, kind, label, is_mine: isMine, due_at: due, claimed_until: until, state } = item;
  const toList = () => void navigate(`/work/${kind}`);
  const act = (path: string, reason?: string) => {
    setError(null);
    const body = reason === undefined ? {} : { body: { reason } };
    callService(`/operator/v1/work-lists/items/${id}/${path}`, { method: 'POST', ...body }).then(() => {
      if (path === 'claim') return reload();
      notify(`work.done.${path.replaceAll('-', '_')}`, { type: 'success' });
      return toList();
    }, setError);
    setAsks(null);
  };
  return (
    <>
      <ScreenHead title={label ?? t(`work.kinds.${kind.replaceAll('-', '_')}`)}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button onClick={toList}>{t('desk.to_list')}</Button>
          {!isMine && state !== 'claimed' && state !== 'done' && (
            <Button variant="contained" onClick={() => act('claim')}>
              {t('work.claim')}
            </Button>
          )}
          {isMine && (
            <Button variant="outlined" onClick={() => setAsks('hand-back')}>
              {t('work.hand_back')}
            </Button>
          )}
          {isMine && (
            <Button variant="outlined" onClick={() => setAsks('escalate')}>
              {t('work.escalate')}
            </Button>
          )}
        </Stack>
      </ScreenHead>
      {error !== null && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {names.refusal(error)}
        </Alert>
      )}
      <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
        <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Fact name={t('work.columns.due')}>
            <Clock until={due} />
          </Fact>
          <Fact name={t('work.columns.state')}>{t(isMine ? 'work.states.mine' : `work.states.${state}`)}</Fact>
          {isMine && until !== null && <Fact name={t('work.yours_until')}>{names.value('time', until)}</Fact>}
        </Stack>
      </Paper>
      {isMine ? <SubjectView item={item} onDone={toList} /> : <Typography>{t('work.claim_first')}</Typography>}
      {asks !== null && (
        <ReasonDialog
          title={t(`work.${asks.replaceAll('-', '_')}`)}
          onGiven={(reason) => act(asks, reason)}
          onClose={() => setAsks(null)}
        />
      )}
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <Typography variant="body2" color="text.secondary">
        {name}
      </Typography>
      <Typography component="div">{children}</Typography>
    </div>
  );
}
