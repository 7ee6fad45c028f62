import { polygonLimits, type PolygonReference } from '@doorstep/contract';
import { useState } from 'react';
import { ProblemError } from '@doorstep/client';
import { problemText } from '../../../../shared/texts/problem-text.ts';
import { useTexts, type Texts } from '../../../../shared/texts/texts-context.tsx';
import { useUploadPolygon } from './polygons-api.ts';

/**
 * Uploads files as they are chosen or dropped, one at a time.
 * @param onRead Called once the polygon is on the server.
 */
export function usePolygonFile(onRead: (polygon: PolygonReference) => void) {
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
