import {
  hourMs,
  DoorstepError,
  type InsightQuery,
  type InsightWaited,
  type Insights,
  returnReasons,
  visitSteps,
} from '@doorstep/contract';
import { waitedHours } from '@doorstep/database';
import { Temporal } from 'temporal-polyfill';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import type { Offer } from '../offer/offer.ts';
import { itemName, localText } from '../offer/offer-texts.ts';
import { limitedTo, requireAction } from '../staff/permissions.ts';
import type { Repositories } from '../store.ts';
import { type Days, daysOf } from './days-of.ts';
import * as insightRows from './insight-rows.ts';

const minDays = 7;

/** Eight in ten outcomes of a normal distribution lie within this many standard deviations. */
const deviations = 1.28;

const maxDays = 365;

interface Forecast {
  /** Null with too few days to judge by. */
  perDay: number | null;
  /** Days from now, like the next two; null if later than a year or unknown. */
  earliest: number | null;
  likely: number | null;
  latest: number | null;
}

/**
 * When stock runs out, if demand keeps its mean and its variance.
 * @param takenByDay Units taken on each whole day, without days before the first request.
 */
export function forecast(left: number, takenByDay: readonly number[]): Forecast {
  if (takenByDay.length < minDays) return { perDay: null, earliest: null, likely: null, latest: null };
  const mean = takenByDay.reduce((sum, units) => sum + units, 0) / takenByDay.length;
  const variance = takenByDay.reduce((sum, units) => sum + (units - mean) ** 2, 0) / (takenByDay.length - 1);
  // After n days, mean × n ± deviations × sqrt(variance × n) are taken: solved for the n that takes all.
  const doubt = deviations * Math.sqrt(variance);
  const root = Math.sqrt(doubt ** 2 + 4 * mean * left);
  const daysAt = (sign: 1 | -1) => ((sign * doubt + root) / (2 * mean)) ** 2;
  const within = (days: number) => (mean <= 0 || days > maxDays ? null : days);
  return {
    perDay: mean,
    earliest: within(daysAt(-1)),
    likely: within(left / mean),
    latest: within(daysAt(1)),
  };
}

/** Smaller districts are only counted together, because they could identify people. */
const minOfDistrict = 10;

const judgedDays = 28;

type Arrivals = insightRows.ArrivalsOfHour[];

/**
 * Counts of a period, for one offer or all that the caller may know.
 * @throws DoorstepError `offer_not_found`, `not_allowed`.
 */
export async function readInsights(
  { store, actor }: Pick<Context, 'store' | 'actor'>,
  { offer: name, period, timeZone }: InsightQuery,
): Promise<Insights> {
  requireAction(actor, 'requests.read');
  const offers = await offersOf(store, name, limitedTo(actor));
  const offerIds = name === undefined && limitedTo(actor) === null ? null : offers.map(({ id }) => id);
  const { hour: first, total } = await insightRows.firstArrival(store, offerIds);
  const at = await store.now();
  const days = daysOf(period, { at, timeZone, first: total === 0 ? Math.floor(at / hourMs) : first });
  const { hours, before } = days;
  const measures = ['decided', 'dispatched', 'returned', 'district', ...visitSteps];
  const read = async (of: insightRows.Hours) => ({
    arrivals: await insightRows.arrivalsByHour(store, { offerIds, ...of }),
    sums: Map.groupBy(await insightRows.sums(store, measures, { offerIds, ...of }), ({ measure }) => measure),
  });
  const now = await read(hours);
  const then = before === null ? null : await read(before);
  const amounts = (measure: string) => now.sums.get(measure) ?? [];
  const online = totalOf(now.arrivals, 'online');
  const figures = { now: figuresOf(now), before: then === null ? null : figuresOf(then) };
  const districts = amounts('district').toSorted((a, b) => b.amount - a.amount || (a.key < b.key ? -1 : 1));
  const small = districts.filter(({ amount }) => amount < minOfDistrict);
  return {
    total,
    from: days.all[0]?.day ?? days.today,
    until: days.today,
    step: days.step,
    figures: {
      requests: compared(figures, 'requests'),
      accepted: compared(figures, 'accepted'),
      typedShare: compared(figures, 'typedShare'),
      decidedHours: compared(figures, 'decidedHours'),
      dispatchedHours: compared(figures, 'dispatchedHours'),
      returnedShare: compared(figures, 'returnedShare'),
    },
    ...(await stockOf(store, { offers, days, at, arrivals: now.arrivals, before: then?.arrivals ?? null, first })),
    hours: byWeekday(now.arrivals, timeZone),
    steps: [
      ...visitSteps.map((step) => ({ step, visits: amounts(step)[0]?.amount ?? 0 })),
      { step: 'sent', visits: online },
    ],
    decided: spansOf(amounts('decided')),
    dispatched: spansOf(amounts('dispatched')),
    returns: returnReasons
      .map((reason) => ({ reason, parcels: amounts('returned').find(({ key }) => key === reason)?.amount ?? 0 }))
      .filter(({ parcels }) => parcels > 0)
      .toSorted((a, b) => b.parcels - a.parcels),
    districts: districts
      .filter(({ amount }) => amount >= minOfDistrict)
      .map(({ key: district, amount: requests }) => ({ district, requests })),
    smallDistricts: { districts: small.length, requests: sumOf(small.map(({ amount }) => amount)) },
  };
}

async function offersOf(store: Repositories, name: string | undefined, limit: readonly string[] | null) {
  if (name === undefined) return (await store.offers.list()).filter(({ id }) => limit?.includes(id) ?? true);
  const offer = (await store.offers.find(name)) ?? (await store.offers.findBySlug(name));
  if (offer === null) throw new DoorstepError('offer_not_found');
  return [offer];
}

