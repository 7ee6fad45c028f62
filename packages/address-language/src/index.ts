export { canonicalName } from './canonical-name.ts';
export { countryCodes, isCountry, toAlpha2 } from '@doorstep/contract';
export { canonicalWord, isStreetKind } from './canonical-word.ts';
export { countryNamed, countryNames, mainLanguage } from './country-names.ts';
export { compoundsOfOtherKinds, expandCompound } from './compound-street.ts';
export {
  addressLines,
  type AddressParts,
  isNumberFirst,
  placeLine,
  streetLine,
  streetLines,
  suggestionText,
  unitLine,
} from './country-format.ts';
export { fold } from './fold.ts';
export { numberKey } from './number-key.ts';
export { cardinalAt, cardinalWords } from './number-words.ts';
export { otherForms } from './word-groups.ts';
export { postcodeKey } from './without-place.ts';
export { romanise } from './romanise.ts';
export { isKindOfStreet, isUntellingWord } from './street-words.ts';
export { soundAlikes } from './sound-alikes.ts';
export { elidedWords, isElidedArticle, splitFolded, splitWords } from './split-words.ts';
export { hasDoorsByFloor, joinUnitWords, unitKey, unitKeyOfWords } from './unit-key.ts';
export { isSideOfBuilding, unitParts } from './unit-parts.ts';
export { floorWords, isFloorWord, isUnitWord, unitWordsOf } from './unit-words.ts';
export { fullUnit } from './full-unit.ts';
export { parseHouseNumbers, showHouseNumber, type HouseNumber } from './house-number.ts';
export { splitMixedNumber } from './mixed-number.ts';
export { linesWithUnit } from './lines-with-unit.ts';
export { parseTypedAddress, writtenUnit } from './parse-typed-address.ts';
export { addressForm } from './postal/address-form.ts';
export { addressKinds } from './postal/address-kinds.ts';
export { completeTyped } from './postal/complete-typed.ts';
export { postalRules } from './postal/postal-rules.ts';
export { readPostcode } from './postal/read-postcode.ts';
export { readRegion, regionName } from './postal/read-region.ts';
export { regionOfPostcode } from './region-of-postcode.ts';
