import { maxNamedParcels, type ListedRequest } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../../shared/api/api.ts';
import { useMutation } from '../../../shared/api/use-mutation.ts';
import { newKey } from '../../../shared/new-key.ts';
import { ErrorNotice } from '../../../shared/page/notice.tsx';
import { useToast } from '../../../shared/page/toasts.tsx';
import { useAllowed } from '../../../shared/session.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';

/** Puts the accepted requests of a selection into batches, one per offer. */
export function MakeBatches({ selected, onDone }: { selected: ListedRequest[]; onDone: () => void }) {
  const texts = useTexts();
  const { t } = texts;
  const toast = useToast();
  const mayMake = useAllowed('batches.write');
  const making = useMakeBatches();
  // Collected requests are not packed.
  const packable = selected.filter(({ state, place }) => state === 'accepted' && place === '');
  const byOffer = Map.groupBy(packable, ({ offer }) => offer.id);
  if (!mayMake || packable.length === 0 || packable.length > maxNamedParcels) return null;
  const press = () =>
    making.mutate(byOffer, {
      ifShown: onDone,
      report(made) {
        toast({
          text: t('staff.many.batches_made', { batches: made.length, count: packable.length }),
          links: made.map(({ id, name }) => ({ to: `/staff/batches/${id}`, text: name })),
          takesFocus: true,
        });
      },
    });
  return (
    <>
      <Button isBusy={making.isPending} onClick={press}>
        {t('staff.many.make_batch', { batches: byOffer.size, count: packable.length })}
      </Button>
      <ErrorNotice error={making.error} />
    </>
  );
}

/** One after another; a retry after a lost response creates no duplicates. */
function useMakeBatches() {
  const queries = useQueryClient();
  const keys = useRef(new Map<string, string>());
  return useMutation({
    async mutationFn(byOffer: ReadonlyMap<string, ListedRequest[]>) {
      const made = [];
      for (const [offerId, requests] of byOffer) {
        const requestIds = requests.map(({ id }) => id).toSorted();
        const wanted = requestIds.join(' ');
        const idempotencyKey = keys.current.get(wanted) ?? newKey();
        keys.current.set(wanted, idempotencyKey);
        made.push(await api('POST /batches', { body: { offerId, requestIds } }, { idempotencyKey }));
      }
      return made;
    },
    onSettled: () => {
      for (const queryKey of [['batches'], ['requests'], ['offers']]) void queries.invalidateQueries({ queryKey });
    },
  });
}
