import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, Card, Picture, TextLink } from '@haat/ui-kit';
import type { HeldDocumentView } from './kyc.data.ts';

const SIDE_PX = 160;

export interface HeldDocumentProps {
  readonly document: HeldDocumentView;
  /** Where one goes on to. */
  readonly next: string;
  /** Address of the form for another card. */
  readonly replacePath: string;
}

/** A farmer's stored identity document: only its last characters are ever shown. */
export function HeldDocument({
  document: { kind, maskedNumber, name, givenOn, photo },
  next,
  replacePath,
}: HeldDocumentProps) {
  const { t } = useTranslation('id-kyc');
  return (
    <>
      <Card>
        <h2 className="text-18 font-bold">{t('held.title')}</h2>
        <dl className="flex flex-col gap-2 pt-3">
          <Fact name={t(`kind.${kind}`)}>
            <span className="font-bold tabular-nums">{maskedNumber}</span>
          </Fact>
          <Fact name={t('held.name')}>{name}</Fact>
          <Fact name={t('held.given')}>{givenOn}</Fact>
          {photo === null ? null : (
            <Fact name={t('held.photo')}>
              {photo.src === null ? (
                t('held.photoKept')
              ) : (
                <Picture isPrivate src={photo.src} alt={t('held.photo')} width={SIDE_PX} height={SIDE_PX} />
              )}
              {photo.views === null ? null : <p>{photo.views}</p>}
            </Fact>
          )}
        </dl>
      </Card>
      <ButtonLink to={next} size="large" fullWidth>
        {t('held.goOn')}
      </ButtonLink>
      <p className="text-center">
        <TextLink to={replacePath}>{t('held.replace')}</TextLink>
      </p>
    </>
  );
}

/** A fact beside its name; below it where large text leaves no room. */
function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-wrap gap-x-4">
      <dt className="min-w-28 text-ink-soft">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
