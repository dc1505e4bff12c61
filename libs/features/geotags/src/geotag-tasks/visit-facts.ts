/** Field with what the phone says of a photo. */
export const VISIT_FACTS_FIELD = 'visitFacts';

/** What the phone says of a photo at the field, all by its own clock; null for what it does not say. */
export interface VisitFacts {
  /** When the photo's file was written, ISO moment in UTC. */
  readonly taken_at: string | null;
  /** When the form was sent. */
  readonly sent_at: string | null;
  readonly place: {
    readonly lat: number;
    readonly lng: number;
    /** Metres within which the phone is sure. */
    readonly accuracy: number;
    /** When the phone was there. */
    readonly at: string;
  } | null;
}

/** Nothing is said: of a form without script. */
export const NO_FACTS: VisitFacts = { taken_at: null, sent_at: null, place: null };
