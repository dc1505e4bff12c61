import { z } from 'zod';
import { pagedSchema, pageQuerySchema } from '../paging.ts';
import { LONGEST_ID } from '../vocabulary/limits.ts';
import {
  BENEFIT_ANSWERS,
  PROGRAMME_CROPS,
  PROGRAMME_REFUSALS,
  PROGRAMME_STATES,
} from '../vocabulary/programme/programme.ts';

const programmeCropSchema = z.enum(PROGRAMME_CROPS);
/** A crop of the programme as a list shows it. */
const shownCropSchema = z.object({ code: programmeCropSchema, name: z.string(), image_url: z.string() });
const benefitSchema = z.object({ id: z.string(), name: z.string(), quantity: z.number().int() });

/** Answer of `GET /programme/v1/benefits`: what the card of each crop gives. See docs/domain/programme.md#benefits. */
export const programmeBenefitsSchema = z.object({
  results: z.array(
    z.object({
      crop: shownCropSchema,
      /** How long its season is, from sowing on. */
      season_days: z.number().int(),
      benefits: z.array(benefitSchema),
    }),
  ),
  /** Of a soil report under an active card, in rupees. */
  soil_report_price: z.number(),
});
/** What the card of each crop gives. */
export type ProgrammeBenefits = z.infer<typeof programmeBenefitsSchema>;

/** `POST /programme/v1/applications`: an application that is not sent yet. */
export const programmeApplicationInputSchema = z.object({
  /** Made with the form: the same form sent again is one application. */
  key: z.uuid(),
  crop: programmeCropSchema,
  /** Id of one of the person's fields. */
  field: z.string().min(1).max(LONGEST_ID),
  /** 'YYYY-MM-DD'. */
  sowing_day: z.iso.date(),
});
/** What a person applies with. */
export type ProgrammeApplicationInput = z.infer<typeof programmeApplicationInputSchema>;

/** A benefit of a card, with how often it was used. */
export const cardBenefitSchema = benefitSchema.extend({
  used: z.number().int(),
  left: z.number().int(),
  /** Whether it can be used today, or why not. */
  may_use: z.enum(BENEFIT_ANSWERS),
});
/** A card of the programme as its person sees it. */
export const programmeCardSchema = z.object({
  number: z.string(),
  /** The last day, 'YYYY-MM-DD' in India. */
  valid_until: z.iso.date(),
  /** Null until it is activated. */
  activated_at: z.iso.datetime().nullable(),
  benefits: z.array(cardBenefitSchema),
});
/** A card of the programme. */
export type ProgrammeCard = z.infer<typeof programmeCardSchema>;

/** An application as its person sees it, with the card once there is one. */
export const programmeApplicationSchema = z.object({
  id: z.uuid(),
  crop: shownCropSchema,
  /** As they were when it was written. */
  field_name: z.string(),
  square_metres: z.number(),
  sowing_day: z.iso.date(),
  state: z.enum(PROGRAMME_STATES),
  refusal: z.enum(PROGRAMME_REFUSALS).nullable(),
  /** Decided by the simulated officer of the sample. */
  is_sample: z.boolean(),
  card: programmeCardSchema.nullable(),
});
/** An application as its person sees it. */
export type ProgrammeApplication = z.infer<typeof programmeApplicationSchema>;
/** Answer of `GET /programme/v1/applications`: the person's own, the newest first. */
export const programmeApplicationsSchema = z.object({
  results: z.array(programmeApplicationSchema),
  /** Whether the market holds an identity document, without which none is sent. */
  has_document: z.boolean(),
});
/** The person's own applications. */
export type ProgrammeApplications = z.infer<typeof programmeApplicationsSchema>;

const cardNumberSchema = z.string().regex(/^[0-9]{16}$/);
/** `POST /programme/v1/cards/codes`: asks for the code that activates a card. */
export const cardCodeInputSchema = z.object({ number: cardNumberSchema });
/** `POST /programme/v1/cards/activation`. */
export const cardActivationSchema = z.object({
  number: cardNumberSchema,
  request_id: z.string().min(1).max(LONGEST_ID),
  otp: z.string().min(1).max(20),
});
/** What activates a card. */
export type CardActivation = z.infer<typeof cardActivationSchema>;

/** `POST /programme/v1/applications/{id}/uses`: a benefit was taken. */
export const benefitUseSchema = z.object({
  benefit: z.string().regex(/^[a-z][a-z-]{0,39}$/),
  /** Which one of this benefit, from 1 on: what comes again with it is the same. */
  step: z.number().int().min(1).max(99),
});
/** A benefit that was taken. */
export type BenefitUse = z.infer<typeof benefitUseSchema>;

/** `GET /programme-officer/v1/applications`: those that wait. */
export const waitingApplicationsQuerySchema = pageQuerySchema;
/** Answer of it, the longest waiting first; without whose they are. */
export const waitingApplicationsSchema = pagedSchema(
  z.object({
    id: z.uuid(),
    crop: programmeCropSchema,
    square_metres: z.number(),
    sowing_day: z.iso.date(),
    submitted_day: z.iso.date(),
  }),
);
/** `POST /programme-officer/v1/applications/{id}/rejection`. */
export const programmeRejectionSchema = z.object({ reason: z.enum(PROGRAMME_REFUSALS) });
