import { use, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Links, Meta, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { ROOT_ROUTE_ID, type RootData } from '@haat/app-context';
import { MeasurementPrompt } from './frame/deferred-parts.tsx';
import { ErrorReportsContext } from './page-errors/error-reports-context.ts';
import { LiteFootContext } from './lite/lite-foot.ts';
import { ShareHead } from './sharing/share-head.tsx';
import { NAMED_TEXTS_ID, scriptSafeJson, usePageTexts } from './page-texts/page-texts.ts';

const NOTICE = 'bg-turmeric-tint px-4 py-2 text-center text-on-turmeric-tint';

/** The document around every screen, also around one that failed. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const data = useRouteLoaderData<RootData>(ROOT_ROUTE_ID);
  const { named, textsIn } = usePageTexts();
  // A lite page has no script: the browser's build needs none of this.
  const liteFoot = import.meta.env.SSR ? use(LiteFootContext) : null;
  const errorsOf = import.meta.env.SSR ? (use(ErrorReportsContext) ?? undefined) : undefined;
  const language = data?.language ?? named.language;
  return (
    // The browser keeps what the server wrote, and reads it when something fails.
    <html lang={language} data-errors={errorsOf} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={data?.shell.themeColour} />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        {import.meta.env.SSR ? <ShareHead /> : null}
        <Links />
      </head>
      <body>
        {data?.demoNotice && <aside className={NOTICE}>{data.demoNotice}</aside>}
        {data?.keptNotice && <aside className={NOTICE}>{data.keptNotice}</aside>}
        {data?.liteProposal && (
          <aside className={NOTICE}>
            <form method="post" action="/language">
              <button name="lite" value="1" className="min-h-12 underline">
                {data.liteProposal}
              </button>
            </form>
          </aside>
        )}
        <MeasurementPrompt question={data?.measurementQuestion} />
        <I18nextProvider i18n={textsIn(language)}>{children}</I18nextProvider>
        {liteFoot ?? (
          <>
            {/* Data, not script: the browser never runs it, and no text in it can end the element. It is written on the
                server alone, and read once. */}
            <script
              id={NAMED_TEXTS_ID}
              type="application/json"
              suppressHydrationWarning
              dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? scriptSafeJson(named) : '' }}
            />
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}
