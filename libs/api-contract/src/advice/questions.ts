import { z } from 'zod';
import { pagedSchema, pageQuerySchema } from '../paging.ts';
import { PLANT_PARTS } from '../vocabulary/advice/crops.ts';
import {
  LONGEST_ADVICE,
  LONGEST_QUESTION,
  MOST_PRESCRIBED,
  MOST_QUESTION_PHOTOS,
  QUESTION_STATUSES,
} from '../vocabulary/advice/questions.ts';
import { PACK_UNITS, TOXICITY_COLOURS } from '../vocabulary/catalogue.ts';
import { LANGUAGES } from '../vocabulary/languages.ts';
import { soundSchema } from '../media/uploads.ts';
import { cropCardSchema } from './crops.ts';

const dayTextSchema = z.iso.date();

/** `POST /advice/v1/questions`: a question to an expert. See docs/domain/advice.md#questions. */
export const questionInputSchema = z.object({
  /** Made with the form: the same question sent again, from another tab or after a lost answer, is one question. */
  key: z.uuid(),
  crop: cropCardSchema.shape.id,
  /** Null for the whole plant, or what is not known. */
  part: z.enum(PLANT_PARTS).nullable(),
  text: z.string().trim().max(LONGEST_QUESTION),
  /** Of `POST /upload/v1/photos`. */
  photo_ids: z.array(z.string().min(1).max(100)).max(MOST_QUESTION_PHOTOS),
  /** Of `POST /upload/v1/sounds`; null without one. */
  voice_id: z.string().min(1).max(100).nullable().default(null),
});
/** A question to be sent. */
export type QuestionInput = z.input<typeof questionInputSchema>;

/** A question as who asked it sees it. */
export const questionSchema = z.object({
  id: z.uuid(),
  status: z.enum(QUESTION_STATUSES),
  crop: cropCardSchema,
  part: z.enum(PLANT_PARTS).nullable(),
  text: z.string(),
  /** Of `GET /upload/v1/photos/{id}`. */
  photo_ids: z.array(z.uuid()),
  /** Heard at `GET /upload/v1/sounds/{id}`; null where nothing was spoken. */
  voice: soundSchema.nullable(),
  /** Moments. */
  sent_at: z.iso.datetime(),
  answered_at: z.iso.datetime().nullable(),
  /** Of `GET /advice/v1/prescriptions/{id}`; null until it is answered. */
  prescription_id: z.uuid().nullable(),
});
/** A question as who asked it sees it. */
export type Question = z.infer<typeof questionSchema>;
/** Answer of `GET /advice/v1/questions`: the person's own, the newest first, 50 at most. */
export const questionsSchema = z.object({ results: z.array(questionSchema) });

/** An item of a prescription: a product of the catalogue, or whatever has the active ingredient. */
const prescribedSchema = z.object({
  product_id: z.string().min(1).max(100).nullable(),
  /** As labels write it, in Latin letters. */
  active: z.string().trim().min(1).max(120).nullable(),
  dose_per_acre: z.number().min(0.001).max(100_000).multipleOf(0.001),
  unit: z.enum(PACK_UNITS),
  /** Litres for an acre; null where none is needed. */
  water: z.number().min(1).max(2000).nullable(),
  /** Between two uses; null where it is used once. */
  interval_days: z.number().int().min(1).max(90).nullable(),
  times: z.number().int().min(1).max(10),
  /** Between the last use and harvest; null where the label says it. */
  waiting_days: z.number().int().min(0).max(365).nullable(),
});

/** `POST /expert/v1/questions/{id}/answer`. Each item names either a product or an active ingredient. */
export const questionAnswerSchema = z.object({
  /** What it is, in words of the farmer's language. */
  problem: z.string().trim().min(1).max(120),
  /** What to do, in the farmer's language. */
  advice: z.string().trim().min(1).max(LONGEST_ADVICE),
  items: z
    .array(prescribedSchema.refine((item) => (item.product_id === null) !== (item.active === null)))
    .max(MOST_PRESCRIBED),
});
/** What an expert answers. */
export type QuestionAnswer = z.output<typeof questionAnswerSchema>;

/** Goods that an item of a prescription stands for. */
const prescribedProductSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  image_url: z.string(),
  active: z.string().nullable(),
  toxicity: z.enum(TOXICITY_COLOURS).nullable(),
});

/** Answer of `GET /advice/v1/prescriptions/{id}`: what an expert answered. See docs/domain/advice.md#prescription. */
export const prescriptionSchema = z.object({
  id: z.uuid(),
  question_id: z.uuid(),
  crop: cropCardSchema,
  problem: z.string(),
  advice: z.string(),
  items: z.array(
    prescribedSchema.extend({
      /** The product that is named, or those with the active ingredient; none where no such product is known. */
      products: z.array(prescribedProductSchema),
    }),
  ),
  /** Days in India. */
  answered_day: dayTextSchema,
  /** Its last day. */
  valid_until: dayTextSchema,
  /** Of the person's newest sowing of the crop; null where none is kept. */
  acres: z.number().nullable(),
  /** It was answered by the simulated expert of the sample, not by a person. */
  is_sample_answer: z.boolean(),
});
/** What an expert answered. */
export type Prescription = z.infer<typeof prescriptionSchema>;

/** `GET /expert/v1/questions`: those that wait for an expert, or those that the expert has taken and not answered. */
export const expertQuestionsQuerySchema = pageQuerySchema.extend({
  which: z.enum(['waiting', 'mine']).default('waiting'),
});
/** A question in an expert's list: without what was asked, which only the one who takes it reads. */
export const listedQuestionSchema = z.object({
  id: z.uuid(),
  crop: z.object({ id: cropCardSchema.shape.id, name: z.string() }),
  part: z.enum(PLANT_PARTS).nullable(),
  photos: z.number().int(),
  has_voice: z.boolean(),
  /** Of who asked. */
  language: z.enum(LANGUAGES),
  sent_at: z.iso.datetime(),
});
/** Answer of `GET /expert/v1/questions`, the longest waiting first. */
export const listedQuestionsSchema = pagedSchema(listedQuestionSchema);
/** A question as the expert who took it sees it: without who asked. */
export const takenQuestionSchema = listedQuestionSchema.omit({ photos: true, has_voice: true }).extend({
  text: z.string(),
  /** Of `GET /expert/v1/questions/{id}/photos/{photoId}`. */
  photo_ids: z.array(z.uuid()),
  /** Heard at `GET /expert/v1/questions/{id}/voice`; null where nothing was spoken. */
  voice: soundSchema.omit({ id: true }).nullable(),
});
