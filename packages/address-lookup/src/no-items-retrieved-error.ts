/** Retrieve answered with an empty list (G7): the address could not be loaded, which does not mean that there is none. */
export class NoItemsRetrievedError extends Error {
  override readonly name = 'NO_ITEMS_RETRIEVED';
  readonly code = 'NO_ITEMS_RETRIEVED';

  constructor(id: string) {
    super(`Retrieve returned no item for the Id ${id}`);
  }
}
