import { useLocation } from 'react-router';
import { MEASUREMENT_PATHS, type MeasurementQuestion } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { ANSWERS } from '../../measurement/measurement-question.ts';
import { useMayInterrupt } from '../use-may-interrupt.ts';

/**
 * Asks whether the reader may be measured: yes and no are alike. It stands before no page that people land on from
 * outside, and in no checkout.
 */
export function MeasurementPrompt({ question }: { readonly question: MeasurementQuestion }) {
  const { pathname, search } = useLocation();
  const mayInterrupt = useMayInterrupt();
  if (!mayInterrupt || pathname === pathTo('privacy')) return null;
  return (
    <aside className="bg-turmeric-tint px-4 py-2 text-center text-on-turmeric-tint">
      <form method="post" action={MEASUREMENT_PATHS.consent}>
        <p>{question.text}</p>
        <input type="hidden" name="next" value={pathname + search} />
        <div className="flex flex-wrap items-center justify-center gap-4 py-2">
          {ANSWERS.map((answer) => (
            <button key={answer} name="answer" value={answer} className="min-h-12 min-w-24 rounded-full border-2 px-4">
              {question[answer]}
            </button>
          ))}
          <a href={pathTo('privacy')} className="inline-flex min-h-12 items-center underline">
            {question.more}
          </a>
        </div>
      </form>
    </aside>
  );
}
