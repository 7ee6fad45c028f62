import { useState, type ReactNode } from 'react';
import { Button } from '../../src/index.ts';

export function CodeSample({ code }: { code: string }): ReactNode {
  const [announcement, setAnnouncement] = useState('');
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(code);
    setAnnouncement('Copied');
  };
  return (
    <div className="sample">
      {/* Wider than a phone: scrolls, also by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} role="group" aria-label="Code">
        <code>{code}</code>
      </pre>
      <Button look="secondary" onClick={() => void copy()}>
        Copy the code
      </Button>{' '}
      <span role="status">{announcement}</span>
    </div>
  );
}
