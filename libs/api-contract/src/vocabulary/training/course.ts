/** Questions of the training's quiz. See docs/domain/training.md#quiz. */
export const QUIZ_QUESTIONS = 10;
/** Right answers with which it is passed. */
export const QUIZ_PASS_MARK = 7;
/** Attempts of one person on one day in India. */
export const MOST_ATTEMPTS_A_DAY = 3;
/** The longest id of a lesson, question or option. */
export const LONGEST_COURSE_ID = 40;

/**
 * The number of a certificate: two groups of five, without the letters that look like digits. See
 * docs/domain/training.md#certificate.
 */
export const CERTIFICATE_NUMBER = /^CT-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/;
/** What the number is made of after `CT-`, in the order of their value. */
export const CERTIFICATE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
