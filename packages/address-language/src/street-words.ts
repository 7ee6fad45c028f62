// Words that many street names share, which identify none of them; folded as by `fold`.
import { isStreetKindAlone } from './canonical-word.ts';
import { otherForms } from './word-groups.ts';

const kinds = new Set(
  `carrer avinguda passeig passatge placa rambla travessera cami rruga bulevardi sheshi utca ter ut koz fasor ulica ulicata вуліца праспект завулак
   вулица булевард улица вулиця проспект провулок переулок площадь площа бульвар шоссе набережная проезд тупик аллея
   katu tie polku kuja gata gatan vag vagen gade vej stien straede vei veien gate plass straat laan weg plein kade dreef
   steenweg street road rue allee place impasse chemin quai cours passage villa cite square boulevard avenue sentier hameau
   strada aleea calea soseaua intrarea bulevardul piata prelungirea fundatura splaiul via viale piazza vicolo corso largo rua travessa praca estrada avenida calle paseo camino carretera callejon pasaje ronda glorieta carrera diagonal transversal jalan lorong soi thanon
   փողոց պողոտա ქუჩა გამზირი شارع طريق نهج خيابان كوچه רחוב שדרות οδος λεωφοροσ cadde caddesi sokak sokagi bulvari`.split(
    /\s+/,
  ),
);

const smallWords = new Set(
  `de del de la las los le les du des der die das dem den am an im in zu zum zur of the and und et y e i da do dos das di
   della delle degli dei van von vom ten ter het sur sous`.split(/\s+/),
);

const isKindCache = new Map<string, boolean>();
const maxCached = 5000;

export function isKindOfStreet(word: string): boolean {
  let isKind = isKindCache.get(word);
  if (isKind === undefined) {
    // "av" is an avenue; "saint" is not a street although "st" means both.
    const longer = [...otherForms(word)].filter(({ length }) => length > word.length);
    isKind = [word, ...longer].some((form) => kinds.has(form) || isStreetKindAlone(form));
    if (isKindCache.size >= maxCached) isKindCache.clear();
    isKindCache.set(word, isKind);
  }
  return isKind;
}

export function isUntellingWord(word: string): boolean {
  return word.length < 3 || smallWords.has(word) || isKindOfStreet(word);
}
