import { maxBatchRequests, type MatchingChoice } from '@doorstep/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api, type Answer } from '../../../shared/api/api.ts';
import { useMutation } from '../../../shared/api/use-mutation.ts';
import { useOfferChoices } from '../../../shared/api/use-offer-choices.ts';
import { newKey } from '../../../shared/new-key.ts';
import { DialogForm } from '../../../shared/page/dialog-form.tsx';
import { Dialog } from '../../../shared/page/dialog.tsx';
import { Loaded } from '../../../shared/page/loaded.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';

type Made = Answer<'POST /batches'>[];

interface BatchMatchingDialogProps {
  choice: MatchingChoice;
  /** The number of matches that the list shows. */
  total: number;
  onClose: () => void;
  onDone: (made: Made) => void;
}

/** Makes one batch per offer of all matching accepted requests, after confirmation. */
export default function BatchMatchingDialog(props: BatchMatchingDialogProps) {
  const { t } = useTexts();
  const planned = usePlanned(props.choice);
  return (
    <Dialog title={t('staff.many.batches_title')} isOpen onClose={props.onClose}>
      <Loaded query={planned}>
        {(plans) =>
          plans.length === 0 ? <p>{t('staff.many.matching_none')}</p> : <BatchesForm {...props} plans={plans} />
        }
      </Loaded>
    </Dialog>
  );
}

interface Plan {
  offerId: string;
  title: string;
  parcels: number;
  matching: number;
}

function bodyOf(choice: MatchingChoice, offerId: string, max: number) {
  const { offer: _, state: __, ...matching } = choice;
  return { offerId, matching, max };
}

function usePlanned(choice: MatchingChoice) {
  const { data: offers } = useOfferChoices();
  return useQuery({
    enabled: offers !== undefined,
    queryKey: ['batches', 'planned', choice],
    gcTime: 0,
    async queryFn({ signal }): Promise<Plan[]> {
      const asked = (offers ?? []).filter(
        ({ id, slug, counts }) => (counts.accepted ?? 0) > 0 && [undefined, id, slug].includes(choice.offer),
      );
      const plans = await Promise.all(
        asked.map(async ({ id, title, slug }) => {
          const body = bodyOf(choice, id, maxBatchRequests);
          const { parcels, matching } = await api('POST /batches/preview', { body }, { signal });
          return { offerId: id, title: title === '' ? slug : title, parcels, matching };
        }),
      );
      return plans.filter(({ parcels }) => parcels > 0);
    },
  });
}

function BatchesForm({ choice, total, plans, onClose, onDone }: BatchMatchingDialogProps & { plans: Plan[] }) {
  const { t } = useTexts();
  const queries = useQueryClient();
  // Keys, so that a retry after a lost response creates no duplicates.
  const keys = useRef(plans.map(() => newKey()));
  const making = useMutation({
    async mutationFn() {
      const made: Made = [];
      for (const [at, { offerId, parcels }] of plans.entries()) {
        const body = bodyOf(choice, offerId, parcels);
        made.push(await api('POST /batches', { body }, { idempotencyKey: keys.current[at] ?? '', timeoutMs: 120_000 }));
      }
      return made;
    },
    onSettled: () => {
      for (const queryKey of [['batches'], ['requests'], ['offers']]) void queries.invalidateQueries({ queryKey });
    },
  });
  const count = plans.reduce((sum, { parcels }) => sum + parcels, 0);
  return (
    <DialogForm
      submit={t('staff.many.make_batch', { batches: plans.length, count })}
      sending={making}
      onSubmit={() => making.mutate(undefined, { report: onDone, ifShown: onClose })}
      onCancel={onClose}
    >
      <ul>
        {plans.map(({ offerId, title, parcels, matching }) => (
          <li key={offerId}>
            <bdi>{title}</bdi>: {t('staff.many.parcels', { count: parcels })}
            {matching > parcels ? ` ${t('staff.many.beyond', { count: matching - parcels })}` : null}
          </li>
        ))}
      </ul>
      {total > count ? <p>{t('staff.many.not_packed', { count: total - count })}</p> : null}
    </DialogForm>
  );
}
