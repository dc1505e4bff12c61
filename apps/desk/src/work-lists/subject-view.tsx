import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { WorkItem } from '@haat/api-contract/operator-work-lists';
import { callService } from '../data/call.ts';
import { useLoaded } from '../data/use-loaded.ts';
import { useResource } from '../layout/desk-context.ts';
import { StateOf } from '../layout/state-of.tsx';
import { useNames } from '../texts/use-names.ts';
import { findSubject } from './find-subject.ts';
import { SubjectActForm } from './subject-act-form.tsx';
import { SUBJECTS, type Subject, type SubjectAct, type SubjectDefinition } from './subject-definitions.ts';
import { SubjectFacts } from './subject-facts.tsx';

interface SubjectViewProps {
  readonly item: WorkItem;
  readonly onDone: () => void;
}

/** What a piece of work is about, and what the person does with it, by the routes of their role. */
export function SubjectView({ item, onDone }: SubjectViewProps) {
  const t = useTranslate();
  const definition = SUBJECTS[item.kind];
  const resource = useResource(definition?.resource ?? '');
  return (
    <Stack spacing={2}>
      {resource !== undefined && (
        <Box>
          <Button
            component={Link}
            variant="contained"
            to={`/${resource.name}/${encodeURIComponent(item.subject_id)}/show`}
          >
            {t('work.open_subject')}
          </Button>
        </Box>
      )}
      {definition !== undefined && <Whole definition={definition} item={item} onDone={onDone} />}
    </Stack>
  );
}

function Whole({ definition, item, onDone }: SubjectViewProps & { readonly definition: SubjectDefinition }) {
  const t = useTranslate();
  const names = useNames();
  const [act, setAct] = useState<SubjectAct | null>(null);
  const { read } = definition;
  const id = encodeURIComponent(item.subject_id);
  const find = useCallback(
    async (subjectId: string, signal: AbortSignal) => ({
      subject: await findSubject(read, subjectId, (path) => callService<Subject>(path, { signal })),
    }),
    [read],
  );
  const loaded = useLoaded(item.subject_id, undefined, find);
  return (
    <StateOf loaded={loaded}>
      {({ subject }) => {
        if (subject === null) return <Typography>{t('work.gone')}</Typography>;
        return (
          <>
            <Paper variant="outlined" sx={{ p: 3 }}>
              <SubjectFacts subject={subject} />
              <Photographs definition={definition} id={id} subject={subject} />
            </Paper>
            <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', my: 2 }}>
              {definition.acts.map((one) => (
                <Button
                  key={one.name}
                  variant={one.name === act?.name ? 'outlined' : 'contained'}
                  onClick={() => setAct(one)}
                >
                  {names.action('work', one.name)}
                </Button>
              ))}
            </Stack>
            {act !== null && (
              <SubjectActForm
                key={act.name}
                act={act}
                kind={item.kind}
                id={id}
                subject={subject}
                onDone={onDone}
                onClose={() => setAct(null)}
              />
            )}
          </>
        );
      }}
    </StateOf>
  );
}

interface PhotographsProps {
  readonly definition: SubjectDefinition;
  readonly id: string;
  readonly subject: Subject;
}

function Photographs({ definition, id, subject }: PhotographsProps) {
  const t = useTranslate();
  const one = definition.photo?.(id, subject) ?? null;
  const many = Array.isArray(subject['photos']) ? (subject['photos'] as unknown[]) : [];
  const paths = [
    ...(one === null ? [] : [one]),
    ...many.flatMap((photo) => definition.photos?.(id, encodeURIComponent(photoId(photo))) ?? []),
  ];
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: paths.length > 0 ? 2 : 0 }}>
      {paths.map((path, index) => (
        <a key={path} href={`/api${path}`} target="_blank" rel="noopener">
          <Box
            component="img"
            src={`/api${path}`}
            alt={t('work.photo', { number: index + 1 })}
            sx={{ maxHeight: 260, maxWidth: '100%', borderRadius: 1, display: 'block' }}
          />
        </a>
      ))}
    </Stack>
  );
}

function photoId(photo: unknown): string {
  return typeof photo === 'object' && photo !== null && 'id' in photo ? String(photo.id) : String(photo);
}
