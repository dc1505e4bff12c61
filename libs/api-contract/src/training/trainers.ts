import { z } from 'zod';
import { attendanceSchema, certificateParamsSchema } from './course.ts';

/** Which attendance, in an address: of whose certificate, and on which day in India. */
export const attendanceParamsSchema = certificateParamsSchema.extend({ day: z.iso.date() });
/** `PUT /trainer/v1/certificates/{number}/attendances/{day}`: where the training was. */
export const attendanceInputSchema = z.object({ place: z.string().trim().min(1).max(120) });
/** Answer of `GET /trainer/v1/attendances`: what the trainer wrote down, the newest first, 50 at most. */
export const writtenAttendancesSchema = z.object({
  results: z.array(attendanceSchema.extend({ number: z.string(), initials: z.string() })),
});
