import type {
  DayZero,
  MedicineBasis,
  PackUnit,
  PlantPart,
  ProblemKind,
  ToxicityColour,
} from '@haat/api-contract/vocabulary';
import type { Localised } from '@haat/backend-platform';

/** An entry of a closed list, with the number that its text has a place for. */
export interface ListEntry {
  readonly id: string;
  readonly n?: string;
}

/** A sign on a plant. */
export interface Sign {
  readonly id: string;
  readonly parts: readonly PlantPart[];
  readonly picture: string;
  readonly name: Localised;
}

/** What is used against a problem. */
export interface ContentMedicine {
  readonly active: string;
  readonly amount: number;
  readonly amountTo?: number;
  readonly unit: PackUnit;
  readonly per: MedicineBasis;
  readonly method: string;
  readonly waitingDays: number | null;
  readonly toxicity: ToxicityColour | null;
}

/** A problem of a crop. */
export interface Problem {
  readonly id: string;
  readonly kind: ProblemKind;
  readonly name: Localised;
  readonly scientific: string | null;
  /** Name of its picture. */
  readonly picture: string;
  readonly parts: readonly PlantPart[];
  readonly signs: readonly string[];
  /** First and last day of the crop on which it is common. */
  readonly days: readonly [number, number];
  /** How common it is then, 1 to 3. */
  readonly commonness: number;
  readonly thresholds: readonly ListEntry[];
  readonly measures: readonly ListEntry[];
  readonly medicines: readonly ContentMedicine[];
  readonly note: string | null;
}

/** A stage of a guide, in days from day 0. */
export interface ContentStage {
  readonly no: number;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly works: readonly ListEntry[];
}

/** A guide of a crop. */
export interface Guide {
  readonly crop: string;
  readonly countsFrom: DayZero;
  readonly stages: readonly ContentStage[];
}

/** Facts of a crop; null where none are known. */
export interface CropFacts {
  readonly id: string;
  readonly durationDays: string | null;
  readonly seedKgPerAcre: string | null;
  readonly spacingCm: string | null;
  readonly npkKgPerHa: { readonly n: number; readonly p: number; readonly k: number } | null;
}
