import { ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';

/** For how long an address gives a document out. See docs/domain/identity.md#views-of-documents. */
export const ADDRESS_MS = 5 * 60_000;
const PURPOSE = 'document-address';

/** Why a document is looked at: by its owner, by the owner's agent, for the survey or the decision of a claim. */
export type ViewReason = 'own' | 'for-farmer' | 'survey' | 'decision';

/** Which document is looked at, by whom and why. */
export interface DocumentView {
  readonly kind: 'claim-photo' | 'identity-document';
  /** The photo's id, or the owner's for an identity document. */
  readonly documentId: string;
  readonly viewerId: string;
  readonly why: ViewReason;
}

/**
 * The address of a document for one person: its path, with a seal that names document, viewer, reason and end. The
 * seal is encrypted and authenticated by the installation's key: it can be neither read nor altered.
 */
export async function documentAddress(
  { encryptor, now }: Pick<Dependencies, 'encryptor' | 'now'>,
  path: string,
  view: DocumentView,
): Promise<string> {
  const seal = await encryptor.encrypt(JSON.stringify([...partsOf(view), now().getTime() + ADDRESS_MS]), PURPOSE);
  return `${path}?seal=${seal}`;
}

/**
 * Checks that an address was given out for this view, and has not expired.
 * @throws ServiceError `request_error.not_found` for an expired or altered seal, and one of another view
 */
export async function checkDocumentAddress(
  { encryptor, now }: Pick<Dependencies, 'encryptor' | 'now'>,
  seal: string | undefined,
  view: DocumentView,
): Promise<void> {
  const sealed = seal === undefined ? null : await encryptor.decrypt(seal, PURPOSE).catch(() => null);
  if (sealed === null) throw new ServiceError('request_error.not_found');
  const parts = JSON.parse(sealed) as (string | number)[];
  const until = parts.pop();
  const isOfView = partsOf(view).every((part, index) => part === parts[index]);
  if (!isOfView || typeof until !== 'number' || until < now().getTime())
    throw new ServiceError('request_error.not_found');
}

function partsOf({ kind, documentId, viewerId, why }: DocumentView): (string | number)[] {
  return [kind, documentId, viewerId, why];
}
