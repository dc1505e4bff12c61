import { useTranslation } from 'react-i18next';
import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { identityPaper } from '@haat/api-client';
import { errorTextKeys } from '@haat/api-contract';
import { apiContext, languageContext, requireSession, textContext, type ScreenHandle } from '@haat/app-context';
import { Banner, Page } from '@haat/ui-kit';
import { HeldPaper } from './held-paper.tsx';
import { givePaper, heldPaperWords, pageAfter, replacePath } from './kyc.data.ts';
import { PaperForm } from './paper-form.tsx';
import { EMPTY_PAPER, NO_PROBLEMS } from './typed-paper.ts';

export const handle = { namespaces: ['id-kyc'], backTo: '/cart', ownBottomBar: true } satisfies ScreenHandle;

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const t = context.get(textContext);
  const next = pageAfter(url);
  const paper = await identityPaper(context.get(apiContext));
  return {
    title: t('id-kyc:title'),
    next,
    replacePath: replacePath(next),
    /** What is shown in place of the form; null for the form. */
    held:
      paper === null || url.searchParams.has('replace')
        ? null
        : heldPaperWords(t, context.get(languageContext), paper, new Date()),
  };
}

/** Gives a paper, in the place of the one before. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  requireSession(context, request);
  return givePaper(context.get(apiContext), await request.formData(), pageAfter(url));
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** The farmer's identity card: what is held of it, masked, or the form to give one. */
export default function IdentityPaperScreen() {
  const { held, next, replacePath: toReplace } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation('id-kyc');
  if (held) {
    return (
      <Page>
        <HeldPaper paper={held} next={next} replacePath={toReplace} />
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
      <PaperForm
        typed={answer?.typed ?? EMPTY_PAPER}
        problems={answer?.kind === 'invalid' ? answer.problems : NO_PROBLEMS}
      />
    </Page>
  );
}
