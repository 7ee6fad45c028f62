import { useState, type ComponentType, type ReactNode } from 'react';
import { useToast } from '../shared/page/toasts.tsx';
import { problemText } from '../shared/texts/problem-text.ts';
import { useTexts } from '../shared/texts/texts-context.tsx';
import { useLetterKeys, useLetterKeysChoice } from '../shared/use-letter-keys.ts';

/** The list of keyboard shortcuts, also opened by `?`. Loaded when first opened. */
export function useShortcutList(): { open: () => void; list: ReactNode } {
  const texts = useTexts();
  const toast = useToast();
  const [hasLetters] = useLetterKeysChoice();
  const [isOpen, setOpen] = useState(false);
  const [List, setList] = useState<ComponentType<{ isOpen: boolean; onClose: () => void }> | null>(null);
  const load = async () => {
    try {
      const { ShortcutList } = await import('./shortcut-list.tsx');
      setList(() => ShortcutList);
      setOpen(true);
    } catch (error) {
      toast({ text: problemText(texts, error) });
    }
  };
  const open = () => void load();
  useLetterKeys(hasLetters, { '?': open });
  return { open, list: List === null ? null : <List isOpen={isOpen} onClose={() => setOpen(false)} /> };
}
