/** Retrieve answered with an empty list (G7): the service no longer has what it listed, which says nothing of the address. */
export class NoItemsRetrievedError extends Error {
  override readonly name = 'NO_ITEMS_RETRIEVED';
  readonly code = 'NO_ITEMS_RETRIEVED';

  constructor(id: string) {
    super(`Retrieve returned no item for the Id ${id}`);
  }
}
