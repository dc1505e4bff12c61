import { Box, Paper, Stack, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { Figures } from '@haat/api-contract/operator-figures';
import { queryOf } from '../data/call.ts';
import { useLoaded } from '../data/use-loaded.ts';
import { ScreenHead } from '../layout/screen-head.tsx';
import { StateOf } from '../layout/state-of.tsx';
import { useNames } from '../texts/use-names.ts';
import { DayChart } from './day-chart.tsx';
import { FiguresTable } from './figures-table.tsx';

const DAYS = 30;
/** What is drawn, in the order in which an operator asks for it. */
const DRAWN = [
  { name: 'orders', kind: 'number' },
  { name: 'sum', kind: 'rupees' },
  { name: 'late', kind: 'number' },
  { name: 'cancelled', kind: 'number' },
  { name: 'refunded', kind: 'rupees' },
  { name: 'searches_without_result', kind: 'number' },
] as const;

/** The day's picture: the last thirty days as charts, the day by district and by shop as tables. */
export function FiguresScreen() {
  const t = useTranslate();
  const names = useNames();
  const [query, setQuery] = useSearchParams();
  const day = query.get('day') ?? '';
  const loaded = useLoaded<Figures>(`/operator/v1/figures${queryOf({ day, days: DAYS })}`);
  return (
    <>
      <ScreenHead title={t('figures.title')}>
        <TextField
          type="date"
          size="small"
          label={t('figures.day')}
          value={day || (loaded.data?.day ?? '')}
          onChange={({ target }) => setQuery(target.value === '' ? {} : { day: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ width: 200 }}
        />
      </ScreenHead>
      <StateOf loaded={loaded}>
        {({ by_day: days, by_district: districts, by_shop: shops }) => (
          <Stack spacing={3}>
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))' }}>
              {DRAWN.map(({ name, kind }) => (
                <DayChart
                  key={name}
                  title={t(`figures.${name}`)}
                  points={days.map((one) => ({ day: one.day, value: one[name] }))}
                  format={(value) => names.value(kind, value)}
                  formatDay={(value) => names.value('day', value)}
                />
              ))}
            </Box>
            <FiguresTable
              title={t('figures.by_shop')}
              rows={shops.map((shop) => ({ ...shop, key: shop.vendor_id, head: shop.name }))}
            />
            <FiguresTable
              title={t('figures.by_district')}
              rows={districts.map((one) => ({ ...one, key: one.district, head: one.district }))}
            />
            <FiguresTable
              title={t('figures.by_day')}
              rows={days.toReversed().map((one) => ({ ...one, key: one.day, head: names.value('day', one.day) }))}
            />
            {shops.length === 0 && districts.length === 0 && (
              <Paper variant="outlined" sx={{ p: 3 }}>
                <Typography>{t('figures.nothing')}</Typography>
              </Paper>
            )}
          </Stack>
        )}
      </StateOf>
    </>
  );
}
