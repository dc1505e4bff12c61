import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { OtherField, Point, Position } from '@haat/field-core';
import type { Drawing, DrawingStep } from './drawing-state.ts';
import { fromPad, PAD_SIZE, squareOf, toPad, type PadView } from './pad-view.ts';

/** Half of what a thumb hits: more than 48 px also where the pad is smallest. */
const HANDLE = 26;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface PadPictureProps {
  readonly drawing: Drawing;
  readonly view: PadView;
  readonly others: readonly OtherField[];
  readonly onStep: (step: DrawingStep) => void;
}

/** The pad itself: a tap sets a corner, a handle is moved by a finger or by the arrow keys. */
export function PadPicture({ drawing: { corners, chosen }, view, others, onStep }: PadPictureProps) {
  const { t } = useTranslation('field-form');
  const pad = useRef<SVGSVGElement>(null);
  const held = useRef<number | null>(null);
  const place = toPad(view);
  const points = corners.map(place);

  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Position => {
    const box = pad.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return view.centre;
    const unit = PAD_SIZE / box.width;
    return fromPad(view)({ x: (clientX - box.left) * unit, y: (clientY - box.top) * unit });
  };
  const add = (event: MouseEvent<SVGSVGElement>) => onStep({ do: 'add', at: placeOf(event) });
  const grab = (event: PointerEvent<SVGGElement>, corner: number) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = corner;
    onStep({ do: 'grab', corner });
  };
  const move = (event: PointerEvent<SVGGElement>) => {
    if (held.current !== null) onStep({ do: 'move', to: placeOf(event) });
  };
  const letGo = () => {
    held.current = null;
  };
  const moveByKey = (event: KeyboardEvent, corner: number) => {
    const step = ARROWS[event.key];
    const point = points[corner];
    if (step === undefined || point === undefined) return;
    event.preventDefault();
    const units = event.shiftKey ? 20 : 2;
    onStep({ do: 'grab', corner });
    onStep({ do: 'move', to: fromPad(view)({ x: point.x + step.x * units, y: point.y + step.y * units }) });
  };

  return (
    // Corners are set by a finger or a mouse; by keys they are written into the field below.
    <svg
      ref={pad}
      viewBox={`0 0 ${String(PAD_SIZE)} ${String(PAD_SIZE)}`}
      role="group"
      aria-label={t('draw.pad')}
      onClick={add}
      className="h-auto w-full touch-manipulation rounded-card border-2 border-edge bg-card select-none"
    >
      <Net view={view} />
      {others.map(({ id, ring }) => (
        <polygon key={id} points={listed(ring.map(place))} className="fill-turmeric-tint stroke-edge" strokeWidth={2} />
      ))}
      {points.length < 2 ? null : (
        <polygon
          points={listed(points)}
          className="fill-primary-tint stroke-primary"
          fillOpacity={0.7}
          strokeWidth={4}
          strokeLinejoin="round"
        />
      )}
      {points.map(({ x, y }, corner) => (
        <g
          key={corner}
          role="button"
          // The order of the corners is not that of reading: by keys the next one is chosen by its button.
          tabIndex={corner === chosen ? 0 : -1}
          aria-label={t('draw.corner', { number: corner + 1 })}
          aria-pressed={corner === chosen}
          onClick={(event) => event.stopPropagation()}
          onPointerDown={(event) => grab(event, corner)}
          onPointerMove={move}
          onPointerUp={letGo}
          onPointerCancel={letGo}
          onFocus={() => onStep({ do: 'choose', corner })}
          onKeyDown={(event) => moveByKey(event, corner)}
          className="cursor-grab touch-none"
        >
          <circle cx={x} cy={y} r={HANDLE} className="fill-transparent" />
          <circle
            cx={x}
            cy={y}
            r={corner === chosen ? 15 : 11}
            className={corner === chosen ? 'fill-primary stroke-card' : 'fill-card stroke-primary'}
            strokeWidth={4}
          />
        </g>
      ))}
    </svg>
  );
}

/** Lines by which one sees how long a side is. */
function Net({ view }: { readonly view: PadView }) {
  const unit = squareOf(view) / view.metres;
  const lines = Array.from({ length: Math.ceil(PAD_SIZE / unit) }, (_, index) => (index + 0.5) * unit);
  return (
    <path
      d={lines.map((at) => `M${String(at)} 0V${String(PAD_SIZE)}M0 ${String(at)}H${String(PAD_SIZE)}`).join('')}
      className="stroke-line"
      strokeWidth={1}
    />
  );
}

function listed(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}
