import { formatExactMoment, formatMoment, formatShortMoment } from './format-moment.ts';
import { useTexts } from './texts-context.tsx';

/** A moment in the given time zone, or the viewer's; the exact instant in the markup. */
export function Moment({ at, timeZone }: { at: string; timeZone?: string }) {
  const { language } = useTexts();
  return (
    <time className="moment" dateTime={at} dir="auto">
      {formatMoment(at, language, timeZone)}
    </time>
  );
}

/** A moment to the second, where the order of things counts. */
export function ExactMoment({ at }: { at: string }) {
  const { language } = useTexts();
  return (
    <time className="moment" dateTime={at} dir="auto">
      {formatExactMoment(at, language)}
    </time>
  );
}

/** In a column of moments, as short as it can be; the whole of it is shown to a pointer. */
export function ShortMoment({ at }: { at: string }) {
  const { language } = useTexts();
  return (
    <time className="moment" dateTime={at} dir="auto" title={formatMoment(at, language)}>
      {formatShortMoment(at, language)}
    </time>
  );
}
