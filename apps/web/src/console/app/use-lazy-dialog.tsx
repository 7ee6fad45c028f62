import { useState, type ComponentType, type ReactNode } from 'react';
import { useToast } from '../shared/page/toasts.tsx';
import { problemText } from '../shared/texts/problem-text.ts';
import { useTexts } from '../shared/texts/texts-context.tsx';

export interface LazyDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** A dialog of the shell that is loaded when first opened. */
export function useLazyDialog(load: () => Promise<ComponentType<LazyDialogProps>>): {
  open: () => void;
  dialog: ReactNode;
} {
  const texts = useTexts();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [Loaded, setLoaded] = useState<ComponentType<LazyDialogProps> | null>(null);
  const loadAndOpen = async () => {
    try {
      const loaded = await load();
      setLoaded(() => loaded);
      setOpen(true);
    } catch (error) {
      toast({ text: problemText(texts, error) });
    }
  };
  return {
    open: () => void loadAndOpen(),
    dialog: Loaded === null ? null : <Loaded isOpen={isOpen} onClose={() => setOpen(false)} />,
  };
}
