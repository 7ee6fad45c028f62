import type { AddressFieldTexts } from '@doorstep/address-field';
import type { HumanCheckTexts } from '@doorstep/human-check/react';

const addresses = (count: number): string => (count === 1 ? '1 address' : `${count} addresses`);

export const addressTexts: AddressFieldTexts = {
  label: 'Find your address',
  hint: 'Start with your postcode, or the number and street',
  list: 'Addresses',
  find: 'Find addresses',
  back: 'Back to all results',
  more: 'Show more',
  typeYourself: 'Type the address yourself',
  tryAgain: 'Try again',
  opensFurther: 'opens a list of addresses',
  loading: 'Looking for addresses…',
  updating: 'Updating the list…',
  keepTyping: 'Keep typing',
  noneFound: "We can't find that in our address list.",
  noneFoundInside: (place) => `We can't find that in ${place}.`,
  limited: 'You have searched a lot in a short time. Wait a few minutes, or type the address yourself.',
  noData: 'There is no address list for this area. Type the address yourself.',
  unavailable: 'Address lookup is not available just now. You can type the address yourself.',
  retrieving: 'Loading the address…',
  gone: 'That address is no longer in the list. Search again, or type it yourself.',
  retrieveFailed: 'We could not load this address. What you typed is still there.',
  countFound: (count) => `${addresses(count)} found`,
  homesFound: (homes, buildings) => `${homes} homes in ${buildings} ${buildings === 1 ? 'building' : 'buildings'}`,
  homesInside: (place, count) => `${count} ${count === 1 ? 'home' : 'homes'} in ${place}`,
  containerOpened: (place, count, hasMore) => `${place}: ${hasMore ? 'the first ' : ''}${count} to choose from`,
  activeRow: (row, position, count) => `${row}. ${position} of ${count}`,
  chosen: (address) => `Address chosen: ${address}`,
};

const failed = 'The check could not be done just now. You can send the form without it.';

export const checkTexts: HumanCheckTexts = {
  title: 'Protection from automated requests',
  idle: 'Checked while you fill in the form. There is nothing to solve.',
  start: 'Start the check',
  preparing: 'Checking…',
  ready: 'Ready.',
  working: 'Checking…',
  slow: 'Still checking. Your device needs a little longer.',
  passed: 'Checked.',
  runOut: 'Checked, but too long ago.',
  failed: { unreachable: failed, closed: failed, expired: failed, busy: failed, broken: failed },
  tryAgain: 'Try again',
};

export const captchaTexts = (name: string): HumanCheckTexts => ({
  ...checkTexts,
  title: `Check by ${name}`,
  idle: 'Done when you send the form.',
  preparing: 'Getting the check ready…',
  ready: 'Ready. The check is done when you send the form; a puzzle may open.',
  working: 'Checking. If a puzzle opens, solve it to go on.',
  runOut: 'The check ran out before it was used. It is done again when you send the form.',
  failed: {
    unreachable: 'The check could not be reached. Everything you typed is kept.',
    closed: 'The check was closed before it was done. Everything you typed is kept.',
    expired: 'The check was open for too long. Everything you typed is kept.',
    busy: 'Too many checks came from here. Wait a minute and try again. Everything you typed is kept.',
    broken: 'The check did not work. Everything you typed is kept.',
  },
});