interface Counted {
  arrivals: Arrivals;
  sums: Map<string, { key: string; amount: number }[]>;
}

type Figures = Record<keyof Insights['figures'], number | null>;

function figuresOf({ arrivals, sums }: Counted): Figures {
  const online = totalOf(arrivals, 'online');
  const amountOf = (measure: string) => sumOf((sums.get(measure) ?? []).map(({ amount }) => amount));
  const dispatched = amountOf('dispatched');
  return {
    requests: totalOf(arrivals, 'requests'),
    accepted: totalOf(arrivals, 'accepted'),
    typedShare: online === 0 ? null : totalOf(arrivals, 'typed') / online,
    decidedHours: halfWithin(spansOf(sums.get('decided') ?? [])),
    dispatchedHours: halfWithin(spansOf(sums.get('dispatched') ?? [])),
    returnedShare: dispatched === 0 ? null : amountOf('returned') / dispatched,
  };
}

function compared({ now, before }: { now: Figures; before: Figures | null }, figure: keyof Figures) {
  return { now: now[figure], before: before?.[figure] ?? null };
}

/** Arrivals next to remaining stock, counted back from now by stock changes and the units that requests took. */
async function stockOf(
  store: Repositories,
  given: { offers: Offer[]; days: Days; at: Instant; arrivals: Arrivals; before: Arrivals | null; first: number },
): Promise<Pick<Insights, 'arrivals' | 'forecasts'>> {
  const { offers, days, at, arrivals, before, first } = given;
  const { hours } = days;
  const stocks = await store.stock.ofAllOffers();
  const items = offers.flatMap((offer) =>
    (stocks.get(offer.id) ?? []).flatMap(({ itemId, stock, taken }) =>
      stock === null ? [] : [{ offer, itemId, left: stock - taken }],
    ),
  );
  const itemIds = items.map(({ itemId }) => itemId);
  const judged = { from: Math.max(first, hours.until - judgedDays * 24), until: hours.until };
  const taken = await insightRows.takenByHour(store, itemIds, hours);
  const judgedTakes = await insightRows.takenByItem(store, itemIds, judged);
  const moved = await insightRows.movedByHour(store, itemIds, hours);
  const shift = days.before === null ? 0 : hours.until - days.before.until;
  const during = <Row extends { hour: number }>(rows: readonly Row[], from: number, until: number) =>
    rows.filter(({ hour }) => hour >= from && hour < until);
  let left = sumOf(items.map((item) => item.left));
  const points = days.all.toReversed().map(({ day, from, until }) => {
    const moves = during(moved, from, until);
    const point = {
      day,
      requests: totalOf(during(arrivals, from, until), 'requests'),
      before: before === null ? null : totalOf(during(before, from - shift, until - shift), 'requests'),
      left: items.length === 0 ? null : left,
      delivered: sumOf(moves.map(({ delivered }) => delivered)),
      isUnfinished: until * hourMs > at,
    };
    left += sumOf(during(taken, from, until).map(({ units }) => units)) - sumOf(moves.map(({ change }) => change));
    return point;
  });
  // Whole days of 24 hours; the last one ends now.
  const wholeDays = Math.floor((judged.until - judged.from) / 24);
  const forecasts = items.map(({ offer, itemId, left: leftOfItem }) => {
    const ofItem = judgedTakes.filter((row) => row.itemId === itemId);
    const takenByDay = Array.from({ length: wholeDays }, (_, back) => {
      const until = judged.until - back * 24;
      return sumOf(during(ofItem, until - 24, until).map(({ units }) => units));
    });
    const { perDay, earliest, likely, latest } = forecast(leftOfItem, takenByDay);
    const dayIn = (ahead: number | null) =>
      ahead === null
        ? null
        : Temporal.PlainDate.from(days.today)
            .add({ days: Math.round(ahead) })
            .toString();
    const { definition } = offer;
    return {
      offer: {
        id: offer.id,
        title: localText(definition.title, definition.mainLanguage, definition.mainLanguage).text,
      },
      item: { id: itemId, name: itemName(definition, itemId) },
      left: leftOfItem,
      perDay,
      earliest: dayIn(earliest),
      likely: dayIn(likely),
      latest: dayIn(latest),
    };
  });
  return { arrivals: points.toReversed(), forecasts };
}

function byWeekday(arrivals: Arrivals, timeZone: string): number[][] {
  const week = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', hour: '2-digit', hourCycle: 'h23' });
  for (const { hour, requests } of arrivals) {
    const parts = format.formatToParts(hour * hourMs);
    const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
    const row = week[weekdays.indexOf(part('weekday'))];
    const at = Number(part('hour'));
    if (row !== undefined) row[at] = (row[at] ?? 0) + requests;
  }
  return week;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function totalOf(rows: Arrivals, column: Exclude<keyof Arrivals[number], 'hour'>): number {
  return sumOf(rows.map((row) => row[column]));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

function spansOf(counted: readonly { key: string; amount: number }[]): InsightWaited[] {
  if (counted.length === 0) return [];
  const amounts = new Map(counted.map(({ key, amount }) => [key, amount]));
  return [
    ...waitedHours.map((within) => ({ within, requests: amounts.get(String(within)) ?? 0 })),
    { within: null, requests: amounts.get('longer') ?? 0 },
  ];
}

function halfWithin(spans: readonly InsightWaited[]): number | null {
  const half = spans.reduce((sum, { requests }) => sum + requests, 0) / 2;
  let done = 0;
  for (const { within, requests } of spans) {
    done += requests;
    if (done >= half) return within;
  }
  return null;
}
