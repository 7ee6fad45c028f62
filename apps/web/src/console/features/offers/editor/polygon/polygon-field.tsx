import { Button } from '@doorstep/ui';
import { useId, useRef, useState, type DragEvent } from 'react';
import { useController } from 'react-hook-form';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { useEditor } from '../editor-context.ts';
import type { OfferForm } from '../offer-form.ts';
import { PolygonSummary } from './polygon-summary.tsx';
import { usePolygonFile } from './use-polygon-file.ts';

/** The area's polygon: choose or drop a file, view it, remove it. The change takes effect when the offer is saved. */
export function PolygonField() {
  const { t } = useTexts();
  const { mayWrite } = useEditor();
  const id = useId();
  const { field, fieldState } = useController<OfferForm, 'polygon'>({ name: 'polygon' });
  const [announcement, setAnnouncement] = useState('');
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const polygon = field.value;
  const file = usePolygonFile((read) => {
    field.onChange(read);
    setAnnouncement(t('staff.polygon.added', { name: read.name }));
  });
  const take = (files: Iterable<File>) => {
    setAnnouncement('');
    void file.take(files);
  };
  const remove = () => {
    file.clearIssue();
    field.onChange(null);
    setAnnouncement(t('staff.polygon.removed'));
    // The pressed button disappears with the polygon.
    document.getElementById(`${id}-choose`)?.focus();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (mayWrite) take(event.dataTransfer.files);
  };
  const issue = file.issue === '' ? fieldState.error?.message : file.issue;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut: the button is there for everybody
    <div
      className={isOver ? 'polygon-field polygon-field-over' : 'polygon-field'}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(mayWrite);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        // `dragleave` also fires for every child that the file moves over.
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
    >
      <div>
        <p className="ds-label" id={`${id}-label`}>
          {t('staff.polygon.label')}
        </p>
        <p className="hint" id={`${id}-hint`}>
          {t('staff.polygon.hint')}
        </p>
      </div>
      <div role="alert">
        {issue ? (
          <p className="ds-error" id={`${id}-error`}>
            {issue}
          </p>
        ) : null}
        {file.issue === '' || polygon === null ? null : <p>{t('staff.polygon.stays', { name: polygon.name })}</p>}
      </div>
      {polygon === null ? null : <PolygonSummary polygon={polygon} />}
      {polygon === null && !mayWrite ? <p>{t('staff.polygon.none')}</p> : null}
      {mayWrite ? (
        <div className="actions">
          <Button
            id={`${id}-choose`}
            name={field.name}
            look="secondary"
            isBusy={file.isReading}
            aria-describedby={issue ? `${id}-error` : undefined}
            onClick={() => input.current?.click()}
          >
            {t(polygon === null ? 'staff.polygon.choose' : 'staff.polygon.replace')}
          </Button>
          <span className="hint polygon-drop">{t('staff.polygon.drop')}</span>
          {polygon === null ? null : (
            <Button look="quiet" onClick={remove}>
              {t('staff.polygon.remove')}
            </Button>
          )}
          <input
            ref={input}
            type="file"
            hidden
            accept=".geojson,.json,application/geo+json,application/json"
            onChange={({ target }) => {
              take([...(target.files ?? [])]);
              // Allows choosing the same file again once corrected.
              target.value = '';
            }}
          />
        </div>
      ) : null}
      <p className="hint" role="status">
        {file.isReading ? t('staff.polygon.reading') : announcement}
      </p>
    </div>
  );
}
