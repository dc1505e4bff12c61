import { Box, Button, Card, CardActionArea, CardContent, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { OperatorList } from '@haat/api-contract/operator';
import type { WorkList } from '@haat/api-contract/operator-work-lists';
import { useActs } from '../acts/use-acts.ts';
import { useLoaded } from '../data/use-loaded.ts';
import { useDesk, useResource } from '../layout/desk-context.ts';
import { maySeeActs } from '../layout/may-see.ts';
import { ScreenHead } from '../layout/screen-head.tsx';
import { StateOf } from '../layout/state-of.tsx';
import { useNames } from '../texts/use-names.ts';
import { Clock } from '../work-lists/clock.tsx';
import { useWorkLists } from '../work-lists/use-work-lists.ts';

const GRID = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' } as const;

/** Home: the person's work lists with their clocks, and what is stuck. */
export function HomeScreen() {
  const t = useTranslate();
  const loaded = useWorkLists();
  const { roles } = useDesk();
  const names = useNames();
  return (
    <>
      <ScreenHead title={t('desk.home.title')} />
      <Typography color="text.secondary" sx={{ mt: -1, mb: 2 }}>
        {t('desk.home.roles', { roles: roles.map((role) => names.choice('role', role)).join(', ') })}
      </Typography>
      <Typography variant="h6" component="h2" gutterBottom>
        {t('desk.home.my_work')}
      </Typography>
      <StateOf loaded={loaded}>
        {({ results }) =>
          results.length === 0 ? (
            <Typography>{t('desk.home.no_lists')}</Typography>
          ) : (
            <Box sx={GRID}>
              {results.map((list) => (
                <WorkListCard key={list.kind} {...list} />
              ))}
            </Box>
          )
        }
      </StateOf>
      <Stuck />
    </>
  );
}

function WorkListCard({ kind, waiting, mine, late, oldest_due_at: due }: WorkList) {
  const t = useTranslate();
  return (
    <Card variant="outlined">
      <CardActionArea component={Link} to={`/work/${kind}`} sx={{ height: '100%' }}>
        <CardContent>
          <Typography variant="h6" component="h3">
            {t(`work.kinds.${kind.replaceAll('-', '_')}`)}
          </Typography>
          <Typography>{t('work.waiting', { smart_count: waiting })}</Typography>
          {mine > 0 && <Typography>{t('work.mine_count', { smart_count: mine })}</Typography>}
          {late > 0 && (
            <Typography color="error" sx={{ fontWeight: 700 }}>
              {t('work.late_count', { smart_count: late })}
            </Typography>
          )}
          {due !== null && (
            <Stack direction="row" spacing={1}>
              <Typography color="text.secondary">{t('work.next_due')}</Typography>
              <Clock until={due} />
            </Stack>
          )}
        </CardContent>
      </CardActionArea>
    </Card>
  );
}

/** What nobody moves: counts that lead to the lists. */
function Stuck() {
  const t = useTranslate();
  const { roles } = useDesk();
  const orders = useResource('orders');
  const acts = useActs();
  const has = (name: string) => orders?.filters.some((filter) => filter.name === name) === true;
  const rows = [
    ...(['is_late', 'is_stuck'] as const).filter(has).map((filter) => ({
      key: filter,
      path: `/operator/v1/orders?${filter}=true&per_page=1`,
      to: `/orders?filter=${encodeURIComponent(JSON.stringify({ [filter]: true }))}`,
    })),
    ...(maySeeActs(roles) ? [{ key: 'acts', path: acts.path, to: '/second-person' }] : []),
  ];
  if (rows.length === 0) return null;
  return (
    <>
      <Typography variant="h6" component="h2" gutterBottom sx={{ mt: 4 }}>
        {t('desk.home.stuck')}
      </Typography>
      <Box sx={GRID}>
        {rows.map(({ key, path, to }) => (
          <StuckCard key={key} text={t(`desk.home.${key}`)} path={path} to={to} />
        ))}
      </Box>
    </>
  );
}

function StuckCard({ text, path, to }: { readonly text: string; readonly path: string; readonly to: string }) {
  const t = useTranslate();
  const loaded = useLoaded<OperatorList | { results: unknown[] }>(path);
  return (
    <Card variant="outlined">
      <CardContent>
        <Typography variant="h6" component="h3">
          {text}
        </Typography>
        <StateOf loaded={loaded}>
          {(data) => (
            <Typography variant="h5" component="p">
              {'results' in data ? data.results.length : data.total}
            </Typography>
          )}
        </StateOf>
        <Button component={Link} to={to} aria-label={`${t('desk.open')}: ${text}`} sx={{ ml: -1 }}>
          {t('desk.open')}
        </Button>
      </CardContent>
    </Card>
  );
}
