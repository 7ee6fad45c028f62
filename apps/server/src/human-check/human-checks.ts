import type { CheckPage, HumanCheckService } from '@doorstep/contract';
import type { HumanCheck } from '@doorstep/core';

export interface CheckVisit {
  slug: string;
  ip: string;
}

/** Which check a visitor gets, and which passes count: docs/decisions/0008. */
export interface HumanChecks extends HumanCheck {
  forPage(
    visit: CheckVisit & { isSuspected: boolean },
  ): Promise<Pick<CheckPage, 'humanCheck' | 'monitoredCheck' | 'needsOwnDocument'>>;
  /**
   * The answer of GET …/human-check: a challenge, or a provider's public settings.
   * @param asked The query; `provider` chooses where there is a choice.
   * @returns null when the requested check does not count here.
   */
  begin(visit: CheckVisit, asked: { provider: string | null; isFallback: boolean }): Promise<unknown>;
  /** Whether a network sends unusually many requests; false where that has no effect on the check. */
  isFromBusyNetwork(ip: string): Promise<boolean>;
  asksOnSuspicion(): boolean;
  /** Counts the outcome of the monitored check for a saved request, in the background. Does nothing unless one runs. */
  measure(provided: unknown, ip: string): void;
  state(): Omit<HumanCheckService, 'monitored'>;
  settle(): Promise<void>;
}
