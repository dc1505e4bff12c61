import LockIcon from '@mui/icons-material/LockOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import { Box, Button, IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { AppBar, Layout, LocalesMenuButton, RefreshIconButton, useTranslate, type LayoutProps } from 'react-admin';
import { DeskMenu } from './desk-menu.tsx';
import { useDesk } from './desk-context.ts';
import { FindAnything } from './find-anything.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/** The frame of every screen: the search, the language, the lock, the menu. */
export function DeskLayout({ children }: LayoutProps) {
  const [showsKeys, setShowsKeys] = useState(false);
  useShortcuts(() => setShowsKeys(true));
  return (
    <Layout
      appBar={() => <DeskBar onKeys={() => setShowsKeys(true)} />}
      menu={DeskMenu}
      sx={{
        minWidth: 0,
        '& .RaLayout-content': { minWidth: 0, p: 2, '& > *': { minWidth: 0 } },
        '& .RaLayout-appFrame': { minWidth: 0 },
      }}
    >
      {children}
      <ShortcutsDialog isOpen={showsKeys} onClose={() => setShowsKeys(false)} />
    </Layout>
  );
}

function DeskBar({ onKeys }: { readonly onKeys: () => void }) {
  const t = useTranslate();
  const { onLock, onSignOut } = useDesk();
  return (
    <AppBar
      color="primary"
      userMenu={false}
      toolbar={
        <>
          <LocalesMenuButton />
          <RefreshIconButton />
        </>
      }
    >
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: 1 }}>
        <FindAnything />
        <Box sx={{ flex: 1 }} />
        <Tooltip title={t('keys.title')}>
          <IconButton color="inherit" aria-label={t('keys.title')} onClick={onKeys}>
            <KeyboardIcon />
          </IconButton>
        </Tooltip>
        <Tooltip title={t('desk.lock.now')}>
          <IconButton color="inherit" aria-label={t('desk.lock.now')} onClick={onLock}>
            <LockIcon />
          </IconButton>
        </Tooltip>
        <Button color="inherit" onClick={onSignOut} sx={{ whiteSpace: 'nowrap' }}>
          {t('desk.sign_out')}
        </Button>
      </Box>
    </AppBar>
  );
}
