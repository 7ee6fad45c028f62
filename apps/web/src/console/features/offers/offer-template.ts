/** What an offer can be begun as. Apart from the forms, since the list needs it without the editor. */
export const offerTemplates = ['first_come', 'draw', 'review', 'collection'] as const;
export type OfferTemplate = (typeof offerTemplates)[number];

export const isOfferTemplate = (name: string | null): name is OfferTemplate =>
  offerTemplates.some((template) => template === name);
