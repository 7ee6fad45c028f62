import type { StaffAction } from '@doorstep/contract';
import type { ComponentType } from 'react';
import { Navigate, Outlet, type RouteObject, createBrowserRouter } from 'react-router';
import { SignInPage } from '../features/sign-in/sign-in-page.tsx';
import { LoadingLines } from '../shared/page/loaded.tsx';
import { CrashPage, NotFoundPage, PageFailed } from './page-failed.tsx';
import { pages } from './pages.ts';
import { SignedInLayout } from './signed-in-layout.tsx';
import { PageHeading } from '../shared/page/page-heading.tsx';
import { useAllowed, useSession } from '../shared/session.ts';
import { useTexts } from '../shared/texts/texts-context.tsx';
import { settingPlaces, setUpPlaces, workPlaces } from './places.ts';

/** The routes of the pages that need one action, by path. */
function allowed(action: StaffAction, byPath: Record<string, () => Promise<ComponentType>>): RouteObject {
  return {
    element: <Allowed action={action} />,
    children: Object.entries(byPath).map(([path, Component]) => ({
      path,
      lazy: { Component },
      HydrateFallback: LoadingLines,
      errorElement: <PageFailed />,
    })),
  };
}

const routes: RouteObject[] = [
  { path: '/staff/sign-in', element: <SignInPage />, errorElement: <CrashPage /> },
  {
    path: '/staff/invitation/:token',
    lazy: { Component: pages.invitation },
    HydrateFallback: LoadingLines,
    errorElement: <CrashPage />,
  },
  {
    path: '/staff/forgotten',
    lazy: { Component: pages.forgotten },
    HydrateFallback: LoadingLines,
    errorElement: <CrashPage />,
  },
  {
    path: '/staff/password/:token',
    lazy: { Component: pages.newPassword },
    HydrateFallback: LoadingLines,
    errorElement: <CrashPage />,
  },
  {
    path: '/staff',
    element: <SignedInLayout />,
    errorElement: <CrashPage />,
    children: [
      {
        element: <HomeRedirect />,
        children: [
          {
            index: true,
            lazy: { Component: pages.today },
            HydrateFallback: LoadingLines,
            errorElement: <PageFailed />,
          },
        ],
      },
      {
        path: 'account',
        lazy: { Component: pages.account },
        HydrateFallback: LoadingLines,
        errorElement: <PageFailed />,
      },
      allowed('offers.read', { offers: pages.offers, 'offers/:offerId': pages.offer, stock: pages.stock }),
      allowed('offers.write', { 'offers/start': pages.startOffer }),
      allowed('requests.read', {
        requests: pages.requests,
        'requests/:requestId': pages.request,
        insights: pages.insights,
      }),
      allowed('requests.decide', { 'requests/queue': pages.queue, counter: pages.counter }),
      allowed('requests.enter', { 'requests/new': pages.entry }),
      allowed('batches.read', {
        batches: pages.batches,
        'batches/returns': pages.returns,
        'batches/:batchId': pages.batch,
      }),
      allowed('batches.write', { 'batches/new': pages.newBatch }),
      allowed('batches.pack', { packing: pages.packings, 'packing/:batchId': pages.packing }),
      allowed('homes.read', { homes: pages.homes, 'homes/:homeId': pages.home }),
      allowed('addresses.manage', { addresses: pages.addresses }),
      allowed('tokens.manage', { tokens: pages.tokens }),
      allowed('privacy.manage', { privacy: pages.privacy }),
      allowed('audit.read', { audit: pages.audit }),
      allowed('mails.read', { mails: pages.mails }),
      allowed('people.manage', { people: pages.people }),
      allowed('services.manage', { services: pages.services, webhooks: pages.webhooks }),
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

export function createConsoleRouter() {
  return createBrowserRouter(routes);
}

/** Renders its child pages, or a plain refusal if the role does not allow them. The server checks again. */
function Allowed({ action }: { action: StaffAction }) {
  const { t } = useTexts();
  const isAllowed = useAllowed(action);
  const session = useSession().data;
  if (isAllowed) return <Outlet />;
  return (
    <>
      <PageHeading title={t('staff.not_allowed.title')} />
      <p className="lead">
        {session ? t('staff.not_allowed.body', { role: t(`staff.role.${session.person.role}`) }) : ''}
      </p>
    </>
  );
}

/** `/staff` is “Today”; people who may not see it are sent to the first place their role allows. */
function HomeRedirect() {
  const { t } = useTexts();
  const seesToday = useAllowed('offers.read');
  const actions = useSession().data?.actions ?? [];
  if (seesToday) return <Outlet />;
  const first = [...workPlaces, ...setUpPlaces, ...settingPlaces].find(({ action }) => actions.includes(action));
  if (first) return <Navigate to={first.path} replace />;
  return (
    <>
      <PageHeading title={t('staff.nothing_yet.title')} />
      <p className="lead">{t('staff.nothing_yet.body')}</p>
    </>
  );
}
