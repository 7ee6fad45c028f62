import { Button } from '@doorstep/ui';
import { useId, useRef, useState, type DragEvent } from 'react';
import { useController } from 'react-hook-form';
import { type Box, type PolygonReference, type PolygonView, polygonLimits } from '@doorstep/contract';
import { ProblemError } from '@doorstep/client';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts, type Texts } from '../../../../shared/texts/texts-context.tsx';
import { useEditor } from '../editor-context.ts';
import type { OfferForm } from '../offer-form.ts';
import { problemText } from '../../../../shared/texts/problem-text.ts';
import { api, keyOf, useApi } from '../../../../shared/api/api.ts';
import { useMutation } from '../../../../shared/api/use-mutation.ts';

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

function PolygonSummary({ polygon }: { polygon: PolygonReference }) {
  const { t } = useTexts();
  const view = usePolygon(polygon.id);
  return (
    <div className="polygon-summary">
      {view.data ? <Outline drawing={view.data.drawing} /> : null}
      <div>
        <p className="polygon-name">{polygon.name === '' ? t('staff.polygon.unnamed') : polygon.name}</p>
        {view.data ? <Figures view={view.data} /> : null}
        {view.isPending ? <p className="hint">{t('staff.polygon.loading')}</p> : null}
        {view.isError ? <p className="hint">{t('staff.polygon.not_shown')}</p> : null}
      </div>
    </div>
  );
}

function Figures({ view: { pieces, holes, vertices, box } }: { view: PolygonView }) {
  const { t } = useTexts();
  const place = useBoxInWords(box);
  return (
    <>
      <p>{t('staff.polygon.figures', { pieces, holes, vertices })}</p>
      <p className="hint">{t('staff.polygon.box', place)}</p>
    </>
  );
}

function Outline({ drawing: { path, width, height } }: Pick<PolygonView, 'drawing'>) {
  const { t } = useTexts();
  // Room for the line's width; the panel sets the outer spacing.
  const margin = 8;
  return (
    <svg
      className="polygon-outline"
      role="img"
      aria-label={t('staff.polygon.drawing')}
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
    >
      <path d={path} fillRule="evenodd" />
    </svg>
  );
}

/** Degrees with compass directions: 1.2° W, not -1.2. */
function useBoxInWords([west, south, east, north]: Box) {
  const { t } = useTexts();
  const longitude = (degrees: number) =>
    t(degrees < 0 ? 'staff.polygon.west' : 'staff.polygon.east', { degrees: Math.abs(degrees) });
  const latitude = (degrees: number) =>
    t(degrees < 0 ? 'staff.polygon.south' : 'staff.polygon.north', { degrees: Math.abs(degrees) });
  return { west: longitude(west), east: longitude(east), south: latitude(south), north: latitude(north) };
}

/**
 * Uploads files as they are chosen or dropped, one at a time.
 * @param onRead Called once the polygon is on the server.
 */
function usePolygonFile(onRead: (polygon: PolygonReference) => void) {
  const texts = useTexts();
  const upload = useUploadPolygon();
  const [isReading, setReading] = useState(false);
  const [issue, setIssue] = useState('');

  const read = async (file: File): Promise<void> => {
    if (file.size > polygonLimits.fileBytes) return setIssue(texts.t('staff.polygon.too_big'));
    const geoJson = parse(await file.text());
    if (geoJson === undefined) return setIssue(texts.t('field_error.geojson_form'));
    const { id } = await upload.mutateAsync(geoJson);
    onRead({ id, name: file.name.slice(0, 200) });
  };

  const take = async (files: Iterable<File>): Promise<void> => {
    const [file, ...others] = files;
    if (isReading || file === undefined) return;
    setIssue('');
    if (others.length > 0) return setIssue(texts.t('staff.polygon.one_file'));
    setReading(true);
    try {
      await read(file);
    } catch (error) {
      setIssue(issueText(texts, error));
    } finally {
      setReading(false);
    }
  };

  return { isReading, issue, take, clearIssue: () => setIssue('') };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch {
    return undefined;
  }
}

/** Text for a polygon error, or else for the failed call. */
function issueText(texts: Texts, error: unknown): string {
  const [field] = error instanceof ProblemError ? (error.problem.errors ?? []) : [];
  return field === undefined ? problemText(texts, error) : texts.t(`field_error.${field.code}`, field.values ?? {});
}

/** A polygon never changes: another polygon has another id. */
function usePolygon(polygon: string) {
  return useApi('GET /polygons/:polygon', { params: { polygon } }, { staleTime: Infinity });
}

/** Uploads GeoJSON; an offer refers to it by the returned id. */
function useUploadPolygon() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (geoJson: unknown) => api('POST /polygons', { body: geoJson }),
    onSuccess: (view) => client.setQueryData(keyOf('GET /polygons/:polygon', { params: { polygon: view.id } }), view),
  });
}
