import type { CheckPage, HumanCheckService } from '@doorstep/contract';
import type { HumanCheck } from '@doorstep/core';

export interface CheckVisit {
  slug: string;
  ip: string;
}

export interface HumanChecks extends HumanCheck {
  forPage(
    visit: CheckVisit & { isSuspected: boolean },
  ): Promise<Pick<CheckPage, 'humanCheck' | 'monitoredCheck' | 'needsOwnDocument'>>;
  /**
   * The answer of GET …/human-check: a challenge, or a provider's public settings.
   * @param asked Its query; `provider` chooses where there is a choice.
   * @returns null when the check that was asked for does not count here.
   */
  begin(visit: CheckVisit, asked: { provider: string | null; isFallback: boolean }): Promise<unknown>;
  isFromBusyNetwork(ip: string): Promise<boolean>;
  asksOnSuspicion(): boolean;
  measure(provided: unknown, ip: string): void;
  state(): Omit<HumanCheckService, 'monitored'>;
  settle(): Promise<void>;
}
