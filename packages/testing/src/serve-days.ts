const dayMs = 86_400_000;

export async function serveDays(
  { serviceDays }: { serviceDays: { record(at: number): Promise<void> } },
  days: number,
  at: number = Date.now(),
): Promise<void> {
  for (let ago = days; ago >= 0; ago -= 1) await serviceDays.record(at - ago * dayMs);
}
