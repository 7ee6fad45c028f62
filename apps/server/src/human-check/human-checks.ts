import type { CheckPage, HumanCheckService } from '@doorstep/contract';
import type { HumanCheck } from '@doorstep/core';

/** Somebody about to begin a check. */
export interface CheckVisit {
  slug: string;
  /** Their address. */
  ip: string;
}

/** Which check a visitor gets, and which passes count: docs/decisions/0008. */
export interface HumanChecks extends HumanCheck {
  /** What a check page begins with. @param isSuspected Whether anything of the form speaks for a machine already. */
  forPage(
    visit: CheckVisit & { isSuspected: boolean },
  ): Promise<Pick<CheckPage, 'humanCheck' | 'monitoredCheck' | 'needsOwnDocument'>>;
  /**
   * The answer of GET …/human-check: a challenge, or a provider's public settings.
   * @param asked Its query; `provider` chooses where there is a choice.
   * @returns null when the check that was asked for does not count here.
   */
  begin(visit: CheckVisit, asked: { provider: string | null; isFallback: boolean }): Promise<unknown>;
  /** Whether a network sends unusually many; false where that asks nobody for another check. */
  isFromBusyNetwork(ip: string): Promise<boolean>;
  /** Whether hCaptcha is asked where something looks like a machine. */
  asksOnSuspicion(): boolean;
  /** Counts how the monitored check did for a saved request; nobody waits for it. Does nothing unless one runs. */
  measure(provided: unknown, ip: string): void;
  /** Where things stand, for staff. */
  state(): Omit<HumanCheckService, 'monitored'>;
  /** Ends once everything that is being measured was counted. */
  settle(): Promise<void>;
}
