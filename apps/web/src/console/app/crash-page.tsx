import { PageFailed } from './page-failed.tsx';

/** Stands in for the whole console, its navigation included. */
export function CrashPage() {
  return (
    <main className="single">
      <PageFailed />
    </main>
  );
}
