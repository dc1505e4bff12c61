import { data, redirect } from 'react-router';
import { submitIdentityDocument, isApiError, uploadPhoto, type ApiClient } from '@haat/api-client';
import type { IdentityDocument } from '@haat/api-contract';
import type { ServerTexts } from '@haat/app-context';
import { indiaDay } from '@haat/format';
import { dayText } from '@haat/presenters';
import { pathTo, paths, safeNextPath } from '@haat/routing';
import {
  problemsOf,
  readDocument,
  type DocumentKind,
  type DocumentProblems,
  type TypedDocument,
} from './typed-document.ts';

/** A stored document, in words. */
export interface HeldDocumentView {
  readonly kind: DocumentKind;
  /** E.g. 'XXXX XXXX 0019'. */
  readonly maskedNumber: string;
  readonly name: string;
  /** The day on which it was given. */
  readonly givenOn: string;
  /** Null without one; without an address and a count for an agent, who does not see it. */
  readonly photo: { readonly src: string | null; readonly views: string | null } | null;
}

/** What the form is answered. Whatever it says, what was typed is still there. */
export type DocumentAnswer =
  | { readonly kind: 'invalid'; readonly problems: DocumentProblems; readonly typed: TypedDocument }
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly details: Readonly<Record<string, unknown>>;
      readonly typed: TypedDocument;
    };

/** Where the screen leads back to: the cart, or insurance, unless it was opened on the way to somewhere else. */
export function pageAfter(url: URL): string {
  const next = url.searchParams.get('next');
  if (next !== null) return safeNextPath(next);
  return url.pathname.startsWith(paths.insuranceKycId) ? paths.insuranceKyc : paths.cart;
}

/** Presents a stored document. */
export function heldDocumentView(
  t: ServerTexts,
  language: string,
  { kind, masked_number, name, given_at, has_photo, photo }: NonNullable<IdentityDocument['paper']>,
  now: Date,
): HeldDocumentView {
  return {
    kind,
    maskedNumber: masked_number,
    name,
    givenOn: dayText(t, language, indiaDay(new Date(given_at)), now),
    photo: has_photo
      ? {
          src: photo === null ? null : pathTo('identityDocumentPhoto'),
          views: photo === null ? null : t('id-kyc:held.views', { number: photo.views }),
        }
      : null,
  };
}

/**
 * Gives the document of a form, and goes on. The photo is sent ahead of it; of an Aadhaar none is.
 * @throws ApiError only for a session that has ended
 */
export async function submitDocument(api: ApiClient, form: FormData, next: string) {
  const typed = readDocument(form);
  const problems = problemsOf(typed);
  if (typed.kind === null || Object.keys(problems).length > 0) return answer({ kind: 'invalid', problems, typed }, 400);
  try {
    const photo = typed.kind === 'aadhaar' ? null : photoOf(form);
    const photoId =
      photo === null ? undefined : (await uploadPhoto(api, photo.type, new Uint8Array(await photo.arrayBuffer()))).id;
    await submitIdentityDocument(api, {
      kind: typed.kind,
      number: typed.number,
      name: typed.name,
      consent: true,
      photo_id: photoId,
    });
    return redirect(next);
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    return answer({ kind: 'refused', code: error.code, details: error.details, typed }, error.httpStatus);
  }
}

/** URL of the form that replaces the stored document. */
export function replacePath(url: URL, next: string): string {
  return pathTo(
    url.pathname.startsWith(paths.insuranceKycId) ? 'insuranceKycId' : 'cartIdKyc',
    {},
    { replace: 1, next },
  );
}

function photoOf(form: FormData): File | null {
  const photo = form.get('photo');
  return photo instanceof File && photo.size > 0 ? photo : null;
}

function answer(said: DocumentAnswer, status: number) {
  return data(said, { status });
}
