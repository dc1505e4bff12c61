import { data, redirect } from 'react-router';
import { giveIdentityPaper, isApiError, uploadPhoto, type ApiClient } from '@haat/api-client';
import type { IdentityPaper } from '@haat/api-contract';
import type { ServerTexts } from '@haat/app-context';
import { indiaDay } from '@haat/format';
import { dayText } from '@haat/presenters';
import { pathTo, paths, safeNextPath } from '@haat/routing';
import { problemsOf, readPaper, type PaperKind, type PaperProblems, type TypedPaper } from './typed-paper.ts';

/** A paper that is held, in words. */
export interface HeldPaperWords {
  readonly kind: PaperKind;
  /** E.g. 'XXXX XXXX 0019'. */
  readonly maskedNumber: string;
  readonly name: string;
  /** The day on which it was given. */
  readonly givenOn: string;
  readonly hasPhoto: boolean;
}

/** What the form is answered. Whatever it says, what was typed is still there. */
export type PaperAnswer =
  | { readonly kind: 'invalid'; readonly problems: PaperProblems; readonly typed: TypedPaper }
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly details: Readonly<Record<string, unknown>>;
      readonly typed: TypedPaper;
    };

/** Where the screen leads back to: the cart, unless it was opened on the way to somewhere else. */
export function pageAfter(url: URL): string {
  const next = url.searchParams.get('next');
  return next === null ? paths.cart : safeNextPath(next);
}

/** Puts a paper that is held into words. */
export function heldPaperWords(
  t: ServerTexts,
  language: string,
  { kind, masked_number, name, given_at, has_photo }: NonNullable<IdentityPaper['paper']>,
  now: Date,
): HeldPaperWords {
  return {
    kind,
    maskedNumber: masked_number,
    name,
    givenOn: dayText(t, language, indiaDay(new Date(given_at)), now),
    hasPhoto: has_photo,
  };
}

/**
 * Gives the paper of a form, and goes on. The photo is sent ahead of it; of an Aadhaar none is.
 * @throws ApiError only for a session that has ended
 */
export async function givePaper(api: ApiClient, form: FormData, next: string) {
  const typed = readPaper(form);
  const problems = problemsOf(typed);
  if (typed.kind === null || Object.keys(problems).length > 0) return answer({ kind: 'invalid', problems, typed }, 400);
  try {
    const photo = typed.kind === 'aadhaar' ? null : photoOf(form);
    const photoId =
      photo === null ? undefined : (await uploadPhoto(api, photo.type, new Uint8Array(await photo.arrayBuffer()))).id;
    await giveIdentityPaper(api, {
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

/** Address of the form for a paper in the place of the one that is held. */
export function replacePath(next: string): string {
  return pathTo('cartIdKyc', {}, { replace: 1, next });
}

function photoOf(form: FormData): File | null {
  const photo = form.get('photo');
  return photo instanceof File && photo.size > 0 ? photo : null;
}

function answer(said: PaperAnswer, status: number) {
  return data(said, { status });
}
