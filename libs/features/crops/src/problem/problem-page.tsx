import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Badge,
  Banner,
  Card,
  List,
  ListRow,
  Page,
  Picture,
  Share2Icon,
  TextLink,
  TriangleAlertIcon,
} from '@haat/ui-kit';
import type { ShownProblem } from './problem.data.ts';
import { ProductsAgainst } from './products-against.tsx';

/** What to look at, from when to act, what needs no chemical, and only then what does. */
export function ProblemPage({ problem }: { readonly problem: ShownProblem }) {
  const { t } = useTranslation('biotic-stress');
  const { name, crop, kind, scientific, pictureUrl, signs, stages, thresholds, measures, share, others, ask } = problem;
  return (
    <Page>
      <div className="flex min-w-0 flex-wrap items-center gap-3">
        <Picture src={pictureUrl} alt="" width={96} height={96} eager isEmbedded />
        <div className="room-for-words flex flex-col items-start gap-1">
          <h2 className="text-22 font-bold">{name}</h2>
          <p>{crop}</p>
          {scientific === null ? null : (
            <p lang="la" className="text-14 text-ink-soft italic" data-read-aloud="no">
              {scientific}
            </p>
          )}
          <Badge tone="neutral">{kind}</Badge>
        </div>
      </div>
      <Part id="signs" title={t('signs')}>
        <List label={t('signs')}>
          {signs.map((sign) => (
            <ListRow
              key={sign.id}
              title={sign.name}
              leading={<Picture src={sign.pictureUrl} alt="" width={56} height={56} isEmbedded />}
            />
          ))}
        </List>
        {stages === null ? null : <p>{stages}</p>}
      </Part>
      <Part id="threshold" title={t('threshold')}>
        {thresholds.length === 0 ? <p>{t('thresholdNone')}</p> : <Lines lines={thresholds} />}
        <Banner tone="info">{t('notYet')}</Banner>
      </Part>
      <Part id="measures" title={t('measures')}>
        <Lines lines={measures} />
      </Part>
      <Medicines problem={problem} />
      <ProductsAgainst problem={problem} />
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <a
          href={share}
          rel="noreferrer"
          ping={problem.sharePing}
          className="inline-flex min-h-12 items-center gap-2 font-semibold text-primary underline underline-offset-4"
        >
          <Share2Icon size={20} />
          {t('share')}
        </a>
        <TextLink to={ask}>{t('ask')}</TextLink>
        <TextLink to={others}>{t('others')}</TextLink>
      </div>
    </Page>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <h3 id={id} className="text-18 font-bold">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-2 pl-6">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Medicines({ problem: { medicines, note } }: { readonly problem: ShownProblem }) {
  const { t } = useTranslation('biotic-stress');
  return (
    <Part id="medicines" title={t('medicines')}>
      {note === null ? null : <p className="font-semibold">{note}</p>}
      {medicines.length > 1 ? <p>{t('oneOf')}</p> : null}
      {medicines.map(({ active, dose, method, waiting, toxicity, restriction }) => (
        <Card key={active} padding="tight">
          <h4 className="font-bold" lang="en">
            {active}
          </h4>
          <p>
            {dose} · {method}
          </p>
          {waiting === null ? null : <p className="font-semibold">{waiting}</p>}
          {toxicity === null ? null : (
            <p className="flex items-start gap-2">
              <TriangleAlertIcon className="mt-hair shrink-0 text-clay" />
              {toxicity}
            </p>
          )}
          {restriction === null ? null : <p className="font-semibold text-clay">{restriction}</p>}
          <p className="text-14 text-ink-soft">{t('warning')}</p>
        </Card>
      ))}
    </Part>
  );
}
