import type { AddressDataView, AddressDataset } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Dialog } from '../../shared/page/dialog.tsx';
import { DialogForm } from '../../shared/page/dialog-form.tsx';
import { EmptyState } from '../../shared/page/empty-state.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';
import { Notice } from '../../shared/page/notice.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { TimeZoneNote } from '../../shared/page/time-zone-note.tsx';
import { useDone } from '../../shared/page/use-done.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useAddressData, useRemoveDataset, useRemoveFile } from './addresses-api.ts';
import { ColumnsPanel } from './columns-panel.tsx';
import { DatasetTable } from './dataset-table.tsx';
import { FilePanel } from './file-panel.tsx';
import { ImportPanel } from './import-panel.tsx';
import { ReportPanel } from './report-panel.tsx';
import { SearchPanel } from './search-panel.tsx';

export function AddressesPage() {
  const { t } = useTexts();
  const [search, setSearch] = useSearchParams();
  const data = useAddressData();
  const go = (to: Record<string, string>) => setSearch(to, { preventScrollReset: true });
  return (
    <>
      <PageHeading
        title={t('staff.nav.addresses')}
        action={search.has('add') ? null : <Button onClick={() => go({ add: '' })}>{t('staff.addresses.add')}</Button>}
      />
      <Loaded query={data}>{(view) => <AddressData view={view} search={search} go={go} />}</Loaded>
      <TimeZoneNote />
    </>
  );
}

interface AddressDataProps {
  view: AddressDataView;
  /**
   * `add` opens the import of the file named by `file`, replacing the data set named by `replace`; `report` names a
   * data set.
   */
  search: URLSearchParams;
  go: (to: Record<string, string>) => void;
}

function AddressData({ view, search, go }: AddressDataProps) {
  const { t } = useTexts();
  const { done, announceDone } = useDone();
  const removing = useRemoveDataset();
  const deleting = useRemoveFile();
  const [removed, setRemoved] = useState<AddressDataset | null>(null);
  const [deleted, setDeleted] = useState<string | null>(null);
  const { datasets, files, damaged } = view;
  const named = (name: string | null) => datasets.find((dataset) => dataset.name === name) ?? null;
  const replacing = named(search.get('replace'));
  const file = files.find(({ name }) => name === search.get('file'))?.name;
  const report = named(search.get('report'));
  const replace = replacing === null ? {} : { replace: replacing.name };
  const last = view.import;
  return (
    <>
      <p className="lead">{t('staff.addresses.lead', { machine: view.machine, process: String(view.process) })}</p>
      {done}
      {damaged.length === 0 ? null : (
        <Notice kind="error" announce="alert" title={t('staff.addresses.damaged', { names: damaged.join(', ') })} />
      )}
      {datasets.length === 0 ? (
        <EmptyState title={t('staff.addresses.empty_title')}>
          <p>{t('staff.addresses.empty_body')}</p>
        </EmptyState>
      ) : (
        <DatasetTable
          datasets={datasets}
          onReport={(name) => go({ report: name })}
          onReplace={(name) => go({ add: '', replace: name })}
          onRemove={setRemoved}
        />
      )}
      {last === null ? null : (
        <ImportPanel
          view={last}
          onReport={named(last.dataset)?.hasReport === true ? () => go({ report: last.dataset }) : null}
        />
      )}
      {report === null ? null : <ReportPanel key={report.name} dataset={report.name} onClose={() => go({})} />}
      {!search.has('add') ? null : file === undefined ? (
        <FilePanel
          {...view}
          replacing={replacing?.name ?? null}
          onChoose={(name) => go({ add: '', ...replace, file: name })}
          onDelete={({ name }) => setDeleted(name)}
        />
      ) : (
        <ColumnsPanel
          key={file}
          file={file}
          datasets={datasets}
          replacing={replacing}
          isRunning={last?.state === 'running'}
          onStarted={() => go({})}
          onCancel={() => go({ add: '', ...replace })}
        />
      )}
      {datasets.length === 0 ? null : <SearchPanel datasets={datasets} />}
      <Dialog
        title={t('staff.addresses.remove_title', { name: removed?.name ?? '' })}
        isOpen={removed !== null}
        onClose={() => setRemoved(null)}
      >
        <DialogForm
          submit={t('staff.addresses.remove_submit')}
          isDanger
          sending={removing}
          onCancel={() => setRemoved(null)}
          onSubmit={() => {
            if (removed === null) return;
            const { name } = removed;
            removing.mutate(name, {
              report: () => announceDone(t('staff.addresses.removed', { name })),
              ifShown: () => setRemoved(null),
            });
          }}
        >
          <p>{t('staff.addresses.remove_body', { count: removed?.addresses ?? 0 })}</p>
        </DialogForm>
      </Dialog>
      <Dialog
        title={t('staff.addresses.delete_title', { name: deleted ?? '' })}
        isOpen={deleted !== null}
        onClose={() => setDeleted(null)}
      >
        <DialogForm
          submit={t('staff.addresses.delete')}
          isDanger
          sending={deleting}
          onCancel={() => setDeleted(null)}
          onSubmit={() => {
            if (deleted === null) return;
            deleting.mutate(deleted, {
              report: () => announceDone(t('staff.addresses.deleted', { name: deleted })),
              ifShown: () => setDeleted(null),
            });
          }}
        >
          <p>{t('staff.addresses.delete_body')}</p>
        </DialogForm>
      </Dialog>
    </>
  );
}
