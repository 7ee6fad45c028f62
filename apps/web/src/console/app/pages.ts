/** The console's pages, each a chunk that is loaded when the page opens. */
export const pages = {
  today: async () => (await import('../features/today/today-page.tsx')).TodayPage,
  offers: async () => (await import('../features/offers/offers-page.tsx')).OffersPage,
  startOffer: async () => (await import('../features/offers/start-offer-page.tsx')).StartOfferPage,
  offer: async () => (await import('../features/offers/editor/offer-editor-page.tsx')).OfferEditorPage,
  stock: async () => (await import('../features/offers/stock/stock-page.tsx')).StockPage,
  requests: async () => (await import('../features/requests/requests-page.tsx')).RequestsPage,
  request: async () => (await import('../features/requests/detail/request-detail-page.tsx')).RequestDetailPage,
  entry: async () => (await import('../features/requests/entry/entry-page.tsx')).EntryPage,
  batches: async () => (await import('../features/batches/batches-page.tsx')).BatchesPage,
  newBatch: async () => (await import('../features/batches/new-batch-page.tsx')).NewBatchPage,
  batch: async () => (await import('../features/batches/batch-page.tsx')).BatchPage,
  returns: async () => (await import('../features/batches/returns/returns-page.tsx')).ReturnsPage,
  packings: async () => (await import('../features/packing/packings-page.tsx')).PackingsPage,
  packing: async () => (await import('../features/packing/packing-page.tsx')).PackingPage,
  counter: async () => (await import('../features/counter/counter-page.tsx')).CounterPage,
  queue: async () => (await import('../features/requests/queue/queue-page.tsx')).QueuePage,
  homes: async () => (await import('../features/homes/homes-page.tsx')).HomesPage,
  home: async () => (await import('../features/homes/home-detail-page.tsx')).HomeDetailPage,
  insights: async () => (await import('../features/insights/insights-page.tsx')).InsightsPage,
  tokens: async () => (await import('../features/tokens/tokens-page.tsx')).TokensPage,
  account: async () => (await import('../features/account/account-page.tsx')).AccountPage,
  forgotten: async () => (await import('../features/sign-in/forgotten-page.tsx')).ForgottenPage,
  newPassword: async () => (await import('../features/sign-in/new-password-page.tsx')).NewPasswordPage,
  addresses: async () => (await import('../features/addresses/addresses-page.tsx')).AddressesPage,
  privacy: async () => (await import('../features/privacy/privacy-page.tsx')).PrivacyPage,
  audit: async () => (await import('../features/audit/audit-page.tsx')).AuditPage,
  mails: async () => (await import('../features/mails/mails-page.tsx')).MailsPage,
  people: async () => (await import('../features/people/people-page.tsx')).PeoplePage,
  services: async () => (await import('../features/services/services-page.tsx')).ServicesPage,
  webhooks: async () => (await import('../features/webhooks/webhooks-page.tsx')).WebhooksPage,
  invitation: async () => (await import('../features/set-up/invitation-page.tsx')).InvitationPage,
};

/** Loads the remaining pages in advance, so that each opens at once, even during a short outage of the server. */
export function prefetchPages(): void {
  // A page that failed to load reports it when it is opened.
  void Promise.allSettled(Object.values(pages).map((load) => load()));
}
