// "Residential" or "Commercial", from the kind of place in the data's own words.

const commercial = /commerc|business|industr|office|retail|\bshop|\bstore|warehouse|hotel|lodging|restaurant|factory/i;
const residential =
  /resid|dwelling|house|\bhome|flat|apart|famil|condo|camp|cottage|mobile|maison|habitation|logement|wohn|vivienda/i;

/** The protocol's `Type` of an address; "" where the data does not say. A place of both kinds is somebody's home. */
export function placeType(placeKind: string): 'Residential' | 'Commercial' | '' {
  if (commercial.test(placeKind) && !/resid/i.test(placeKind)) return 'Commercial';
  return residential.test(placeKind) ? 'Residential' : '';
}
