import { crc32 } from 'node:zlib';

const first =
  'Al Bar Bel Bren Cal Car Cor Dal Dun El Far Fen Gar Glen Hal Har Hol Ken Lan Lin Mar Mel Mor Nor Oak Pen'.split(' ');
const middle =
  'a ber bri co da de di fe go ha ke la le li lo ma mi mo na ne no pe ra re ri ro sa se ta te to va ve wi'.split(' ');
const last =
  'bach beck burn by combe dale den dorf field ford furt gate ham haven holm hurst ingen ley mere minster mont nau ridge rock sett stad stead ton vale ville ward wick wold worth'.split(
    ' ',
  );

/** Derived from the text: one of about thirty thousand names, or of a million longer ones. */
export function inventedName(text: string): string {
  let rest = crc32(text);
  const take = (parts: readonly string[]): string => {
    const part = parts[rest % parts.length] ?? '';
    rest = Math.floor(rest / parts.length);
    return part;
  };
  const name = take(first) + take(middle);
  return (rest % 4 === 0 ? name + take(middle) : name) + take(last);
}
