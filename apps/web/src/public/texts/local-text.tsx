import type { LocalHtml, LocalText } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { trustedHtml } from '../../shared/trusted-types.ts';
import { useTexts } from './texts-context.tsx';

export function Local({ of }: { of: LocalText }): ReactNode {
  const { language } = useTexts();
  if (of.language === language) return of.text;
  return (
    <span lang={of.language} dir="auto">
      {of.text}
    </span>
  );
}

const outsideOfFrame = 'target="_blank" rel="noopener noreferrer"';

/** Markdown by staff, sanitised by the server. Each block has its own direction. */
export function Prose({ of }: { of: LocalHtml }): ReactNode {
  const { frame } = useTexts();
  const html = frame.embed === null ? of.html : of.html.replaceAll(/<a (?=href="https?:)/g, `<a ${outsideOfFrame} `);
  // The server renders this from Markdown and allows no active element or attribute.
  // oxlint-disable-next-line react/no-danger
  return <div className="prose" lang={of.language} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />;
}
