import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { Desk } from './desk.tsx';
import { firstLanguage } from './texts/i18n.ts';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const cache = createCache({ key: 'desk', ...(nonce === undefined ? {} : { nonce }) });
const router = createBrowserRouter([{ path: '*', element: <Desk /> }]);
document.documentElement.lang = firstLanguage();

createRoot(document.getElementById('desk') as HTMLElement).render(
  <StrictMode>
    <CacheProvider value={cache}>
      <RouterProvider router={router} />
    </CacheProvider>
  </StrictMode>,
);
