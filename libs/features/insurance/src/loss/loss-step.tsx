import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon } from '@haat/ui-kit';
import type { LossProblem } from './typed-loss.ts';

/** A step of the form, in their order. */
export type LossStepName = 'what' | 'when' | 'where' | 'photos';

const STEP_OF: Readonly<Record<LossProblem, LossStepName>> = {
  ...{ policy: 'what', peril: 'what', day: 'when', time: 'when', cut: 'when', acres: 'where' },
};

/** The step in which something is wrong; the first one where nothing is. */
export function stepWith(problem: LossProblem | undefined): LossStepName {
  return problem === undefined ? 'what' : STEP_OF[problem];
}

interface LossStepProps {
  readonly step: LossStepName;
  /** Which one is open. */
  readonly open: LossStepName;
  /** The one after it; none after the last. */
  readonly next?: LossStepName;
  readonly children: ReactNode;
}

/** One step as the browser's own fold: one is open at a time. The link to the next opens it without any script. */
export function LossStep({ step, open, next, children }: LossStepProps) {
  const { t } = useTranslation('insurance');
  return (
    <details name="loss" open={step === open} className="group/step min-w-0 rounded-card border border-line bg-card">
      <summary
        className={
          'flex min-h-14 list-none items-center justify-between gap-3 rounded-card px-4 py-3 text-18 font-bold ' +
          '[&::-webkit-details-marker]:hidden'
        }
      >
        <span className="min-w-0">{t(`loss.step.${step}`)}</span>
        <ChevronDownIcon className="shrink-0 transition-turn group-open/step:rotate-180" />
      </summary>
      <div id={`loss-${step}`} className="flex min-w-0 flex-col gap-4 px-4 pb-4">
        {children}
        {next === undefined ? null : (
          // The browser's own jump opens the fold that it leads into; the router's does not.
          <a
            href={`#loss-${next}`}
            className={
              'inline-flex min-h-12 items-center justify-center rounded-control border-2 border-primary px-4 ' +
              'font-bold text-primary'
            }
          >
            {t('loss.next')}
          </a>
        )}
      </div>
    </details>
  );
}
