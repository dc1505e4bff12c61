import { z } from 'zod';
import { LANGUAGES } from './language.ts';

/** Checks a language code. Apart from `language.ts`, which goes to the phone: a validation library does not. */
export const languageSchema = z.enum(LANGUAGES);
