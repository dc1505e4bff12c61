import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableRow,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { SHORTCUTS } from './use-shortcuts.ts';

/** Says which keys do what. */
export function ShortcutsDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useTranslate();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby="keys-title">
      <DialogTitle id="keys-title">{t('keys.title')}</DialogTitle>
      <DialogContent>
        <Table size="small">
          <TableBody>
            {SHORTCUTS.map((name) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  <kbd>{t(`keys.${name}.key`)}</kbd>
                </TableCell>
                <TableCell>{t(`keys.${name}.does`)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('desk.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
