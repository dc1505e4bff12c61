import { useTexts } from '@haat/i18n';
import { ButtonLink, Card, TextLink } from '@haat/ui-kit';
import type { HeldPaperWords } from '../kyc.data.ts';

export interface HeldPaperProps {
  readonly paper: HeldPaperWords;
  /** Where one goes on to. */
  readonly next: string;
  /** Address of the form for another card. */
  readonly replacePath: string;
}

/** What is held of a farmer's identity card: no more than its last characters is ever shown. */
export function HeldPaper({ paper: { kind, maskedNumber, name, givenOn, hasPhoto }, next, replacePath }: HeldPaperProps) {
  const { t } = useTexts('id-kyc');
  return (
    <>
      <Card>
        <h2 className="text-18 font-bold">{t('held.title')}</h2>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 pt-3">
          <dt className="text-ink-soft">{t(`kind.${kind}`)}</dt>
          <dd className="font-bold tabular-nums">{maskedNumber}</dd>
          <dt className="text-ink-soft">{t('held.name')}</dt>
          <dd className="min-w-0 break-words">{name}</dd>
          <dt className="text-ink-soft">{t('held.given')}</dt>
          <dd>{givenOn}</dd>
          {hasPhoto ? (
            <>
              <dt className="text-ink-soft">{t('held.photo')}</dt>
              <dd>{t('held.photoKept')}</dd>
            </>
          ) : null}
        </dl>
      </Card>
      <ButtonLink to={next} size="large" fullWidth>{t('held.goOn')}</ButtonLink>
      <p className="text-center"><TextLink to={replacePath}>{t('held.replace')}</TextLink></p>
    </>
  );
}
