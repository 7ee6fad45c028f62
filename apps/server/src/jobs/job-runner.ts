export interface Job {
  name: string;
  everyMs: number;
  /** @returns true to run again immediately. */
  run(signal: AbortSignal): Promise<boolean>;
}

export interface JobRunner {
  start(): void;
  stop(): Promise<void>;
}

export function createJobRunner(
  jobs: Job[],
  report: { done: (name: string) => void; failed: (name: string, error: unknown) => void },
): JobRunner {
  const controller = new AbortController();
  let running: Promise<void>[] = [];

  async function keepRunning(job: Job): Promise<void> {
    while (!controller.signal.aborted) {
      let hasMore = false;
      try {
        hasMore = await job.run(controller.signal);
        report.done(job.name);
      } catch (error) {
        report.failed(job.name, error);
      }
      if (!hasMore) await pause(job.everyMs, controller.signal);
    }
  }

  return {
    start() {
      running = jobs.map(keepRunning);
    },
    async stop() {
      controller.abort();
      await Promise.all(running);
    },
  };
}

function pause(timeMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, timeMs);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
