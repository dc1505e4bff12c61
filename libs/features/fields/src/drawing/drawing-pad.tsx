import { useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Position } from '@haat/field-core';
import { pathTo } from '@haat/routing';
import { Banner, Button, TextLink } from '@haat/ui-kit';
import { BoundaryCheck } from '../boundary/boundary-check.tsx';
import { useOwnPlace, type OwnPlaceState } from '../boundary/use-own-place.ts';
import type { BoundaryToolProps } from '../field-form/boundary-tools.tsx';
import { drawingOf, drawn } from './drawing-state.ts';
import { PadPicture } from './pad-picture.tsx';
import { squareOf, viewAt, viewOf, zoomed, type PadView } from './pad-view.ts';

/** Drawing a boundary by finger: every step shows at once how large it is and what is wrong. */
export function DrawingPad({ corners: written, others, at, state, onCorners, onDone }: BoundaryToolProps) {
  const { t } = useTranslation('field-form');
  const [drawing, step] = useReducer(drawn, written, drawingOf);
  const [view, setView] = useState<PadView | null>(() => viewOf(written) ?? (at === null ? null : viewAt(at)));
  const { corners, chosen, before } = drawing;
  const own = useOwnPlace((place) => {
    step({ do: 'add', at: place });
    setView(viewOf([...corners, place]));
  });
  const kept = useRef(corners);
  useEffect(() => {
    if (kept.current === corners) return;
    kept.current = corners;
    onCorners(corners);
  }, [corners, onCorners]);

  const middle: Position | undefined = corners[chosen];
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <p>{t(view === null ? 'draw.noPlace' : 'draw.how')}</p>
      <OwnPlaceProblem state={own.state} />
      {view === null ? (
        <TextLink to={pathTo('location', {}, { next: pathTo('newField') })}>{t('draw.setPlace')}</TextLink>
      ) : (
        <>
          <PadPicture drawing={drawing} view={view} others={others} onStep={step} />
          <p className="text-14 text-ink-soft">{t('draw.square', { metres: squareOf(view) })}</p>
          <BoundaryCheck corners={corners} others={others} state={state} />
          <div className="flex min-w-0 flex-wrap gap-2 *:grow">
            <Button variant="secondary" disabled={before.length === 0} onClick={() => step({ do: 'undo' })}>
              {t('draw.undo')}
            </Button>
            <Button variant="secondary" disabled={middle === undefined} onClick={() => step({ do: 'remove' })}>
              {t('draw.remove')}
            </Button>
            <Button
              variant="secondary"
              disabled={corners.length < 2}
              onClick={() => step({ do: 'choose', corner: (chosen + 1) % corners.length })}
            >
              {t('draw.next')}
            </Button>
            <Button variant="secondary" onClick={() => setView(zoomed(view, 2, middle ?? view.centre))}>
              {t('draw.nearer')}
            </Button>
            <Button variant="secondary" onClick={() => setView(zoomed(view, 0.5, middle ?? view.centre))}>
              {t('draw.farther')}
            </Button>
          </div>
        </>
      )}
      <Button variant="secondary" fullWidth busy={own.state.is === 'asking'} onClick={own.ask}>
        {t('draw.here')}
      </Button>
      <Button fullWidth onClick={onDone}>
        {t('draw.done')}
      </Button>
    </div>
  );
}

function OwnPlaceProblem({ state }: { readonly state: OwnPlaceState }) {
  const { t } = useTranslation('field-form');
  if (state.is === 'idle' || state.is === 'asking') return null;
  return (
    <Banner tone="warning" announce>
      {state.is === 'inexact' ? t('place.inexact', { metres: state.accuracy }) : t(`place.${state.is}`)}
    </Banner>
  );
}
