import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface ScreenHeadProps {
  readonly title: string;
  /** What can be done with the whole screen. */
  readonly children?: ReactNode;
}

/** The one heading of a screen, and its name in the browser. */
export function ScreenHead({ title, children }: ScreenHeadProps) {
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2, flexWrap: 'wrap', mb: 2 }}
    >
      <title>{title}</title>
      <Typography variant="h5" component="h1">
        {title}
      </Typography>
      {children}
    </Stack>
  );
}
