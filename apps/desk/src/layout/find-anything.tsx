import SearchIcon from '@mui/icons-material/Search';
import { Autocomplete, InputAdornment, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useNames } from '../texts/use-names.ts';
import { useDesk } from './desk-context.ts';
import { findEverywhere, type Found } from './find-everywhere.ts';
import { SEARCH_FIELD_ID } from './use-shortcuts.ts';

const PAUSE_MS = 200;

/** One search for any order, payment, shop, person or ticket: by number, name or phone number. */
export function FindAnything() {
  const t = useTranslate();
  const names = useNames();
  const navigate = useNavigate();
  const { resources } = useDesk();
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly Found[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    if (text.trim().length < 2) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      setFound([]);
      setIsBusy(true);
      void findEverywhere(resources, text.trim(), controller.signal, (more) =>
        setFound((before) => [...before, ...more]),
      ).finally(() => {
        if (!controller.signal.aborted) setIsBusy(false);
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, resources]);
  if (resources.length === 0) return null;
  const look = (wanted: string) => {
    setText(wanted);
    setFound([]);
  };
  return (
    <Autocomplete<Found, false, false, true>
      freeSolo
      id={SEARCH_FIELD_ID}
      options={found}
      filterOptions={(all) => [...all]}
      groupBy={({ resource }) => names.resource(resource)}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.label)}
      getOptionKey={(option) => (typeof option === 'string' ? option : `${option.resource}/${option.id}`)}
      isOptionEqualToValue={(one, other) => typeof other !== 'string' && one.id === other.id}
      inputValue={text}
      value={null}
      loading={isBusy}
      loadingText={t('desk.loading')}
      noOptionsText={t('desk.search.none')}
      autoHighlight
      onInputChange={(_event, value, reason) => {
        if (reason === 'input' || reason === 'clear') look(value);
      }}
      onChange={(_event, option) => {
        if (option === null || typeof option === 'string') return;
        look('');
        void navigate(`/${option.resource}/${encodeURIComponent(option.id)}/show`);
      }}
      sx={{ width: '100%', maxWidth: 460, minWidth: 120 }}
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder={t('desk.search.placeholder')}
          size="small"
          sx={{ '& .MuiOutlinedInput-root': { bgcolor: 'background.paper' } }}
          slotProps={{
            ...params.slotProps,
            input: {
              ...params.slotProps.input,
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon />
                </InputAdornment>
              ),
            },
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': t('desk.search.placeholder') },
          }}
        />
      )}
    />
  );
}
