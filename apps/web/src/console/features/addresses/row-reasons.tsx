import type { AddressReport } from '@doorstep/contract';
import { useTexts } from '../../shared/texts/texts-context.tsx';

type Refused = AddressReport['refused'];
type Noticed = AddressReport['noticed'];

export function RefusedRows({ refused }: { refused: Refused }) {
  const { t } = useTexts();
  return (
    <ReasonList reasons={refused.map((each) => ({ ...each, text: t(`staff.addresses.refused.${each.reason}`) }))} />
  );
}

/** Repairs and remarks on rows that were kept, with examples. */
export function NoticedRows({ noticed }: { noticed: Noticed }) {
  const { t } = useTexts();
  return (
    <ReasonList reasons={noticed.map((each) => ({ ...each, text: t(`staff.addresses.noticed.${each.reason}`) }))} />
  );
}

function ReasonList({ reasons }: { reasons: (Pick<Refused[number], 'rows' | 'examples'> & { text: string })[] }) {
  const { t } = useTexts();
  return (
    <ul className="plain-list row-reasons">
      {reasons.map(({ text, rows, examples }) => (
        <li key={text}>
          <details>
            <summary>
              {text} <span className="muted">{t('staff.addresses.reason_rows', { rows })}</span>
            </summary>
            <ul className="plain-list breaking">
              {examples.map((example) => (
                <li key={`${example.file} ${example.at}`} dir="auto">
                  {t('staff.addresses.example', example)}
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}
