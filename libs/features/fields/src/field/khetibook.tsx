import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { OutboxFields } from '@haat/progressive';
import { pathTo } from '@haat/routing';
import { Banner, Button, Card } from '@haat/ui-kit';
import { EntryForm } from './entry-form.tsx';
import { FIELD_INTENTS } from './field-intents.ts';
import type { KhetibookData, KhetibookReply } from './khetibook.data.ts';

interface KhetibookProps {
  readonly id: string;
  readonly data: KhetibookData;
  readonly reply: KhetibookReply | null;
}

/** What was paid for a field and came in from it, with the profit of an acre. See docs/domain/fields.md#khetibook. */
export function Khetibook({ id, data, reply }: KhetibookProps) {
  const { t } = useTranslation('khetibook');
  return (
    <section aria-labelledby="khetibook-title" className="flex min-w-0 flex-col gap-3">
      <h2 id="khetibook-title" className="text-18 font-bold">
        {t('title')}
      </h2>
      {reply?.refused ? (
        <Banner tone="danger" announce>
          {reply.refused}
        </Banner>
      ) : null}
      {reply?.removed ? <Removed id={id} data={data} entry={reply.removed} /> : null}
      {data.book === null ? <Banner tone="warning">{t('notLoaded')}</Banner> : <Book id={id} book={data.book} />}
      {/* What was written leaves an empty form. */}
      <EntryForm key={data.book?.entries[0]?.id} id={id} data={data} reply={reply} />
    </section>
  );
}

function Removed({
  id,
  data,
  entry,
}: Omit<KhetibookProps, 'reply'> & { entry: NonNullable<KhetibookReply['removed']> }) {
  const { t } = useTranslation('khetibook');
  return (
    <Banner tone="success" announce>
      <p>{t('removed')}</p>
      <Form method="post" action={pathTo('field', { id })} encType="multipart/form-data">
        <OutboxFields form={data.outbox} />
        <input type="hidden" name="intent" value={FIELD_INTENTS.write} />
        <EntryFacts facts={{ ...entry, kind: entry.kind ?? '' }} />
        <Button type="submit" variant="secondary">
          {t('undo')}
        </Button>
      </Form>
    </Banner>
  );
}

function Book({ id, book: { sums, ofAnAcre, entries } }: { id: string; book: NonNullable<KhetibookData['book']> }) {
  const { t } = useTranslation('khetibook');
  if (entries.length === 0) return <p>{t('empty')}</p>;
  return (
    <>
      <Card>
        <dl className="flex min-w-0 flex-col gap-1">
          {sums.map(({ name, value }) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4">
              <dt>{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
          <div className="flex flex-wrap justify-between gap-x-4 text-18 font-bold">
            <dt>{ofAnAcre.name}</dt>
            <dd className={ofAnAcre.isLoss ? 'text-clay' : 'text-primary'}>{ofAnAcre.value}</dd>
          </div>
        </dl>
      </Card>
      <ul className="flex min-w-0 flex-col gap-2">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Card padding="tight">
              <p className="flex flex-wrap justify-between gap-x-4">
                <b>{entry.kind}</b>
                <span className="font-semibold">{entry.isIncome ? `+ ${entry.amount}` : `− ${entry.amount}`}</span>
              </p>
              <p className="text-14 text-ink-soft">{entry.day}</p>
              {entry.note === '' ? null : <p className="wrap-anywhere">{entry.note}</p>}
              <Form method="post" action={pathTo('field', { id })} className="self-end">
                <input type="hidden" name="intent" value={FIELD_INTENTS.takeOut} />
                <input type="hidden" name="entry" value={entry.id} />
                <EntryFacts facts={entry.facts} />
                <Button type="submit" variant="quiet">
                  {t('takeOut')}
                  <span className="sr-only">
                    : {entry.kind}, {entry.amount}
                  </span>
                </Button>
              </Form>
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}

function EntryFacts({
  facts: { day, kind, amount, note },
}: {
  readonly facts: Record<'day' | 'kind' | 'amount' | 'note', string>;
}) {
  return (
    <>
      {Object.entries({ day, kind, amount, note }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
