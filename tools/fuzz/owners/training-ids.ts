/** What is not tried with other owners' values, and why. See docs/domain/training.md. */
export const TRAINING_OPEN: Readonly<Record<string, string>> = {
  'POST /training/v1/attempts body.key': 'it tells the person’s own attempts apart, and names nothing of another’s',
  'body.answers.0.question': 'the questions are the same for everybody',
  'body.answers.0.option': 'the options are the same for everybody',
  'path.lesson': 'the lessons are the same for everybody',
  'path.day': 'a day, which names nothing',
  'PUT /trainer/v1/certificates/{number}/attendances/{day} body.place': 'words, which name nothing',
  'path.number': 'everybody may check a certificate by its number, and learns no more than initials and day',
};
