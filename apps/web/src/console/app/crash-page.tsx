import { PageFailed } from './page-failed.tsx';

/** Replaces the whole console, including its navigation. */
export function CrashPage() {
  return (
    <main className="single">
      <PageFailed />
    </main>
  );
}
