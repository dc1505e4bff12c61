/** How applications and cards of the programme are refused, with the status of each. See docs/domain/programme.md. */
export const PROGRAMME_ERROR_STATUS = {
  'programme_error.sowing_day': 400,
  'programme_error.open_already': 409,
  'programme_error.document_missing': 409,
  'programme_error.cannot_move': 409,
  'programme_error.card_unknown': 404,
  'programme_error.season_over': 409,
  'programme_error.benefit_refused': 409,
} as const;

/** Told by the few screens of the programme alone. */
export const PROGRAMME_ERROR_CODES = [
  'programme_error.sowing_day',
  'programme_error.open_already',
  'programme_error.document_missing',
  'programme_error.cannot_move',
  'programme_error.card_unknown',
  'programme_error.season_over',
  'programme_error.benefit_refused',
] as const satisfies readonly (keyof typeof PROGRAMME_ERROR_STATUS)[];
