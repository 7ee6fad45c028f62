/** Retrieve returned an empty list (G7): the Id has expired, which says nothing about the address. */
export class NoItemsRetrievedError extends Error {
  override readonly name = 'NO_ITEMS_RETRIEVED';
  readonly code = 'NO_ITEMS_RETRIEVED';

  constructor(id: string) {
    super(`Retrieve returned no item for the Id ${id}`);
  }
}
