import { BarList } from '../../charts/bar-list.tsx';
import { ChartPanel } from '../../charts/chart-panel.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { csvOf, percent, whole, type InsightPanelProps } from './insight-panel.ts';

export function StepsPanel({ insights: { steps }, query }: InsightPanelProps) {
  const { t, language } = useTexts();
  return (
    <ChartPanel
      name="steps"
      title={t('staff.insights.steps.title')}
      finding={t('staff.insights.steps.finding')}
      note={t('staff.insights.steps.note')}
      csv={csvOf('steps', query)}
      table={{
        columns: [t('staff.insights.steps.step'), t('staff.insights.steps.times')],
        rows: steps.map(({ step, visits }) => [t(`staff.insights.steps.${step}`), visits]),
      }}
    >
      {() => (
        <BarList
          bars={steps.map(({ step, visits }, index) => {
            const next = steps[index + 1];
            const wentOn =
              next === undefined || visits === 0 || next.visits > visits
                ? {}
                : { after: t('staff.insights.steps.went_on', { share: percent(next.visits / visits, language) }) };
            return {
              key: step,
              label: t(`staff.insights.steps.${step}`),
              value: visits,
              text: whole(visits, language),
              ...wentOn,
            };
          })}
        />
      )}
    </ChartPanel>
  );
}

export function ReturnsPanel({ insights: { returns }, query }: InsightPanelProps) {
  const { t, language } = useTexts();
  const count = returns.reduce((sum, { parcels }) => sum + parcels, 0);
  return (
    <ChartPanel
      name="returns"
      title={t('staff.insights.returns.title')}
      finding={t('staff.insights.returns.finding', { count })}
      note={t('staff.insights.returns.note')}
      csv={csvOf('returns', query)}
      table={{
        columns: [t('staff.insights.returns.reason'), t('staff.insights.returns.parcels')],
        rows: returns.map(({ reason, parcels }) => [t(`staff.return_reason.${reason}`), parcels]),
      }}
    >
      {() => (
        <BarList
          color={4}
          bars={returns.map(({ reason, parcels }) => ({
            key: reason,
            label: t(`staff.return_reason.${reason}`),
            value: parcels,
            text: whole(parcels, language),
          }))}
        />
      )}
    </ChartPanel>
  );
}

export function DistrictsPanel({ insights: { districts, smallDistricts }, query }: InsightPanelProps) {
  const { t, language } = useTexts();
  const rows = [
    ...districts.map(({ district, requests }) => ({ key: district, label: district.toUpperCase(), value: requests })),
    ...(smallDistricts.districts === 0
      ? []
      : [
          {
            key: '',
            label: t('staff.insights.districts.small', { count: smallDistricts.districts }),
            value: smallDistricts.requests,
            isRest: true,
          },
        ]),
  ];
  return (
    <ChartPanel
      name="districts"
      title={t('staff.insights.districts.title')}
      finding={t('staff.insights.districts.finding', { count: districts.length })}
      note={t('staff.insights.districts.note')}
      csv={csvOf('districts', query)}
      table={{
        columns: [t('staff.insights.districts.district'), t('staff.insights.districts.requests')],
        rows: rows.map(({ label, value }) => [label, value]),
      }}
    >
      {() => <BarList bars={rows.map((row) => ({ ...row, text: whole(row.value, language) }))} />}
    </ChartPanel>
  );
}
