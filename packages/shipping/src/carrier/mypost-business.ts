import { townOf } from '../address-parts.ts';
import type { Parcel, Sender } from '../parcel.ts';
import type { CarrierColumn, CarrierProfile } from './carrier-profile.ts';
import { addressLine, centimetres, itemList, kilograms, nationalDigits } from './column-values.ts';

function column(header: string, value: CarrierColumn['value'], isRequired = false): CarrierColumn {
  return { header, value, isRequired };
}

/** Chosen by staff during the import: the list of valid values is not published. */
const chosenInImport = (): string => '';

const from = (part: keyof Sender) => (_: Parcel, sender: Sender) => sender[part];

export const myPostBusiness: CarrierProfile = {
  id: 'mypost-business',
  name: 'Australia Post MyPost Business',
  isConfirmed: false,
  source:
    'Two open programs with the same 34 names; Australia Post, "Sending parcels online CSV upload", has some of them',
  delimiter: ',',
  encoding: 'utf-8',
  onlyTo: 'AU',
  columns: [
    column('Additional Label Information 1', ({ reference }) => reference),
    column('Send Tracking Notifications', chosenInImport),
    column('Send From Name', from('name')),
    column('Send From Business Name', chosenInImport),
    column('Send From Address Line 1', from('street')),
    column('Send From Address Line 2', chosenInImport),
    column('Send From Address Line 3', chosenInImport),
    column('Send From Suburb', from('city')),
    column('Send From State', from('region')),
    column('Send From Postcode', from('postcode')),
    column('Send From Phone Number', (_, { phone }) => nationalDigits(phone, '61')),
    column('Send From Email Address', from('email')),
    column('Deliver To Name', ({ name }) => name, true),
    column('Deliver To MyPost Number', chosenInImport),
    column('Deliver To Business Name', ({ address }) => address.organisation),
    column('Deliver To Type Of Address', chosenInImport),
    column('Deliver To Address Line 1', addressLine(0, 3), true),
    column('Deliver To Address Line 2', addressLine(1, 3)),
    column('Deliver To Address Line 3', addressLine(2, 3)),
    column('Deliver To Suburb', ({ address }) => townOf(address), true),
    column('Deliver To State', ({ address }) => address.region, true),
    column('Deliver To Postcode', ({ address }) => address.postcode, true),
    column('Deliver To Phone Number', ({ phone }) => nationalDigits(phone, '61')),
    column('Deliver To Email Address', ({ email }) => email),
    column('Item Packaging Type', chosenInImport),
    column('Item Delivery Service', chosenInImport),
    column('Item Description', itemList),
    column('Item Length', ({ sizeMm }) => centimetres(sizeMm?.length)),
    column('Item Width', ({ sizeMm }) => centimetres(sizeMm?.width)),
    column('Item Height', ({ sizeMm }) => centimetres(sizeMm?.height)),
    column('Item Weight', ({ weightGrams }) => kilograms(weightGrams)),
    column('Item Dangerous Goods Flag', chosenInImport),
    column('Signature On Delivery', chosenInImport),
    column('Extra Cover Amount', chosenInImport),
  ],
};
