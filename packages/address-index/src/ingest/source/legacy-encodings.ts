// Files in a legacy encoding do not declare it: the only clue is whether their letters form words of the country.

interface Alphabet {
  encodings: string[];
  letters: RegExp;
  /** Countries that use this group; all others use the western group. */
  countries: string;
}

const westernLetters = 'àáâäåæçèéêëíîïñóôöøúüßœ';
/** These have the same code in Windows-1252 and all central European encodings. */
const sharedLetters = 'äöüßéáíóú';

function latin(letters: string): RegExp {
  return new RegExp(`^[a-z${letters}]$`, 'u');
}

const western: Alphabet = { encodings: ['windows-1252'], letters: latin(westernLetters), countries: '' };
const central = ['windows-1250', 'iso-8859-2'];
const baltic = ['windows-1257', 'iso-8859-13', 'iso-8859-4'];
const cyrillic = ['windows-1251', 'koi8-r', 'koi8-u', 'iso-8859-5', 'ibm866', 'x-mac-cyrillic'];

const alphabets: Alphabet[] = [
  western,
  {
    encodings: ['windows-1252'],
    letters: latin(`${westernLetters}ãõìòùûÿ`),
    countries: `FR BE CH LU MC CA IT SM VA PT BR AO MZ CV GB IE JE GG IM BL GF GP MF MQ NC PF PM RE WF YT SN CI CM ML BF
      NE TG BJ GA CG CD MG HT DJ`,
  },
  { encodings: ['windows-1252'], letters: latin(`${westernLetters}ðþýõ`), countries: 'IS FO' },
  { encodings: central, letters: latin(`${sharedLetters}ąćęłńśźż`), countries: 'PL' },
  { encodings: central, letters: latin(`${sharedLetters}čďěňřšťůýžľĺŕô`), countries: 'CZ SK' },
  { encodings: central, letters: latin(`${sharedLetters}őű`), countries: 'HU' },
  { encodings: [...central, 'iso-8859-16'], letters: latin(`${sharedLetters}ăâîșțşţ`), countries: 'RO MD' },
  { encodings: central, letters: latin(`${sharedLetters}čćđšžë`), countries: 'HR SI BA ME XK' },
  { encodings: baltic, letters: latin(`${sharedLetters}āčēģīķļņšūž`), countries: 'LV' },
  { encodings: baltic, letters: latin(`${sharedLetters}ąčęėįšųūž`), countries: 'LT' },
  { encodings: ['windows-1257', 'windows-1252', 'iso-8859-13'], letters: latin('äõöüšžéåø'), countries: 'EE' },
  { encodings: ['windows-1254'], letters: latin('çğıöşüâîûé'), countries: 'TR CY' },
  { encodings: cyrillic, letters: /^[а-яё]$/u, countries: 'RU KZ KG' },
  { encodings: cyrillic, letters: /^[а-щьюяґєіїыэёў]$/u, countries: 'UA BY' },
  { encodings: cyrillic, letters: /^[а-щъьюя]$/u, countries: 'BG' },
  { encodings: cyrillic, letters: /^[а-шђјљњћџѓќѕ]$/u, countries: 'RS MK' },
  { encodings: ['windows-1253', 'iso-8859-7'], letters: /^[α-ωάέήίόύώϊϋΐΰ]$/u, countries: 'GR' },
  { encodings: ['windows-1255', 'iso-8859-8'], letters: /^\p{Script=Hebrew}$/u, countries: 'IL' },
  {
    encodings: ['windows-1256', 'iso-8859-6'],
    letters: /^\p{Script=Arabic}$/u,
    countries: 'AE BH DZ EG IQ IR JO KW LB LY MA OM PK PS QA SA SD SY TN YE',
  },
  { encodings: ['windows-874'], letters: /^\p{Script=Thai}$/u, countries: 'TH' },
  {
    encodings: ['shift_jis', 'euc-jp'],
    letters: /^(?![\uff61-\uff9f])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u,
    countries: 'JP',
  },
  { encodings: ['euc-kr'], letters: /^\p{Script=Hangul}$/u, countries: 'KR' },
  { encodings: ['gb18030'], letters: /^\p{Script=Han}$/u, countries: 'CN SG' },
  { encodings: ['big5'], letters: /^\p{Script=Han}$/u, countries: 'TW HK MO' },
  { encodings: [], letters: /^(?!)/u, countries: 'VN' }, // Windows-1258 has tones as separate letters
];

const usualSign = /^[\p{M}°º№ª’‘´–—·«»\u00a0　-〿！-～]$/u;
/** Includes "hÉireann" and "MacÉinrí" in Irish. */
const usualCase = /^(?:\p{Ll}*|\p{Ll}{0,2}\p{Lu}\p{Ll}*|[\p{Lu}ß]*|Ma?c\p{Lu}\p{Ll}*)$/u;
/** Characters where another encoding has a letter. */
const misplacedSign = /^[‘’ºª]|[°ºª]\p{L}|\p{Ll}[–—]\p{Ll}/u;
const fraction = /^\d*[½¼¾]$/;
const word = /[^\s!-/:-@[-`{-~]+/gu;
const maxWordsJudged = 20_000;

export interface Candidate {
  encoding: string;
  alphabet: Alphabet;
  words: number;
  badWords: number;
}

/** @param country  ISO alpha-2; "" when unknown, which allows any encoding. */
export function candidatesFor(country: string): Candidate[] {
  const own = alphabets.filter(({ countries }) => countries.split(/\s+/).includes(country));
  const fitting = country === '' ? alphabets : own.length === 0 ? [western] : own;
  return fitting.flatMap(candidatesOf);
}

/** All candidates, and the old Mac's encoding, which is never chosen: Windows-1252 reads its letters as symbols. */
export function everyCandidate(): Candidate[] {
  return [...alphabets, { ...western, encodings: ['macintosh'] }].flatMap(candidatesOf);
}

function candidatesOf(alphabet: Alphabet): Candidate[] {
  return alphabet.encodings.map((encoding) => ({ encoding, alphabet, words: 0, badWords: 0 }));
}

export function judgeText(candidate: Candidate, text: string): void {
  for (const [found] of text.matchAll(word)) {
    if (candidate.words >= maxWordsJudged) return;
    if (!/[^\0-\u007f]/.test(found)) continue;
    candidate.words++;
    if (!isWord(found, candidate.alphabet)) candidate.badWords++;
  }
}

/** Allows one bad word in twenty, for foreign names and typing errors. */
export function isPlausible({ words, badWords }: Candidate): boolean {
  return badWords * 20 <= words;
}

function isWord(text: string, { letters }: Alphabet): boolean {
  if (fraction.test(text)) return true;
  if (misplacedSign.test(text)) return false;
  const isLatin = letters.test('a');
  let foreign = 0;
  let ascii = 0;
  for (const sign of Array.from(text)) {
    const lower = sign.toLowerCase();
    if (/[a-z]/.test(lower)) ascii++;
    else if (letters.test(lower)) foreign++;
    else if (!/\d/.test(sign) && !usualSign.test(sign)) return false;
  }
  const parts = text.split(/[^\p{Lu}\p{Ll}]+/u);
  if (!parts.every((part) => usualCase.test(part))) return false;
  // Latin words rarely have more accented letters than plain ones; two scripts do not share a word.
  return isLatin ? foreign <= ascii || foreign + ascii <= 3 : ascii === 0;
}
