import { formatExactMoment, formatMoment, formatShortMoment } from './format-moment.ts';
import { useTexts } from './texts-context.tsx';

/** A time in the given zone, or the viewer's; the markup has the exact instant. */
export function Moment({ at, timeZone }: { at: string; timeZone?: string }) {
  const { language } = useTexts();
  return (
    <time className="moment" dateTime={at} dir="auto">
      {formatMoment(at, language, timeZone)}
    </time>
  );
}

/** A time to the second, where order matters. */
export function ExactMoment({ at }: { at: string }) {
  const { language } = useTexts();
  return (
    <time className="moment" dateTime={at} dir="auto">
      {formatExactMoment(at, language)}
    </time>
  );
}

/** As short as possible, for columns; the tooltip has the full time. */
export function ShortMoment({ at }: { at: string }) {
  const { language } = useTexts();
  return (
    <time className="moment" dateTime={at} dir="auto" title={formatMoment(at, language)}>
      {formatShortMoment(at, language)}
    </time>
  );
}
