import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Form, useNotify, useTranslate } from 'react-admin';
import { callService } from '../data/call.ts';
import { given } from '../resource/changed-values.ts';
import { InputOf } from '../resource/input-of.tsx';
import { useNames } from '../texts/use-names.ts';
import { PrescribedItems, prescribed } from './prescribed-items.tsx';
import type { Subject, SubjectAct } from './subject-definitions.ts';

interface SubjectActFormProps {
  readonly act: SubjectAct;
  readonly kind: string;
  readonly id: string;
  readonly subject: Subject;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** The form of what is done with a piece of work. What was typed stays when it is refused. */
export function SubjectActForm({ act, kind, id, subject, onDone, onClose }: SubjectActFormProps) {
  const t = useTranslate();
  const names = useNames();
  const notify = useNotify();
  const [error, setError] = useState<unknown>(null);
  const prescribes = kind === 'questions';
  const send = async (values: object) => {
    const typed = given(values as Record<string, unknown>);
    const read = prescribes ? { ...typed, items: prescribed(typed['items']) } : typed;
    const body = act.body?.(read, subject) ?? read;
    try {
      await callService(act.path(id), { method: 'POST', ...(hasBody(body) ? { body } : {}) });
      notify('work.done.act', { type: 'success' });
      onDone();
    } catch (refusal) {
      setError(refusal);
    }
  };
  return (
    <Paper variant="outlined" sx={{ p: 3, maxWidth: 800 }}>
      <Form onSubmit={send}>
        <Stack spacing={1.5}>
          <Typography variant="h6" component="h2">
            {names.action('work', act.name)}
          </Typography>
          {error !== null && <Alert severity="error">{names.refusal(error)}</Alert>}
          {act.inputs.length === 0 && <Typography>{t('desk.act.sure')}</Typography>}
          {act.inputs.map((input) => (
            <InputOf key={input.name} input={input} source={input.name} label={names.field('work', input.name)} />
          ))}
          {prescribes && <PrescribedItems />}
          <Stack direction="row" spacing={1}>
            <Button type="submit" variant="contained">
              {t('work.send')}
            </Button>
            <Button onClick={onClose}>{t('ra.action.cancel')}</Button>
          </Stack>
        </Stack>
      </Form>
    </Paper>
  );
}

function hasBody(body: unknown): boolean {
  return typeof body === 'object' && body !== null && Object.keys(body).length > 0;
}
