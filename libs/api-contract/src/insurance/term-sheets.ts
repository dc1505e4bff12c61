import { z } from 'zod';
import { LANGUAGES } from '../vocabulary/languages.ts';

/** The version of a term sheet: '2026-11'. */
const versionSchema = z.string().min(1).max(40);

/** That a person accepted a version of a term sheet. */
export const termAcceptanceSchema = z.object({
  version: versionSchema,
  /** A moment. */
  accepted_at: z.string(),
  /** In which it was read. */
  language: z.enum(LANGUAGES),
  /** The person had it read out. */
  heard_aloud: z.boolean(),
});

/** The terms of an insurance product that hold today. */
export const termSheetSchema = z.object({
  product_id: z.string(),
  name: z.string(),
  insurer_name: z.string(),
  version: versionSchema,
  /** 'YYYY-MM-DD' in India. */
  effective_on: z.string(),
  /** What matters most, a sentence each. */
  summary: z.array(z.string()),
  /** All of it, by paragraph. */
  paragraphs: z.array(z.string()),
  /** No insurer stands behind it. */
  is_sample: z.boolean(),
  /** Of the newest version that the person accepted; null before the first. */
  acceptance: termAcceptanceSchema.nullable(),
});
/** The terms of an insurance product that hold today. */
export type TermSheet = z.infer<typeof termSheetSchema>;
/** Answer of `GET /insurance/v1/term-sheets`. */
export const termSheetsSchema = z.object({ results: z.array(termSheetSchema) });

/** `POST /insurance/v1/term-sheets/{id}/acceptances`: the version that was read. */
export const termAcceptanceInputSchema = z.object({ version: versionSchema, heard_aloud: z.boolean() });
