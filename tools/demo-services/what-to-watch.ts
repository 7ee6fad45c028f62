/** What the specification gives about third parties, each in one line with where to see it. */
export const whatToWatch: [given: string, see: string][] = [
  [
    'G1',
    'Open the offer, choose something: one GET of /1/api.js with render, hl and the hosts. “The script does not load”: three.',
  ],
  ['G2', '“The script does not load”: one POST to /api/6/envelope/ with message=script-error.'],
  ['G3', 'Type in the address field: GET Find with Text, Countries, language, Key; open a street: with Container.'],
  ['G4', 'Choose an address: GET Retrieve with Id and Key.'],
  ['G5', 'The suggestions on the page: Text and Description; a street opens, an address is chosen.'],
  ['G6', '“Error 3: out of credit”: Description, Cause and Resolution in the console, under Services → Test.'],
  ['G7', '“Retrieve brings no items”: the page says that this address could not be loaded, not that there is none.'],
  ['G8', 'Type quickly, then slowly: one Find a pause, as the page sets it; limit goes out as given.'],
  ['G9', 'Both are others’ services: /privacy names them, and with --check pow --lookup index nobody is called.'],
];
