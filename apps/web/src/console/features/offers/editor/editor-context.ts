import type { StaffOffer } from '@doorstep/contract';
import { createContext, use } from 'react';
import type { Section } from './sections.ts';

export interface EditorState {
  /** As last loaded or saved; null for a new offer. */
  offer: StaffOffer | null;
  mayWrite: boolean;
  /** Reloads stock and version without touching unsaved input. */
  refresh: () => Promise<void>;
  /** The language of the texts in the fields. */
  language: string;
  showLanguage: (language: string) => void;
  /** Whether all texts are shown in two languages instead of the fields. */
  isSideBySide: boolean;
  /** The open tab; null while all sections are one page. */
  part: Section | null;
}

export const EditorContext = createContext<EditorState | null>(null);

/** @throws Error outside the editor. */
export function useEditor(): EditorState {
  const state = use(EditorContext);
  if (!state) throw new Error('useEditor needs the editor above it');
  return state;
}
