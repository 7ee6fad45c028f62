import type { Box, PolygonReference, PolygonView } from '@doorstep/contract';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { usePolygon } from './polygons-api.ts';

export function PolygonSummary({ polygon }: { polygon: PolygonReference }) {
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
