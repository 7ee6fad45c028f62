// An organisation's colour sets its pages' hue. Lightness and chroma stay ours, so that every text keeps its contrast
// in light and dark; a small set of classes needs neither inline styles nor a stylesheet per organisation.

/** Degrees between two hues of look.css. */
export const hueStep = 15;

/**
 * The class of a colour such as `#1f6f4a`: `hue-165`, or `hue-none` for greys.
 * @returns null for a missing or invalid colour, which keeps the default hue.
 */
export function accentClass(colour: string | null): string | null {
  const digits = /^#([0-9a-f]{6})$/i.exec(colour ?? '')?.[1];
  if (digits === undefined) return null;
  const { chroma, hue } = hueAndChroma(Number.parseInt(digits, 16));
  if (chroma < 0.02) return 'hue-none';
  return `hue-${(Math.round(hue / hueStep) * hueStep) % 360}`;
}

/** In OKLCH. Source: Björn Ottosson, "A perceptual color space for image processing" (2020). */
function hueAndChroma(rgb: number): { chroma: number; hue: number } {
  const [red, green, blue] = [16, 8, 0].map((shift) => linear(((rgb >> shift) & 0xff) / 255)) as [
    number,
    number,
    number,
  ];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
