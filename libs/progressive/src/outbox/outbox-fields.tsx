import { OUTBOX_FIELDS, type OutboxForm } from './outbox-form.ts';

interface OutboxFieldsProps {
  readonly form: OutboxForm;
  /**
   * Its action takes the files of `photos` and `voice` also as `photoId` and `voiceId`, sent ahead in parts; a person
   * who was cut off goes on where they were.
   */
  readonly inParts?: boolean;
}

/**
 * Puts a form into the outbox of the phone: sent without a network, it is kept and sent later. The form posts
 * `multipart/form-data`. See docs/how-to/keep-a-form-in-the-outbox.md.
 */
export function OutboxFields({ form: { key, reader, title }, inParts = false }: OutboxFieldsProps) {
  return (
    <>
      {/* The worker writes another key into a kept copy, by the order of these attributes. */}
      <input type="hidden" name={OUTBOX_FIELDS.key} value={key} />
      <input type="hidden" name={OUTBOX_FIELDS.reader} value={reader} />
      <input type="hidden" name={OUTBOX_FIELDS.title} value={title} />
      {inParts ? <input type="hidden" name={OUTBOX_FIELDS.parts} value="1" /> : null}
    </>
  );
}
