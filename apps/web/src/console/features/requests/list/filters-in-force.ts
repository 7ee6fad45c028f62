import {
  assurances,
  checkFilters,
  holdReasons,
  requestFlags,
  requestSources,
  type RequestQuery,
} from '@doorstep/contract';
import { formatDay } from '../../../shared/texts/format-moment.ts';
import type { Texts } from '../../../shared/texts/texts-context.tsx';
import { dayOf } from '../../../shared/days.ts';
import { checkName } from './check-name.ts';

/** Clears every filter except those always visible above the list. */
export const noFurtherFilters: Partial<RequestQuery> = {
  from: undefined,
  until: undefined,
  postcode: undefined,
  item: undefined,
  reason: undefined,
  flag: undefined,
  assurance: undefined,
  check: undefined,
  source: undefined,
};

export type FurtherFilter =
  | 'from'
  | 'until'
  | 'postcode'
  | 'item'
  | 'reason'
  | 'flag'
  | 'assurance'
  | 'check'
  | 'source';

/** The further filters in force, in field order, each in words. */
export function filtersInForce(
  query: RequestQuery,
  { t, language }: Texts,
  items: readonly { itemId: string; name: string }[],
): { filter: FurtherFilter; name: string; value: string }[] {
  const day = (moment: string | undefined, daysBefore?: number) =>
    moment === undefined ? undefined : formatDay(dayOf(moment, daysBefore), language);
  const worded = <Value extends string>(
    values: readonly Value[],
    value: string | undefined,
    text: (value: Value) => string,
  ) => {
    const known = values.find((each) => each === value);
    return known === undefined ? undefined : text(known);
  };
  const values: Record<FurtherFilter, string | undefined> = {
    from: day(query.from),
    until: day(query.until, 1),
    postcode: query.postcode,
    item: query.item && (items.find(({ itemId }) => itemId === query.item)?.name ?? query.item),
    reason: worded(holdReasons, query.reason, (reason) => t(`staff.hold_short.${reason}`)),
    flag: worded(requestFlags, query.flag, (flag) => t(`staff.filter.flag.${flag}`)),
    assurance: worded(assurances, query.assurance, (assurance) => t(`staff.filter.assurance.${assurance}`)),
    check: worded(checkFilters, query.check, (check) => checkName(check, t)),
    source: worded(requestSources, query.source, (source) => t(`staff.filter.source.${source}`)),
  };
  return (Object.keys(values) as FurtherFilter[]).flatMap((filter) => {
    const value = values[filter];
    return value === undefined ? [] : [{ filter, name: t(`staff.filter.${filter}`), value }];
  });
}
