import { z } from 'zod';
import { languageSchema } from '../protocol/language-schema.ts';
import { CERTIFICATE_NUMBER, LONGEST_COURSE_ID, QUIZ_QUESTIONS } from '../vocabulary/training/course.ts';

const courseIdSchema = z
  .string()
  .min(1)
  .max(LONGEST_COURSE_ID)
  .regex(/^[a-z][a-z0-9-]*$/);

/** `GET /training/v1/course` and the routes beside it: in which language. */
export const trainingQuerySchema = z.object({ lang: languageSchema.default('hi') });

/** A lesson of the training, in one language. */
export const lessonSchema = z.object({
  id: courseIdSchema,
  title: z.string(),
  /** In one or two sentences, what it is about. */
  summary: z.string(),
  /** What to do, one sentence or two each, in their order. */
  points: z.array(z.string()),
  /** Where the rules come from. */
  source: z.string(),
});
/** A lesson of the training. */
export type Lesson = z.infer<typeof lessonSchema>;

/** A question of the quiz, without which of its answers is right. */
export const quizQuestionSchema = z.object({
  id: courseIdSchema,
  /** The lesson that says it. */
  lesson: courseIdSchema,
  text: z.string(),
  options: z.array(z.object({ id: courseIdSchema, text: z.string() })),
});
/** A question of the quiz. */
export type QuizQuestion = z.infer<typeof quizQuestionSchema>;

/** Answer of `GET /training/v1/course`. See docs/domain/training.md. */
export const courseSchema = z.object({ lessons: z.array(lessonSchema), questions: z.array(quizQuestionSchema) });
/** The training: its lessons and its quiz. */
export type Course = z.infer<typeof courseSchema>;

/** A lesson, in an address. */
export const lessonParamsSchema = z.object({ lesson: courseIdSchema });

/** `POST /training/v1/attempts`: one answer to each question of the quiz. */
export const attemptInputSchema = z.object({
  /** Made with the form: the same form sent again is one attempt. */
  key: z.uuid(),
  answers: z.array(z.object({ question: courseIdSchema, option: courseIdSchema })).max(2 * QUIZ_QUESTIONS),
});
/** Answers to the quiz. */
export type AttemptInput = z.input<typeof attemptInputSchema>;

/** An attempt at the quiz, as it was judged. */
export const attemptSchema = z.object({
  id: z.uuid(),
  /** A day in India. */
  made_day: z.iso.date(),
  right: z.int().min(0).max(QUIZ_QUESTIONS),
  is_passed: z.boolean(),
  /** Questions that were answered wrongly; what is right is in their lessons. */
  wrong: z.array(courseIdSchema),
});
/** An attempt at the quiz. */
export type Attempt = z.infer<typeof attemptSchema>;

/** A day on which a person was at a training in the field. */
export const attendanceSchema = z.object({ day: z.iso.date(), place: z.string() });

/** The certificate of a person. */
export const certificateSchema = z.object({
  number: z.string().regex(CERTIFICATE_NUMBER),
  /** As the profile had it when the certificate was issued. */
  name: z.string(),
  /** A day in India. */
  issued_day: z.iso.date(),
  /** Trainings in the field, the newest first, as trainers wrote them down. */
  attendances: z.array(attendanceSchema),
});
/** The certificate of a person. */
export type Certificate = z.infer<typeof certificateSchema>;

/** Answer of `GET /training/v1/progress`: how far the person has come. */
export const progressSchema = z.object({
  /** Lessons that the person has marked as read. */
  read: z.array(courseIdSchema),
  /** The newest attempt; null without one. */
  last_attempt: attemptSchema.nullable(),
  is_passed: z.boolean(),
  /** Attempts that are left today. */
  attempts_left: z.int().min(0),
  /** Null before the quiz is passed, and while the profile has no name. */
  certificate: certificateSchema.nullable(),
});
/** How far a person has come. */
export type TrainingProgress = z.infer<typeof progressSchema>;

/** The number of a certificate, in an address. */
export const certificateParamsSchema = z.object({ number: z.string().regex(CERTIFICATE_NUMBER) });
/** Answer of `GET /training/v1/certificates/{number}`: no more of the person than the initials. */
export const checkedCertificateSchema = z.object({
  number: z.string(),
  initials: z.string(),
  /** A day in India. */
  issued_day: z.iso.date(),
});
/** What anybody may know of a certificate. */
export type CheckedCertificate = z.infer<typeof checkedCertificateSchema>;
