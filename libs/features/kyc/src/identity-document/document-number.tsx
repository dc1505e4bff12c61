import { useState, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_DOCUMENT_NUMBER } from '@haat/api-contract/vocabulary';
import { identityNumber, maskIdentityNumber } from '@haat/identity-documents';
import { TextField } from '@haat/ui-kit';
import { numberProblem, type DocumentKind, type DocumentProblem } from './typed-document.ts';

export interface DocumentNumberProps {
  readonly kind: DocumentKind | null;
  readonly typed: string;
  readonly problem: DocumentProblem | undefined;
}

/**
 * The number of a card. Once it is typed it is covered, and only its last characters stand below it; pressing it
 * shows it again.
 */
export function DocumentNumber({ kind, typed, problem }: DocumentNumberProps) {
  const { t } = useTranslation('id-kyc');
  /** The field's value while it is not being edited; null while it is edited, and before. */
  const [left, setLeft] = useState<string | null>(null);
  const isFilled = left !== null && left.trim() !== '';
  const found = isFilled ? numberProblem(kind, left) : null;
  const shown = isFilled ? found : left === null ? problem : undefined;
  const isRight = isFilled && kind !== null && found === null;
  const form = kind === null ? undefined : t(`number.${kind}`);
  return (
    <TextField
      name="number"
      label={t('number.label')}
      hint={isRight ? t('number.covered', { number: maskIdentityNumber(kind, identityNumber(left)) }) : form}
      error={shown ? t(`error.${shown}`) : undefined}
      type={isRight ? 'password' : 'text'}
      inputMode={kind === 'aadhaar' ? 'numeric' : 'text'}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      maxLength={LONGEST_DOCUMENT_NUMBER}
      defaultValue={typed}
      onBlur={(event: FocusEvent<HTMLInputElement>) => setLeft(event.target.value)}
      onFocus={() => setLeft(null)}
    />
  );
}
