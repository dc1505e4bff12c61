import { useEffect, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { walkedRing } from '@haat/field-core';
import { Banner, Button } from '@haat/ui-kit';
import { BoundaryCheck } from '../boundary/boundary-check.tsx';
import { FieldPicture } from '../boundary/field-picture.tsx';
import { flatShape } from '../boundary/flat-shape.ts';
import type { BoundaryToolProps } from '../field-form/boundary-tools.tsx';
import { useWatchedPlace } from './use-watched-place.ts';
import { NO_WALK, walked, type Walk } from './walk-state.ts';

const PICTURE = { width: 240, height: 240 } as const;

/** Walking along the edge with the phone in the hand: what it hears is shown, and what does not count is said. */
export function WalkEdge({ others, state, onCorners, onDone }: BoundaryToolProps) {
  const { t } = useTranslation('field-form');
  const [walk, step] = useReducer(walked, NO_WALK);
  const [isShort, setShort] = useState(false);
  const problem = useWatchedPlace(walk.is === 'walking', (point) => step({ do: 'place', point }));
  const ring = walkedRing(walk.kept);
  // What was walked stays in the form, also when the tab is closed on the way.
  useEffect(() => {
    const walkedSoFar = walkedRing(walk.kept);
    if (walkedSoFar.length > 0) onCorners(walkedSoFar);
  }, [walk.kept, onCorners]);

  const end = () => {
    if (ring.length > 0) return onDone();
    step({ do: 'pause' });
    setShort(true);
  };
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {walk.is === 'ready' ? <p>{t('walk.how')}</p> : <WalkNow walk={walk} />}
      {problem === null ? null : (
        <Banner tone="warning" announce>
          {t(`place.${problem}`)}
        </Banner>
      )}
      {isShort && ring.length === 0 ? (
        <Banner tone="danger" announce>
          {t('walk.short')}
        </Banner>
      ) : null}
      {ring.length === 0 ? null : (
        <>
          <FieldPicture points={flatShape(ring, PICTURE)} label={t('draw.pad')} {...PICTURE} />
          <BoundaryCheck corners={ring.slice(0, -1)} others={others} state={state} />
        </>
      )}
      {walk.is === 'walking' ? (
        <Button variant="secondary" fullWidth onClick={() => step({ do: 'pause' })}>
          {t('walk.pause')}
        </Button>
      ) : (
        <Button name="start" variant="secondary" size="large" fullWidth onClick={() => step({ do: 'start' })}>
          {t(walk.is === 'ready' ? 'walk.start' : 'walk.goOn')}
        </Button>
      )}
      {walk.is === 'ready' ? null : (
        <Button variant="secondary" fullWidth disabled={walk.kept.length === 0} onClick={() => step({ do: 'undo' })}>
          {t('walk.undo')}
        </Button>
      )}
      <Button fullWidth onClick={walk.is === 'ready' ? onDone : end}>
        {t(walk.is === 'ready' ? 'walk.leave' : 'walk.end')}
      </Button>
    </div>
  );
}

/** How many places count, how exactly the phone knows where it is, and what became of the last place. */
function WalkNow({ walk: { is, kept, accuracy, last } }: { readonly walk: Walk }) {
  const { t } = useTranslation('field-form');
  return (
    <div className="flex min-w-0 flex-col gap-1" role="status">
      <p className="text-18 font-bold">{t('walk.points', { count: kept.length })}</p>
      {is === 'paused' ? <p>{t('walk.paused')}</p> : null}
      {accuracy === null ? <p>{t('walk.waiting')}</p> : <p>{t('walk.accuracy', { metres: accuracy })}</p>}
      {last === 'inexact' || last === 'jump' ? (
        <Banner tone="warning">{t(last === 'jump' ? 'walk.jump' : 'walk.inexact')}</Banner>
      ) : null}
    </div>
  );
}
