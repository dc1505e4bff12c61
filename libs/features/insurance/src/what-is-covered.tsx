import { useTranslation } from 'react-i18next';
import { Card, List, ListRow } from '@haat/ui-kit';

export interface WhatIsCoveredProps {
  readonly title: string;
  readonly perils: readonly { readonly id: string; readonly name: string; readonly to: string }[];
  readonly not: readonly string[];
}

/** What insurance pays for, and beside it what it does not. */
export function WhatIsCovered({ title, perils, not }: WhatIsCoveredProps) {
  const { t } = useTranslation('insurance');
  return (
    <div className="flex min-w-0 flex-col gap-4 lg:grid lg:grid-cols-2 lg:items-start">
      <section className="flex min-w-0 flex-col gap-2">
        <h2 className="text-18 font-bold">{title}</h2>
        <List>
          {perils.map(({ id, name, to }) => (
            <ListRow key={id} to={to} title={name} />
          ))}
        </List>
      </section>
      <section className="flex min-w-0 flex-col gap-2">
        <h2 className="text-18 font-bold">{t('covers.not')}</h2>
        <Card>
          <ul className="flex list-disc flex-col gap-2 pl-6">
            {not.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Card>
      </section>
    </div>
  );
}
