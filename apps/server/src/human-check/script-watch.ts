import type { CounterStore } from '@doorstep/core';
import type { ServiceIssue, ServiceWatch } from '../alarms/create-service-watch.ts';
import type { Job } from '../jobs/job-runner.ts';

const everyMs = 60_000;

/** Resolves the alarm about an unloadable script once browsers can load it, or no visitors come. */
export function watchCheckScript(script: Pick<ScriptWatch, 'check'>): Job {
  return {
    name: 'watch script of the human check',
    everyMs,
    async run() {
      await script.check();
      return false;
    },
  };
}

/** Whether visitors' browsers can load the provider's script, which only they know. */
export interface ScriptWatch {
  /**
   * A visitor's browser could not load it.
   * @param visitor Hashes of the form's recipient, and of their network.
   */
  failed(visitor: { holder: string; network: string }): Promise<void>;
  /** The provider has passed a visitor, so their browser has loaded it. Not awaited. */
  loaded(): void;
  /** Resolves the alarm when the outage is over, even without further visitors. */
  check(): Promise<void>;
  figures(): Promise<ScriptFigures>;
}

export interface ScriptFigures {
  loaded: number;
  failed: number;
}

// Origin of the numbers: a few visitors in a hundred block such scripts themselves, whatever the provider; one in four
// has another cause. The latest twenty or so decide, so that an outage on a busy day and its end are noticed in
// minutes; a quiet offer has five visitors in two hours. Anyone can open a page and report a failure, so a network may
// report ten times in ten minutes, once per form. A load that the provider has confirmed cannot be forged.
const windowMs = 600_000;
const maxWindows = 12;
const settled = 20;
const minFailed = 5;
const failingShare = 1 / 4;
/** This many successful loads after the last failure resolve the alarm, whatever failed before. */
const minLoadedAgain = 5;
const reportsOfNetwork = 10;
const unlimited = 2 ** 31 - 1;

const issue: ServiceIssue = {
  code: 'script-error',
  kind: 'unavailable',
  message:
    'Reported by visitors’ browsers: at least one in four could not load the human check’s script lately. Test the human check. If the script loads from here, something between visitors and its provider blocks it: the Content-Security-Policy of a proxy in front, a filter of their network, or an outage where they are.',
};

/** Counts for all processes together. */
export function createScriptWatch(parts: {
  counters: CounterStore;
  watch: ServiceWatch;
  report: (error: unknown) => void;
  now?: () => number;
}): ScriptWatch {
  const { counters, watch, report, now = Date.now } = parts;

  const counterOf = (what: string, at = now()) => {
    const window = Math.floor(at / windowMs);
    // Kept as long as it is read.
    return { name: `check-script:${what}:${window}`, expiresAt: (window + maxWindows + 1) * windowMs };
  };
  const count = (what: string, max = unlimited) => {
    const { name, expiresAt } = counterOf(what);
    return counters.take(name, max, expiresAt);
  };
  const figuresOf = async (at: number): Promise<ScriptFigures> => ({
    failed: await counters.count(counterOf('failed', at).name),
    loaded: await counters.count(counterOf('loaded', at).name),
  });

  const latest = async (isEnough: (sum: ScriptFigures) => boolean): Promise<ScriptFigures> => {
    const sum = { failed: 0, loaded: 0 };
    for (let back = 0; back < maxWindows && !isEnough(sum); back += 1) {
      const { failed, loaded } = await figuresOf(now() - back * windowMs);
      sum.failed += failed;
      sum.loaded += loaded;
    }
    return sum;
  };
  const loadsAgain = ({ failed, loaded }: ScriptFigures) => failed === 0 && loaded >= minLoadedAgain;
  const isFailing = async (): Promise<boolean> => {
    const { failed, loaded } = await latest((sum) => loadsAgain(sum) || sum.failed + sum.loaded >= settled);
    return failed >= minFailed && failed >= failingShare * (failed + loaded);
  };

  return {
    async failed({ holder, network }) {
      const isCounted =
        (await count(`by-network:${network}`, reportsOfNetwork)) && (await count(`by-form:${holder}`, 1));
      if (!isCounted) return;
      await count('failed');
      if (await isFailing()) watch.failed(issue);
    },
    loaded() {
      count('loaded').catch(report);
    },
    async check() {
      if (!(await isFailing())) watch.worked();
    },
    figures: () => latest(() => false),
  };
}
