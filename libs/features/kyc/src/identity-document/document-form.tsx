import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { LONGEST_NAME } from '@haat/api-contract/vocabulary';
import { Button, Card, Checkbox, RadioCards, StickyAction, TextField } from '@haat/ui-kit';
import { DocumentNumber } from './document-number.tsx';
import { DOCUMENT_KINDS, type DocumentKind, type DocumentProblems, type TypedDocument } from './typed-document.ts';

/** Few take a photo: what makes one small comes when it is asked for. */
const DocumentPhoto = lazy(async () => ({ default: (await import('./document-photo.tsx')).DocumentPhoto }));

export interface DocumentFormProps {
  /** What was typed before it was refused. */
  readonly typed: TypedDocument;
  readonly problems: DocumentProblems;
}

/**
 * The form of an identity card. The fields are the browser's own, so that nothing typed is lost; on the phone nothing
 * of it is kept. Nothing is chosen or ticked beforehand.
 */
export function DocumentForm({ typed, problems }: DocumentFormProps) {
  const { t } = useTranslation('id-kyc');
  const form = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState<DocumentKind | null>(typed.kind);
  const [wantsPhoto, setWantsPhoto] = useState(false);
  const isSending = useNavigation().formMethod === 'POST';
  // What has to be put right is gone to, so that it is not looked for.
  useEffect(() => {
    const wrong =
      form.current?.querySelector<HTMLElement>('[aria-invalid]') ??
      (problems.kind || problems.consent
        ? form.current?.querySelector<HTMLElement>(problems.kind ? '[name=kind]' : '[name=consent]')
        : null);
    wrong?.focus();
  }, [problems]);
  return (
    <>
      <Form
        ref={form}
        id="document"
        method="post"
        encType="multipart/form-data"
        noValidate
        className="flex min-w-0 flex-col gap-4"
      >
        <RadioCards
          name="kind"
          legend={t('kind.legend')}
          defaultValue={typed.kind ?? undefined}
          error={problems.kind && t(`error.${problems.kind}`)}
          options={DOCUMENT_KINDS.map((value) => ({ value, title: t(`kind.${value}`) }))}
          onChange={(value) => setKind(DOCUMENT_KINDS.find((known) => known === value) ?? null)}
        />
        <DocumentNumber kind={kind} typed={typed.number} problem={problems.number} />
        <TextField
          name="name"
          label={t('name.label')}
          hint={t('name.hint')}
          autoComplete="name"
          maxLength={LONGEST_NAME}
          defaultValue={typed.name}
          error={problems.name && t(`error.${problems.name}`)}
        />
        {kind === null || kind === 'aadhaar' ? null : wantsPhoto ? (
          <Suspense fallback={<p role="status">{t('photo.coming')}</p>}>
            <DocumentPhoto />
          </Suspense>
        ) : (
          <Button type="button" variant="secondary" onClick={() => setWantsPhoto(true)}>
            {t('photo.add')}
          </Button>
        )}
        <Card>
          <h2 className="font-bold">{t('consent.title')}</h2>
          <ul className="list-disc py-2 pl-6">
            <li>{t('consent.what')}</li>
            <li>{t('consent.aadhaar')}</li>
            <li>{t('consent.long')}</li>
            <li>{t('consent.who')}</li>
            <li>{t('consent.withdraw')}</li>
          </ul>
          <Checkbox
            name="consent"
            defaultChecked={typed.consent}
            label={t('consent.agree')}
            aria-describedby={problems.consent ? 'consent-error' : undefined}
          />
          {problems.consent ? (
            <p id="consent-error" role="alert" className="font-semibold text-clay">
              {t(`error.${problems.consent}`)}
            </p>
          ) : null}
        </Card>
      </Form>
      <StickyAction>
        <Button type="submit" form="document" size="large" fullWidth busy={isSending}>
          {t('send')}
        </Button>
      </StickyAction>
    </>
  );
}
