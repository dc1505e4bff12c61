import { useTranslation } from 'react-i18next';
import { errorTextKeys } from '@haat/api-contract';
import { pathTo } from '@haat/routing';
import { NumberStepper, RadioCards, TextLink } from '@haat/ui-kit';
import {
  quantityField,
  sealField,
  type ReturnableLine,
  type ReturnProblems,
  type TypedReturn,
} from '../typed-return.ts';

export interface ReturnLineProps {
  readonly orderId: string;
  readonly line: ReturnableLine;
  /** What was typed before it was refused; null at first. */
  readonly typed: TypedReturn | null;
  readonly problems: ReturnProblems | null;
}

/**
 * How many packs of one thing go back; of seed and crop medicine also whether they are sealed. What is wrong with
 * opened ones is a complaint.
 */
export function ReturnLine({
  orderId,
  line: { variantId, name, most, mustBeSealed },
  typed,
  problems,
}: ReturnLineProps) {
  const { t } = useTranslation('after-order');
  const said = typed?.seals[variantId] ?? '';
  const isWrong = problems?.seals.includes(variantId) ?? false;
  const isOpened = isWrong && said === 'opened';
  return (
    <div role="group" aria-label={name} className="flex min-w-0 flex-col gap-3">
      <NumberStepper
        name={quantityField(variantId)}
        label={name}
        hint={t('returns.most', { most })}
        error={problems?.quantities.includes(variantId) ? t('returnProblem.quantity', { most }) : undefined}
        defaultValue={Number(typed?.quantities[variantId]) || 0}
        max={most}
        labels={{ decrease: t('returns.fewer'), increase: t('returns.more') }}
      />
      {mustBeSealed ? (
        <RadioCards
          name={sealField(variantId)}
          legend={t('returns.seal')}
          columns={2}
          defaultValue={said}
          error={isOpened ? t(errorTextKeys('return_error.opened')) : isWrong ? t('returnProblem.seal') : undefined}
          options={[
            { value: 'sealed', title: t('returns.sealed') },
            { value: 'opened', title: t('returns.opened') },
          ]}
        />
      ) : null}
      {isOpened ? <TextLink to={pathTo('reportIssue', { orderId })}>{t('report.title')}</TextLink> : null}
    </div>
  );
}
