import type { StaffOffer } from '@doorstep/contract';
import { createContext, use } from 'react';

export interface EditorState {
  /** As last read or saved; null while it is being made. */
  offer: StaffOffer | null;
  mayWrite: boolean;
  mayMoveStock: boolean;
  /** Reads stock and version anew without touching what is being typed. */
  refresh: () => Promise<void>;
  /** Of the texts in the fields. */
  language: string;
  showLanguage: (language: string) => void;
  /** All texts are shown in two languages, in the place of the fields. */
  isSideBySide: boolean;
}

export const EditorContext = createContext<EditorState | null>(null);

/** @throws Error outside of the editor. */
export function useEditor(): EditorState {
  const state = use(EditorContext);
  if (!state) throw new Error('useEditor needs the editor above it');
  return state;
}
