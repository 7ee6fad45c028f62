const unit =
  /(?:^|[\s,;])((?:(?:flat|apartment|appartement|apt|appt|unit|suite|ste|room)(?!\p{L})\.?\s*#?|#)\s*(?:\p{N}+\p{L}?|\p{L}\p{N}*))(?=$|[\s,;])/iu;

/** `flat 2, 12 high st` → `flat 2`: the flat or unit that somebody typed in front of or behind an address, or ''. */
export function typedUnit(text: string): string {
  return unit.exec(text)?.[1]?.trim() ?? '';
}
