import { type AddressDataView, type AddressFileView, uploadPartBytes } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { DataTable } from '../../shared/page/data-table.tsx';
import { Notice } from '../../shared/page/notice.tsx';
import { Moment } from '../../shared/texts/moment.tsx';
import { problemText } from '../../shared/texts/problem-text.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { addressDataKey } from './addresses-api.ts';
import { api } from '../../shared/api/api.ts';

/** Per part, for slow connections: the server allows each request about a minute. */
const partTimeoutMs = 60_000;

/**
 * Uploads a file in parts.
 * @returns its name on the server.
 * @throws the errors of `api`, or the signal's abort reason.
 */
async function uploadAddressFile(
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (sent: number) => void },
): Promise<string> {
  const { upload } = await api('POST /address-files', { body: { name: file.name, bytes: file.size } }, { signal });
  for (let at = 0; at < file.size;) {
    const body = file.slice(at, at + uploadPartBytes, 'application/octet-stream');
    const part = await api('PUT /address-files', { query: { upload, at }, body }, { signal, timeoutMs: partTimeoutMs });
    onProgress(part.received);
    if (part.file !== null) return part.file;
    at = part.received;
  }
  throw new Error('An upload ended before its file was whole');
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** `61 MB`, formatted for the reader's language. */
function formatBytes(bytes: number, language: string): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: power === 3 ? 1 : 0,
  }).format(bytes / 1000 ** power);
}

interface FilePanelProps extends Pick<AddressDataView, 'files' | 'folder' | 'maxUploadBytes'> {
  /** The data set to replace; null for a new one. */
  replacing: string | null;
  onChoose: (file: string) => void;
  onDelete: (file: AddressFileView) => void;
}

/** Step one: upload a file, or choose one from the server's folder. */
export function FilePanel({ files, folder, maxUploadBytes, replacing, onChoose, onDelete }: FilePanelProps) {
  const { t, language } = useTexts();
  const id = useId();
  const size = (bytes: number) => formatBytes(bytes, language);
  return (
    <section className="panel stack" aria-labelledby={id}>
      <h2 id={id}>
        {replacing === null
          ? t('staff.addresses.file_title')
          : t('staff.addresses.file_title_replacing', { name: replacing })}
      </h2>
      <p className="hint breaking">{t('staff.addresses.file_hint', { max: size(maxUploadBytes), folder })}</p>
      <UploadButton maxUploadBytes={maxUploadBytes} onUploaded={onChoose} />
      {files.length === 0 ? (
        <p className="muted">{t('staff.addresses.files_none')}</p>
      ) : (
        <DataTable
          caption={t('staff.addresses.files')}
          className="people-table"
          rows={files}
          keyOf={({ name }) => name}
          columns={[
            {
              label: t('staff.addresses.file'),
              kind: 'name',
              className: 'breaking',
              render: ({ name }) => <bdi>{name}</bdi>,
            },
            { label: t('staff.addresses.size'), render: ({ bytes }) => size(bytes) },
            { label: t('staff.addresses.changed'), render: ({ changedAt }) => <Moment at={changedAt} /> },
            {
              label: t('staff.addresses.actions'),
              kind: 'actions',
              render: (file) => (
                <div className="actions">
                  <Button
                    look="secondary"
                    aria-label={t('staff.addresses.choose_of', { name: file.name })}
                    onClick={() => onChoose(file.name)}
                  >
                    {t('staff.addresses.choose')}
                  </Button>
                  <Button
                    look="quiet"
                    aria-label={t('staff.addresses.delete_of', { name: file.name })}
                    onClick={() => onDelete(file)}
                  >
                    {t('staff.addresses.delete')}
                  </Button>
                </div>
              ),
            },
          ]}
        />
      )}
    </section>
  );
}

interface Upload {
  name: string;
  sent: number;
  bytes: number;
}

function UploadButton({ maxUploadBytes, onUploaded }: { maxUploadBytes: number; onUploaded: (file: string) => void }) {
  const texts = useTexts();
  const { t, language } = texts;
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const stopping = useRef<AbortController | null>(null);
  const [upload, setUpload] = useState<Upload | null>(null);
  const [issue, setIssue] = useState<{ title: string; reason: string } | null>(null);
  const size = (bytes: number) => formatBytes(bytes, language);
  // Leaving the page aborts the upload; the browser asks before unloading during one.
  useEffect(() => () => stopping.current?.abort(), []);
  useEffect(() => {
    if (upload === null) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [upload]);

  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    setIssue(null);
    const { name, size: bytes } = file;
    if (bytes > maxUploadBytes) {
      const title = t('staff.addresses.upload_too_large', { name, size: size(bytes), max: size(maxUploadBytes) });
      return setIssue({ title, reason: '' });
    }
    const controller = new AbortController();
    stopping.current = controller;
    setUpload({ name, sent: 0, bytes });
    try {
      const saved = await uploadAddressFile(file, {
        signal: controller.signal,
        onProgress: (sent) => setUpload({ name, sent, bytes }),
      });
      await queries.invalidateQueries({ queryKey: addressDataKey });
      onUploaded(saved);
    } catch (error) {
      if (!controller.signal.aborted)
        setIssue({ title: t('staff.addresses.upload_failed', { name }), reason: problemText(texts, error) });
    } finally {
      setUpload(null);
    }
  };
  return (
    <>
      {upload === null ? (
        <div className="actions">
          <Button onClick={() => input.current?.click()}>{t('staff.addresses.upload')}</Button>
        </div>
      ) : (
        <div className="stack import-progress">
          <label>
            {t('staff.addresses.uploading', {
              name: upload.name,
              done: size(upload.sent),
              total: size(upload.bytes),
            })}
            <progress value={upload.sent} max={Math.max(1, upload.bytes)} />
          </label>
          <div className="actions">
            <Button look="secondary" onClick={() => stopping.current?.abort()}>
              {t('staff.addresses.upload_stop')}
            </Button>
          </div>
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = ''; // allows choosing the same file again once corrected
        }}
      />
      {issue === null ? null : (
        <Notice kind="error" announce="alert" title={issue.title}>
          {issue.reason === '' ? null : <p>{issue.reason}</p>}
        </Notice>
      )}
    </>
  );
}
