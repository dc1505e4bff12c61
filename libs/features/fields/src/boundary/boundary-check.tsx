import { useTranslation } from 'react-i18next';
import { areaOf, fieldProblems } from '@haat/field-core';
import type { OtherField, Position } from '@haat/field-core';
import { Banner } from '@haat/ui-kit';
import { landAreaText, type SayText } from './land-area.ts';
import { shapeProblemText, type NamedField } from './shape-problem.ts';

interface BoundaryCheckProps {
  readonly corners: readonly Position[];
  readonly others: readonly (OtherField & NamedField)[];
  readonly state: string | null;
}

/** How large a boundary is, and every reason why it cannot be right: at once, while it is drawn. */
export function BoundaryCheck({ corners, others, state }: BoundaryCheckProps) {
  const { t } = useTranslation(['fields', 'field-form']);
  const say: SayText = (key, values) => t(key, { ...values });
  if (corners.length < 3) return <p aria-live="polite">{t('field-form:edge.more', { count: 3 - corners.length })}</p>;
  const problems = fieldProblems(corners, others).map((problem) => shapeProblemText(say, problem, others));
  return (
    <div aria-live="polite" className="flex min-w-0 flex-col gap-2">
      <p className="text-18 font-bold">{landAreaText(say, areaOf(corners), state)}</p>
      {problems.length === 0 ? null : (
        <Banner tone="danger" title={t('field-form:edge.wrong')}>
          <ul className="flex list-disc flex-col gap-1 pl-6">
            {problems.map((problem) => (
              <li key={problem} className="wrap-anywhere">
                {problem}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
}
