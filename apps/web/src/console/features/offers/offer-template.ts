/** Starting points for a new offer. Apart from the forms, because the list needs them without the editor. */
export const offerTemplates = ['first_come', 'draw', 'review', 'collection'] as const;
export type OfferTemplate = (typeof offerTemplates)[number];

export const isOfferTemplate = (name: string | null): name is OfferTemplate =>
  offerTemplates.some((template) => template === name);
