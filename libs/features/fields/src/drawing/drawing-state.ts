import type { Position } from '@haat/field-core';

/** Steps that can be taken back. */
const MOST_STEPS = 100;

/** Corners as they are drawn. */
export interface Drawing {
  readonly corners: readonly Position[];
  /** The corner that was touched last, after which the next one comes; −1 without corners. */
  readonly chosen: number;
  /** What stood before each step, the last one at the end. */
  readonly before: readonly (readonly Position[])[];
  /** It has just been taken hold of, and not moved yet. */
  readonly isHeld: boolean;
}

/** What is done to a drawing. */
export type DrawingStep =
  | { readonly do: 'add'; readonly at: Position }
  | { readonly do: 'choose'; readonly corner: number }
  /** A corner is taken hold of: what moves follow are one step. */
  | { readonly do: 'grab'; readonly corner: number }
  | { readonly do: 'move'; readonly to: Position }
  | { readonly do: 'remove' }
  | { readonly do: 'undo' };

/** A drawing that begins with these corners. */
export function drawingOf(corners: readonly Position[]): Drawing {
  return { corners, chosen: corners.length - 1, before: [], isHeld: false };
}

/** The drawing after a step. */
export function drawn(drawing: Drawing, step: DrawingStep): Drawing {
  const { corners, chosen, before } = drawing;
  switch (step.do) {
    case 'add':
      return { ...remembered(drawing), corners: corners.toSpliced(chosen + 1, 0, step.at), chosen: chosen + 1 };
    case 'choose':
      return { ...drawing, chosen: step.corner };
    case 'grab':
      return { ...drawing, chosen: step.corner, isHeld: true };
    case 'move':
      if (chosen < 0) return drawing;
      return {
        ...(drawing.isHeld ? remembered(drawing) : drawing),
        corners: corners.with(chosen, step.to),
        isHeld: false,
      };
    case 'remove':
      if (chosen < 0) return drawing;
      return {
        ...remembered(drawing),
        corners: corners.toSpliced(chosen, 1),
        chosen: Math.max(chosen - 1, Math.min(corners.length - 2, 0)),
      };
    case 'undo': {
      const last = before.at(-1);
      if (last === undefined) return drawing;
      return { ...drawingOf(last), chosen: Math.min(chosen, last.length - 1), before: before.slice(0, -1) };
    }
  }
}

function remembered(drawing: Drawing): Drawing {
  return { ...drawing, isHeld: false, before: [...drawing.before, drawing.corners].slice(-MOST_STEPS) };
}
