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
  TablePagination,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { SearchesWithoutResult, SearchSynonym } from '@haat/api-contract/operator-figures';
import { callService, queryOf } from '../data/call.ts';
import { useLoaded } from '../data/use-loaded.ts';
import { ScreenHead } from '../layout/screen-head.tsx';
import { StateOf } from '../layout/state-of.tsx';
import { useNames } from '../texts/use-names.ts';

const PER_PAGE = 25;

/** What was searched in vain, and the words that are searched as others. */
export function SearchesScreen() {
  const t = useTranslate();
  const [page, setPage] = useState(0);
  const searches = useLoaded<SearchesWithoutResult>(
    `/operator/v1/searches-without-result${queryOf({ page: page + 1, per_page: PER_PAGE })}`,
  );
  const synonyms = useLoaded<{ data: SearchSynonym[] }>('/operator/v1/search-synonyms');
  return (
    <>
      <ScreenHead title={t('searches.title')} />
      <StateOf loaded={searches}>
        {({ data, total }) => (
          <Paper variant="outlined">
            {data.length === 0 ? (
              <Typography sx={{ p: 3 }}>{t('searches.none')}</Typography>
            ) : (
              <Box sx={{ overflowX: 'auto' }}>
                <Table aria-label={t('searches.title')}>
                  <TableHead>
                    <TableRow>
                      <TableCell>{t('searches.term')}</TableCell>
                      <TableCell align="right">{t('searches.count')}</TableCell>
                      <TableCell>{t('searches.where')}</TableCell>
                      <TableCell>{t('searches.means')}</TableCell>
                    </TableRow>
                  </TableHead>
                  <TableBody>
                    {data.map((search) => (
                      <Search key={search.id} search={search} onMade={synonyms.reload} />
                    ))}
                  </TableBody>
                </Table>
              </Box>
            )}
            <TablePagination
              component="div"
              count={total}
              page={page}
              rowsPerPage={PER_PAGE}
              rowsPerPageOptions={[]}
              onPageChange={(_event, next) => setPage(next)}
              getItemAriaLabel={(type) => t(`ra.navigation.${type}`)}
            />
          </Paper>
        )}
      </StateOf>
      <Typography variant="h6" component="h2" sx={{ mt: 4 }} gutterBottom>
        {t('searches.synonyms')}
      </Typography>
      <StateOf loaded={synonyms}>{({ data }) => <Synonyms synonyms={data} reload={synonyms.reload} />}</StateOf>
    </>
  );
}

interface SearchProps {
  readonly search: SearchesWithoutResult['data'][number];
  readonly onMade: () => void;
}

function Search({ search, onMade }: SearchProps) {
  const t = useTranslate();
  const names = useNames();
  const notify = useNotify();
  const [means, setMeans] = useState('');
  const [error, setError] = useState<unknown>(null);
  const { term, searches, districts, language } = search;
  const make = () => {
    setError(null);
    const body = { term, means: means.trim() };
    callService('/operator/v1/search-synonyms', { method: 'POST', body }).then(() => {
      notify('searches.made', { type: 'success' });
      setMeans('');
      onMade();
    }, setError);
  };
  return (
    <TableRow>
      <TableCell lang={language} sx={{ fontWeight: 600 }}>
        {term}
      </TableCell>
      <TableCell align="right">{names.value('number', searches)}</TableCell>
      <TableCell>{districts.join(', ')}</TableCell>
      <TableCell sx={{ minWidth: 320 }}>
        <Stack
          component="form"
          direction="row"
          spacing={1}
          onSubmit={(event) => {
            event.preventDefault();
            make();
          }}
        >
          <TextField
            size="small"
            value={means}
            onChange={({ target }) => setMeans(target.value)}
            slotProps={{ htmlInput: { 'aria-label': t('searches.means_of', { term }), minLength: 2, maxLength: 60 } }}
            required
          />
          <Button type="submit" variant="outlined" sx={{ whiteSpace: 'nowrap' }}>
            {t('searches.make')}
          </Button>
        </Stack>
        {error !== null && <Alert severity="error">{names.refusal(error)}</Alert>}
      </TableCell>
    </TableRow>
  );
}

function Synonyms({ synonyms, reload }: { readonly synonyms: readonly SearchSynonym[]; readonly reload: () => void }) {
  const t = useTranslate();
  const names = useNames();
  const [error, setError] = useState<unknown>(null);
  const remove = (id: string) => {
    callService(`/operator/v1/search-synonyms/${id}`, { method: 'DELETE' }).then(reload, setError);
  };
  if (synonyms.length === 0) return <Typography>{t('searches.no_synonyms')}</Typography>;
  return (
    <Paper variant="outlined">
      {error !== null && <Alert severity="error">{names.refusal(error)}</Alert>}
      <Table aria-label={t('searches.synonyms')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('searches.term')}</TableCell>
            <TableCell>{t('searches.means')}</TableCell>
            <TableCell>{t('work.columns.made')}</TableCell>
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {synonyms.map(({ id, term, means, made_at: at }) => (
            <TableRow key={id}>
              <TableCell>{term}</TableCell>
              <TableCell>{means}</TableCell>
              <TableCell>{names.value('time', at)}</TableCell>
              <TableCell>
                <Button onClick={() => remove(id)} aria-label={t('searches.remove_of', { term })}>
                  {t('searches.remove')}
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}
