import { useTranslation } from 'react-i18next';
import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { identityDocument } from '@haat/api-client';
import { errorTextKeys } from '@haat/api-contract';
import { apiContext, languageContext, requireSession, textContext, type ScreenHandle } from '@haat/app-context';
import { Banner, Page } from '@haat/ui-kit';
import { HeldDocument } from './held-document.tsx';
import { submitDocument, heldDocumentView, pageAfter, replacePath } from './kyc.data.ts';
import { DocumentForm } from './document-form.tsx';
import { EMPTY_DOCUMENT, NO_PROBLEMS } from './typed-document.ts';

export const handle = { namespaces: ['id-kyc'], backTo: '/cart', ownBottomBar: true } satisfies ScreenHandle;

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const t = context.get(textContext);
  const next = pageAfter(url);
  const document = await identityDocument(context.get(apiContext));
  return {
    title: t('id-kyc:title'),
    next,
    replacePath: replacePath(url, next),
    /** What is shown in place of the form; null for the form. */
    held:
      document === null || url.searchParams.has('replace')
        ? null
        : heldDocumentView(t, context.get(languageContext), document, new Date()),
  };
}

/** Gives a document, in the place of the one before. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  requireSession(context, request);
  return submitDocument(context.get(apiContext), await request.formData(), pageAfter(url));
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** The farmer's identity document: the stored one, masked, or the form to submit one. */
export default function IdentityDocumentScreen() {
  const { held, next, replacePath: toReplace } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation('id-kyc');
  if (held) {
    return (
      <Page>
        <HeldDocument document={held} next={next} replacePath={toReplace} />
      </Page>
    );
  }
  return (
    <Page>
      {answer?.kind === 'refused' ? (
        <Banner tone="danger" announce>
          {t(errorTextKeys(answer.code), { ...answer.details })}
        </Banner>
      ) : null}
      <p>{t('why')}</p>
      <DocumentForm
        typed={answer?.typed ?? EMPTY_DOCUMENT}
        problems={answer?.kind === 'invalid' ? answer.problems : NO_PROBLEMS}
      />
    </Page>
  );
}
