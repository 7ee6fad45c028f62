/** WCAG 2.2, 1.4.3: text of normal size. */
const minContrast = 4.5;
/** Relative luminance behind links: the darkest ground of a light page, the lightest of a dark one. */
const lightGround = 0.84;
const darkGround = 0.03;

export interface AccentFit {
  /** Whether text in this colour is readable on light pages; `dark`: on dark ones. */
  light: boolean;
  dark: boolean;
  /** Against the light ground, rounded down to one decimal. */
  contrast: number;
}

/** @param colour Such as `#1f6f4a`. @returns null for text that is not a colour. */
export function accentFit(colour: string | null): AccentFit | null {
  const own = luminance(colour ?? '');
  if (own === null) return null;
  const contrast = contrastOf(own, lightGround);
  return {
    light: own < lightGround && contrast >= minContrast,
    dark: own > darkGround && contrastOf(own, darkGround) >= minContrast,
    contrast: Math.floor(contrast * 10) / 10,
  };
}

/** `ff0`, `#FF0` and `FFFF00` become `#ffff00`; other text is returned unchanged. */
export function fullColour(text: string): string {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1];
  if (digits === undefined) return text;
  return `#${(digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits).toLowerCase()}`;
}

/**
 * The style of a page whose organisation has a colour. The page's content security policy allows it by the hash of this
 * exact text.
 */
export function accentStyle(colour: string | null): string | null {
  const fit = accentFit(colour);
  if (fit === null || colour === null) return null;
  const given = colour.toLowerCase();
  const shade = 'oklch(43% calc(0.085*var(--strength)) var(--hue))';
  const light = fit.light
    ? `--accent:${given};--accent-strong:color-mix(in oklab,${given} 80%,#000)`
    : `--accent:${shade}`;
  const dark = `--accent:${given};--accent-strong:color-mix(in oklab,${given} 80%,#fff)`;
  return [
    `@media screen{:root{--door:${given}}}`,
    `@media screen and (prefers-color-scheme:light){:root{${light}}}`,
    ...(fit.dark ? [`@media screen and (prefers-color-scheme:dark){:root{${dark}}}`] : []),
  ].join('');
}

function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminance(colour: string): number | null {
  const digits = /^#([0-9a-f]{6})$/i.exec(colour)?.[1];
  if (digits === undefined) return null;
  const [red, green, blue] = [0, 2, 4].map((at) => linear(Number.parseInt(digits.slice(at, at + 2), 16) / 255));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
