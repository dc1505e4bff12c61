import type { ReactNode } from 'react';
import { Box, Paper, Stack, Typography } from '@mui/material';
import { LocalesMenuButton, useTranslate } from 'react-admin';

interface FrontPageProps {
  readonly title: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** What stands before the desk: signing in, and the lock. */
export function FrontPage({ title, onSubmit, children }: FrontPageProps) {
  const t = useTranslate();
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Paper
        component="form"
        variant="outlined"
        sx={{ width: '100%', maxWidth: 440, p: 4 }}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Stack spacing={2.5}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
            <Typography color="primary" sx={{ fontWeight: 700 }}>
              {t('desk.product')}
            </Typography>
            <LocalesMenuButton />
          </Stack>
          <Typography variant="h5" component="h1">
            {title}
          </Typography>
          {children}
        </Stack>
      </Paper>
    </Box>
  );
}
