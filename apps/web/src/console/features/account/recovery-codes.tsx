import { CopyButton } from '../../shared/page/copy-button.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';

/** Codes for a lost phone, shown only once. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const { t } = useTexts();
  const text = `${codes.join('\n')}\n`;
  return (
    <>
      <ul className="recovery-codes" aria-label={t('staff.factor.codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="actions">
        <a
          className="ds-button ds-button--secondary"
          download="doorstep-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          {t('staff.factor.download')}
        </a>
        <CopyButton text={text} label={t('staff.factor.copy_codes')} />
      </div>
    </>
  );
}
