import { AddressField, type AddressLookupPort } from '@doorstep/address-field';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { addressTexts } from '../../../shared/address/address-texts.ts';
import { Dialog } from '../../shared/page/dialog.tsx';
import { useSession } from '../../shared/session.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import type { LazyDialogProps } from '../use-lazy-dialog.tsx';
import { findAnything } from './find-anything.ts';

/** Shorter than for lists: the field waits for nothing else. */
const debounceMs = 250;
const minLength = 2;

/** One field that finds requests, offers, homes, batches and pages: the field for addresses over another lookup. */
export function FindDialog({ isOpen, onClose }: LazyDialogProps) {
  const texts = useTexts();
  const { t, language } = texts;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const actions = useSession().data?.actions;
  const lookup = useMemo<AddressLookupPort<string>>(
    () => ({
      find: ({ Text }, { signal }) =>
        findAnything(Text, { texts: { t, language }, actions: actions ?? [], queries }, signal),
      retrieve: async (path) => [path],
      issueOf: () => 'unavailable',
    }),
    [t, language, actions, queries],
  );
  return (
    <Dialog title={t('staff.find.title')} isOpen={isOpen} onClose={onClose}>
      <form className="find" role="search" onSubmit={(event) => event.preventDefault()}>
        <AddressField
          name="find.lookup"
          lookup={lookup}
          debounceMs={debounceMs}
          countries={[]}
          language={language}
          minLength={minLength}
          typed="not_offered"
          texts={{
            ...addressTexts({ t }, { tryAgain: t('staff.retry') }),
            label: t('staff.find.hint'),
            hint: undefined,
            list: t('staff.find.list'),
            noneFound: t('staff.find.none'),
            unavailable: t('staff.find.unavailable'),
            retrieving: t('staff.find.opening'),
            countFound: (count) => t('staff.find.count', { count }),
            chosen: (what) => what,
          }}
          onTypeYourself={() => undefined}
          onChoose={([path]) => {
            onClose();
            if (path !== undefined) void navigate(path);
          }}
        />
      </form>
    </Dialog>
  );
}
