import type { BatchDetail } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { Notice } from '../../shared/page/notice.tsx';
import { saveFile } from '../../shared/save-file.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { usePrintPickList, usePrintSlips } from './batches-api.ts';
import { ItemList } from './item-list.tsx';
import { useBatchErrorText } from './use-colleague-change.ts';

interface PickListPanelProps {
  batch: BatchDetail;
  onDone: (text: string) => void;
}

/** The items to pick, and the packing papers: a list of the parcels, and a slip for each. */
export function PickListPanel({ batch, onDone }: PickListPanelProps) {
  const { t, language } = useTexts();
  const errorText = useBatchErrorText(batch);
  const list = usePrintPickList(batch.id);
  const slips = usePrintSlips(batch.id);
  if (batch.items.length === 0) return null;
  const save = (name: string) => (file: Blob) => {
    saveFile(file, name);
    onDone(t('staff.batch.paper_saved', { name }));
  };
  const error = list.error ?? slips.error;
  const printList = () => {
    slips.reset();
    list.mutate(language, { report: save(`${batch.name}-pick-list.pdf`) });
  };
  const printSlips = () => {
    list.reset();
    slips.mutate(undefined, { report: save(`${batch.name}-slips.pdf`) });
  };
  return (
    <section className="panel stack">
      <h2>{t('staff.batch.pick_list')}</h2>
      <ItemList items={batch.items} />
      {batch.state === 'filling' || batch.state === 'undoing' ? null : (
        <>
          <p className="hint">{t('staff.batch.papers_hint')}</p>
          {error === null ? null : <Notice kind="error" announce="alert" title={errorText(error)} />}
          <div className="actions">
            <Button look="secondary" isBusy={list.isPending} onClick={printList}>
              {t('staff.batch.print_list')}
            </Button>
            <Button look="secondary" isBusy={slips.isPending} onClick={printSlips}>
              {t('staff.batch.print_slips')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
