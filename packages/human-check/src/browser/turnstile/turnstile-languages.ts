/**
 * Codes as listed at https://developers.cloudflare.com/turnstile/reference/supported-languages; Welsh is not among
 * them. A language that is not in the list would be English there, whatever the browser's is.
 */
export const turnstileLanguages: ReadonlySet<string> = new Set(
  'ar bg cs da de el en es fa fi fr he hi hr hu id it ja ko lt ms nb nl pl pt ro ru sk sl sr sv th tl tr uk vi zh zh-CN zh-TW'.split(
    ' ',
  ),
);
