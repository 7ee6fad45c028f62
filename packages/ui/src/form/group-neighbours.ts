export interface NeighbourGroup<Member> {
  /** Empty where there is none. */
  heading: string;
  /** Where it begins in the whole list. */
  from: number;
  members: Member[];
}

/** Neighbours under one heading; no headings where there would be only one. */
export function groupNeighbours<Member>(
  all: readonly Member[],
  headingOf: (member: Member) => string,
): NeighbourGroup<Member>[] {
  const hasSeveral = new Set(all.map(headingOf).filter((heading) => heading !== '')).size > 1;
  const groups: NeighbourGroup<Member>[] = [];
  for (const [from, member] of all.entries()) {
    const heading = hasSeveral ? headingOf(member) : '';
    const last = groups.at(-1);
    if (last?.heading === heading) last.members.push(member);
    else groups.push({ heading, from, members: [member] });
  }
  return groups;
}
