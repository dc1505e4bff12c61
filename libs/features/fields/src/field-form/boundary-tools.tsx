import { useCallback, useState, type ComponentType, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { OtherField, Position } from '@haat/field-core';
import { Banner, Button } from '@haat/ui-kit';
import { cornerLines, readCorners } from '../boundary/corner-lines.ts';
import type { NamedField } from '../boundary/shape-problem.ts';
import type { FieldFormData } from './field-form.data.ts';

/** What a way of setting corners other than writing them gets and gives. */
export interface BoundaryToolProps {
  /** Corners that stand in the form. */
  readonly corners: readonly Position[];
  readonly others: readonly (OtherField & NamedField)[];
  /** Where drawing begins; null where no place is known. */
  readonly at: Position | null;
  /** Code of the state, which decides how large a bigha is. */
  readonly state: string | null;
  /** Writes corners into the form. The same function each time. */
  readonly onCorners: (corners: readonly Position[]) => void;
  readonly onDone: () => void;
}

/** Each brings its script when it is asked for. */
const TOOLS = {
  draw: async () => (await import('../drawing/drawing-pad.tsx')).DrawingPad,
  walk: async () => (await import('../walking/walk-edge.tsx')).WalkEdge,
} satisfies Record<string, () => Promise<ComponentType<BoundaryToolProps>>>;

type ToolName = keyof typeof TOOLS;
type ToolState = 'closed' | 'loading' | 'failed' | { readonly Tool: ComponentType<BoundaryToolProps> };

interface BoundaryToolsProps {
  readonly view: Pick<FieldFormData, 'others' | 'at' | 'state'>;
  /** The form with the field of corners, which holds what is drawn. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** Corners are set otherwise than by writing now, or no longer. */
  readonly onOpen: (isOpen: boolean) => void;
}

/** Buttons that open the ways of setting corners by finger or on foot; without script there are none. */
export function BoundaryTools({ view: { others, at, state }, form, onOpen }: BoundaryToolsProps) {
  const { t } = useTranslation('field-form');
  const [tool, setTool] = useState<ToolState>('closed');
  const [corners, setCorners] = useState<readonly Position[]>([]);

  const open = (name: ToolName) => {
    setTool('loading');
    setCorners(readCorners(cornersField(form)?.value ?? '').corners);
    TOOLS[name]().then(
      (Tool) => {
        setTool({ Tool });
        onOpen(true);
      },
      () => setTool('failed'),
    );
  };
  const write = useCallback(
    (drawn: readonly Position[]) => {
      const field = cornersField(form);
      if (field === null) return;
      field.value = cornerLines(drawn);
      // What is drawn is kept on the phone like what is typed.
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    [form],
  );

  if (typeof tool === 'object')
    return (
      <tool.Tool
        corners={corners}
        others={others}
        at={at === null ? null : placeOf(at)}
        state={state}
        onCorners={write}
        onDone={() => {
          setTool('closed');
          onOpen(false);
        }}
      />
    );
  return (
    <div className="flex min-w-0 flex-col gap-2 noscript:hidden">
      {tool === 'failed' ? (
        <Banner tone="warning" announce>
          {t('edge.noScript')}
        </Banner>
      ) : null}
      {(Object.keys(TOOLS) as ToolName[]).map((name) => (
        <Button
          key={name}
          name={name}
          variant="secondary"
          fullWidth
          busy={tool === 'loading'}
          onClick={() => open(name)}
        >
          {t(`open.${name}`)}
        </Button>
      ))}
    </div>
  );
}

function cornersField({ current }: RefObject<HTMLFormElement | null>): HTMLTextAreaElement | null {
  const field = current?.elements.namedItem('corners');
  return field instanceof HTMLTextAreaElement ? field : null;
}

function placeOf(latLng: string): Position {
  const [lat = 0, lng = 0] = latLng.split(',').map(Number);
  return [lng, lat];
}
