import { use } from 'react';
import { useMatches } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { scriptSafeJson } from '../page-texts/page-texts.ts';
import { alternates, entryAddress, languageOf } from './entry-address.ts';
import { ShareContext } from './share-context.ts';

/** Shown where a page has no picture of its own. */
const SIGN = '/icon-512.png';

/**
 * The head of an entry page: the same page in other languages, and where its loader made a card, its one address, the
 * card for messengers, and facts for search engines. Drawn on the server alone.
 */
export function ShareHead() {
  const share = use(ShareContext);
  const match = useMatches().at(-1);
  const handle = match?.handle as Partial<ScreenHandle> | undefined;
  if (share === null || handle?.isEntry !== true) return null;
  const { address, card } = share;
  const links = alternates(address).map((other) => (
    <link key={other.language} rel="alternate" hrefLang={other.language} href={other.address} />
  ));
  if (card === null) return links;
  const title = card.title ?? titleIn(match?.loaderData);
  const canonical = entryAddress(address, languageOf(address));
  const picture = address.origin + (card.picture ?? SIGN);
  const facts = card.structured && {
    '@context': 'https://schema.org',
    ...card.structured,
    url: canonical,
    image: picture,
  };
  return (
    <>
      {links}
      <link rel="canonical" href={canonical} />
      <meta name="description" content={card.description} />
      <meta property="og:type" content={card.structured?.['@type'] === 'Article' ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={card.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={picture} />
      <meta name="twitter:card" content={card.picture === undefined ? 'summary' : 'summary_large_image'} />
      {facts && (
        // eslint-disable-next-line no-restricted-syntax -- data, not script, and no text in it can end the element
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptSafeJson(facts) }} />
      )}
    </>
  );
}

function titleIn(data: unknown): string {
  const title = typeof data === 'object' && data !== null && 'title' in data ? data.title : '';
  return typeof title === 'string' ? title : '';
}
