import { z } from 'zod';
import { LANGUAGES } from '../vocabulary/languages.ts';

/** Checks a language code. Apart from the vocabulary, which goes to the phone: a validation library does not. */
export const languageSchema = z.enum(LANGUAGES);
