import type { LoaderFunctionArgs } from 'react-router';
import {
  isKeptCopyContext,
  languageContext,
  measurementContext,
  placeContext,
  prebookContext,
  sessionContext,
  shellContext,
  textContext,
  vendorContext,
  type PageSession,
  type RootData,
  type Session,
} from '@haat/app-context';
import { exactMomentText } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { measurementQuestion } from './measurement/measurement-question.ts';
import { demoNoticeContext, liteProposalContext } from './page-texts/texts.server.ts';
import { agentOnPage } from './agent-on-page.ts';
import { cartInShort, rootCart } from './root-cart.ts';
import { visitContext } from './visit/visit.ts';

/**
 * Root data of every page: shell, language, place, session and cart. It never fails: the frame is shown whichever
 * service is down.
 */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<RootData> {
  const [cart, agent] = await Promise.all([rootCart(context), agentOnPage(context)]);
  return {
    shell: context.get(shellContext),
    language: context.get(languageContext),
    place: context.get(placeContext),
    // Read after the call: a refused token refresh during the call ends the session.
    session: pageSession(context.get(sessionContext)),
    agent,
    cart: cart && cartInShort(cart),
    vendor: context.get(vendorContext).requestedVendorId,
    isPrebook: context.get(prebookContext),
    isWebview: context.get(visitContext).isWebview,
    hostOrigins: context.get(visitContext).isWebview ? context.get(visitContext).hostOrigins : [],
    demoNotice: context.get(demoNoticeContext),
    liteProposal: context.get(liteProposalContext),
    ...keptNotice(context, url),
    ...measured(context),
  };
}

/** Nothing on any page but a copy that is kept; what says that a page is not kept has no moment. */
function keptNotice(
  context: LoaderFunctionArgs['context'],
  { pathname }: Pick<URL, 'pathname'>,
): Pick<RootData, 'keptNotice'> {
  if (!context.get(isKeptCopyContext) || pathname === pathTo('offline')) return {};
  const t = context.get(textContext);
  const moment = exactMomentText(t, context.get(languageContext), new Date());
  return { keptNotice: t('offline:notice', { moment }) };
}

/** Nothing where nothing is configured: no byte of a page. */
function measured(context: LoaderFunctionArgs['context']): Pick<RootData, 'measurementQuestion' | 'isMeasured'> {
  const consent = context.get(measurementContext);
  if (consent.asked.length === 0) return {};
  return {
    measurementQuestion: measurementQuestion(consent, context.get(textContext)),
    isMeasured: consent.agreed.length > 0,
  };
}

function pageSession(session: Session): PageSession {
  return session.status === 'visitor'
    ? { status: 'visitor' }
    : { status: 'authenticated', expiresAt: session.expiresAt, serverTime: Date.now() };
}
