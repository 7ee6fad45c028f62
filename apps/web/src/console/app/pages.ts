import { ConnectionError } from '@doorstep/client';

/** The pages of the console, each a file of its own that is fetched when its page is opened. */
export const pages = {
  today: async () => (await fetched(import('../features/today/today-page.tsx'))).TodayPage,
  offers: async () => (await fetched(import('../features/offers/offers-page.tsx'))).OffersPage,
  offer: async () => (await fetched(import('../features/offers/editor/offer-editor-page.tsx'))).OfferEditorPage,
  requests: async () => (await fetched(import('../features/requests/requests-page.tsx'))).RequestsPage,
  request: async () => (await fetched(import('../features/requests/detail/request-detail-page.tsx'))).RequestDetailPage,
  entry: async () => (await fetched(import('../features/requests/entry/entry-page.tsx'))).EntryPage,
  batches: async () => (await fetched(import('../features/batches/batches-page.tsx'))).BatchesPage,
  newBatch: async () => (await fetched(import('../features/batches/new-batch-page.tsx'))).NewBatchPage,
  batch: async () => (await fetched(import('../features/batches/batch-page.tsx'))).BatchPage,
  returns: async () => (await fetched(import('../features/batches/returns/returns-page.tsx'))).ReturnsPage,
  packings: async () => (await fetched(import('../features/packing/packings-page.tsx'))).PackingsPage,
  packing: async () => (await fetched(import('../features/packing/packing-page.tsx'))).PackingPage,
  counter: async () => (await fetched(import('../features/counter/counter-page.tsx'))).CounterPage,
  queue: async () => (await fetched(import('../features/requests/queue/queue-page.tsx'))).QueuePage,
  homes: async () => (await fetched(import('../features/homes/homes-page.tsx'))).HomesPage,
  home: async () => (await fetched(import('../features/homes/home-detail-page.tsx'))).HomeDetailPage,
  insights: async () => (await fetched(import('../features/insights/insights-page.tsx'))).InsightsPage,
  tokens: async () => (await fetched(import('../features/tokens/tokens-page.tsx'))).TokensPage,
  account: async () => (await fetched(import('../features/account/account-page.tsx'))).AccountPage,
  forgotten: async () => (await fetched(import('../features/sign-in/forgotten-page.tsx'))).ForgottenPage,
  newPassword: async () => (await fetched(import('../features/sign-in/new-password-page.tsx'))).NewPasswordPage,
  addresses: async () => (await fetched(import('../features/addresses/addresses-page.tsx'))).AddressesPage,
  privacy: async () => (await fetched(import('../features/privacy/privacy-page.tsx'))).PrivacyPage,
  audit: async () => (await fetched(import('../features/audit/audit-page.tsx'))).AuditPage,
  mails: async () => (await fetched(import('../features/mails/mails-page.tsx'))).MailsPage,
  people: async () => (await fetched(import('../features/people/people-page.tsx'))).PeoplePage,
  services: async () => (await fetched(import('../features/services/services-page.tsx'))).ServicesPage,
  webhooks: async () => (await fetched(import('../features/webhooks/webhooks-page.tsx'))).WebhooksPage,
  invitation: async () => (await fetched(import('../features/set-up/invitation-page.tsx'))).InvitationPage,
};

/** Fetches the pages that were not opened yet, so that each opens at once, and also while the server is away for a moment. */
export function prefetchPages(): void {
  // Whoever opens a page that did not come is told then.
  void Promise.allSettled(Object.values(pages).map((load) => load()));
}

async function fetched<Module>(module: Promise<Module>): Promise<Module> {
  try {
    return await module;
  } catch (cause) {
    throw new ConnectionError('no page', { cause });
  }
}
