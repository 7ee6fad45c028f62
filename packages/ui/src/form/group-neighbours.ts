export interface NeighbourGroup<Member> {
  heading: string;
  from: number;
  members: Member[];
}

/** Groups neighbours with the same heading. With only one heading in the list, no group gets one. */
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
