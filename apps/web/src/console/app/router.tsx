import { createBrowserRouter, type RouteObject } from 'react-router';
import { InvitationPage } from '../features/set-up/invitation-page.tsx';
import { HomeDetailPage } from '../features/homes/home-detail-page.tsx';
import { HomesPage } from '../features/homes/homes-page.tsx';
import { MailsPage } from '../features/mails/mails-page.tsx';
import { OfferEditorPage } from '../features/offers/editor/offer-editor-page.tsx';
import { OffersPage } from '../features/offers/offers-page.tsx';
import { PeoplePage } from '../features/people/people-page.tsx';
import { RequestDetailPage } from '../features/requests/detail/request-detail-page.tsx';
import { EntryPage } from '../features/requests/entry/entry-page.tsx';
import { RequestsPage } from '../features/requests/requests-page.tsx';
import { ServicesPage } from '../features/services/services-page.tsx';
import { WebhooksPage } from '../features/webhooks/webhooks-page.tsx';
import { SignInPage } from '../features/sign-in/sign-in-page.tsx';
import { TokensPage } from '../features/tokens/tokens-page.tsx';
import { Allowed } from './allowed.tsx';
import { CrashPage } from './crash-page.tsx';
import { HomeRedirect } from './home-redirect.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { SignedInLayout } from './signed-in-layout.tsx';

const routes: RouteObject[] = [
  { path: '/staff/sign-in', element: <SignInPage />, errorElement: <CrashPage /> },
  { path: '/staff/invitation/:token', element: <InvitationPage />, errorElement: <CrashPage /> },
  {
    path: '/staff',
    element: <SignedInLayout />,
    errorElement: <CrashPage />,
    children: [
      { index: true, element: <HomeRedirect /> },
      {
        element: <Allowed action="offers.read" />,
        children: [
          { path: 'offers', element: <OffersPage /> },
          { path: 'offers/:offerId', element: <OfferEditorPage /> },
        ],
      },
      {
        element: <Allowed action="requests.read" />,
        children: [
          { path: 'requests', element: <RequestsPage /> },
          { path: 'requests/:requestId', element: <RequestDetailPage /> },
        ],
      },
      {
        element: <Allowed action="homes.read" />,
        children: [
          { path: 'homes', element: <HomesPage /> },
          { path: 'homes/:homeId', element: <HomeDetailPage /> },
        ],
      },
      {
        element: <Allowed action="requests.enter" />,
        children: [{ path: 'requests/new', element: <EntryPage /> }],
      },
      { element: <Allowed action="tokens.manage" />, children: [{ path: 'tokens', element: <TokensPage /> }] },
      { element: <Allowed action="mails.read" />, children: [{ path: 'mails', element: <MailsPage /> }] },
      { element: <Allowed action="people.manage" />, children: [{ path: 'people', element: <PeoplePage /> }] },
      { element: <Allowed action="services.manage" />, children: [{ path: 'services', element: <ServicesPage /> }] },
      { element: <Allowed action="services.manage" />, children: [{ path: 'webhooks', element: <WebhooksPage /> }] },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

export function createConsoleRouter() {
  return createBrowserRouter(routes);
}
