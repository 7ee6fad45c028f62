import type { AddressReport } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useId } from 'react';
import { Loaded } from '../../shared/page/loaded.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useAddressReport } from './addresses-api.ts';
import { NoticedRows, RefusedRows } from './row-reasons.tsx';

/** What the import of a data set counted; kept with the data set. */
export function ReportPanel({ dataset, onClose }: { dataset: string; onClose: () => void }) {
  const { t } = useTexts();
  const id = useId();
  const report = useAddressReport(dataset);
  return (
    <section className="panel stack" aria-labelledby={id}>
      <h2 id={id}>{t('staff.addresses.report_title', { name: dataset })}</h2>
      <Loaded query={report}>{(found) => <Report report={found} />}</Loaded>
      <div className="actions">
        <Button look="secondary" onClick={onClose}>
          {t('staff.addresses.report_close')}
        </Button>
      </div>
    </section>
  );
}

function Report({ report }: { report: AddressReport }) {
  const { t, language } = useTexts();
  const { rowsRead, addresses, changed, merged, refused, noticed, files, skipped, seconds } = report;
  const leftOut = refused.reduce((sum, { rows }) => sum + rows, 0);
  const figures = { rows: rowsRead, kept: addresses, changed, merged, refused: leftOut };
  return (
    <>
      <dl className="import-figures">
        {Object.entries(figures).map(([name, value]) => (
          <div key={name}>
            <dt>{t(`staff.addresses.report.${name as keyof typeof figures}`)}</dt>
            <dd>{value.toLocaleString(language)}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('staff.addresses.left_out')}</h3>
      {leftOut === 0 ? <p>{t('staff.addresses.left_out.none')}</p> : <RefusedRows refused={refused} />}
      {noticed.length === 0 ? null : (
        <>
          <h3>{t('staff.addresses.noticed')}</h3>
          <NoticedRows noticed={noticed} />
        </>
      )}
      <dl className="facts breaking">
        <div>
          <dt>{t('staff.addresses.report.files')}</dt>
          <dd>
            {files.map((file) => (
              <div key={file.name}>{t('staff.addresses.report.file_line', file)}</div>
            ))}
          </dd>
        </div>
        {skipped.length === 0 ? null : (
          <div>
            <dt>{t('staff.addresses.report.skipped')}</dt>
            <dd>{skipped.join(', ')}</dd>
          </div>
        )}
        <div>
          <dt>{t('staff.addresses.report.seconds')}</dt>
          <dd>{t('staff.addresses.report.seconds_value', { seconds: Math.ceil(seconds) })}</dd>
        </div>
      </dl>
    </>
  );
}
