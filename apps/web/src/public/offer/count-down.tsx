import type { PublicOffer } from '@doorstep/contract';
import { useIsHydrated } from '@doorstep/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { Local } from '../texts/local-text.tsx';
import { RichText } from '../texts/rich-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';

const secondMs = 1000;

interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

export function timeLeft(untilMs: number, nowMs: number): TimeLeft | null {
  const seconds = Math.ceil((untilMs - nowMs) / secondMs);
  if (seconds <= 0) return null;
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/**
 * How far the server's clock is ahead of this device's.
 * @param askedAtMs  Local time before the request.
 * @param answeredAtMs  Local time after the response; the server's time is taken as the midpoint.
 */
export function clockAheadMs(serverTime: string, askedAtMs: number, answeredAtMs: number): number {
  return Date.parse(serverTime) - (askedAtMs + answeredAtMs) / 2;
}

/** Spreads out the reloads of visitors who wait together. */
const spreadMs = 1500;
const retryMs = 3000;

/**
 * Counts down by the server's clock, and reloads the page once the server says that the offer has opened.
 * @returns null before scripts run, and after the countdown.
 */
function useServerClock({ slug, opensAt, serverTime }: PublicOffer): TimeLeft | null {
  const [left, setLeft] = useState<TimeLeft | null>(null);

  useEffect(() => {
    if (opensAt === null) return undefined;
    const opensAtMs = Date.parse(opensAt);
    const controller = new AbortController();
    let aheadMs = Date.parse(serverTime) - Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;

    const look = async (): Promise<boolean> => {
      const askedAtMs = Date.now();
      const answer = await fetch(`/api/offers/${slug}`, { cache: 'no-store', signal: controller.signal });
      if (!answer.ok) return false;
      const offer = (await answer.json()) as PublicOffer;
      aheadMs = clockAheadMs(offer.serverTime, askedAtMs, Date.now());
      return offer.phase !== 'scheduled';
    };
    const enterWhenOpen = async (): Promise<void> => {
      const isOpen = await look().catch(() => false);
      if (isOpen) location.reload();
      else if (!controller.signal.aborted) timer = setTimeout(() => void enterWhenOpen(), retryMs);
    };
    const tick = (): void => {
      const next = timeLeft(opensAtMs, Date.now() + aheadMs);
      setLeft(next);
      if (next === null) timer = setTimeout(() => void enterWhenOpen(), Math.random() * spreadMs);
      else timer = setTimeout(tick, 1000 - ((Date.now() + aheadMs) % 1000));
    };

    tick();
    look().catch(() => false);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [slug, opensAt, serverTime]);

  return left;
}

export function CountDown({ offer, isHeaded = true }: { offer: PublicOffer; isHeaded?: boolean }): ReactNode {
  const { t } = useTexts();
  const isHydrated = useIsHydrated();
  const left = useServerClock(offer);
  const until = offer.brief.facts.find(({ about }) => about === 'until');
  return (
    <section className="count-down" aria-label={t('public.offer.opens_heading')}>
      {isHeaded && <h2>{t('public.offer.opens_heading')}</h2>}
      {until !== undefined && (
        <p className="count-down__when">
          <Local of={until.title} />
        </p>
      )}
      {left !== null && (
        <p className="count-down__clock" role="timer">
          {(['days', 'hours', 'minutes', 'seconds'] as const)
            .filter((unit, index) => index > 1 || left[unit] > 0 || (unit === 'hours' && left.days > 0))
            .map((unit) => (
              <span key={unit} className="count-down__unit">
                <RichText
                  id={`public.count_down.${unit}`}
                  values={{ count: left[unit] }}
                  elements={{ number: <b /> }}
                />
              </span>
            ))}
        </p>
      )}
      <p>{isHydrated ? t('public.offer.opens_live') : t('public.offer.opens_plain')}</p>
    </section>
  );
}
