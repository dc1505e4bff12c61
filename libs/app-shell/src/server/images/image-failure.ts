/** Why there is no picture. */
export type ImageFailureReason =
  | 'bad-address'
  | 'bad-width'
  | 'not-allowed'
  | 'not-found'
  | 'too-large'
  | 'not-a-picture'
  | 'source-failed'
  | 'damaged'
  | 'source-slow'
  | 'making-slow'
  | 'cannot-make'
  | 'busy';

const ANSWERS: Readonly<Record<ImageFailureReason, readonly [status: number, words: string]>> = {
  'bad-address': [400, 'No address of a picture'],
  'bad-width': [400, 'No such width or quality'],
  'not-allowed': [403, 'Not from there'],
  'not-found': [404, 'No such picture'],
  'too-large': [413, 'The picture is too large'],
  'not-a-picture': [415, 'Not a photograph: JPEG, PNG, WebP, AVIF or GIF'],
  'source-failed': [502, 'Where the picture comes from did not answer as it should'],
  damaged: [502, 'The picture is damaged'],
  busy: [503, 'Too many pictures at once'],
  'cannot-make': [503, 'No pictures can be made here'],
  'source-slow': [504, 'The picture took too long to come'],
  'making-slow': [504, 'The picture took too long to make'],
};

/** No picture, and why; `detail` is for the log alone. */
export class ImageFailure extends Error {
  readonly reason: ImageFailureReason;
  /** Status of the answer; never 500. */
  readonly status: number;
  /** One plain line. */
  readonly words: string;

  constructor(reason: ImageFailureReason, detail?: string) {
    const [status, words] = ANSWERS[reason];
    super(detail ?? words);
    this.reason = reason;
    this.status = status;
    this.words = words;
  }
}
