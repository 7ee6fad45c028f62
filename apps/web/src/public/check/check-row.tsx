import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref } from '../texts/use-href.ts';

interface CheckRowProps {
  slug: string;
  /** The control of the form that Change leads back to. */
  place: string;
  label: string;
  error?: string;
  children: ReactNode;
}

/** One answer, and the button that leads back to it. */
export function CheckRow({ slug, place, label, error, children }: CheckRowProps): ReactNode {
  const { t } = useTexts();
  const href = useHref();
  return (
    <div className={error === undefined ? 'check-row' : 'check-row check-row--error'}>
      <dt>
        <bdi>{label}</bdi>
      </dt>
      <dd className="check-row__value">
        {children}
        {error !== undefined && (
          <span className="ds-error" id={`change-${place}-error`}>
            {error}
          </span>
        )}
      </dd>
      <dd className="check-row__change">
        <button
          id={`change-${place}`}
          className="ds-link-button"
          type="submit"
          formNoValidate
          formAction={`${href(`/o/${slug}`)}#${place}`}
          name="step"
          value={place === 'address.search' ? 'change:address' : `change:${place}`}
          aria-describedby={error === undefined ? undefined : `change-${place}-error`}
        >
          {t('public.check.change')}
          <span className="ds-visually-hidden"> {label}</span>
        </button>
      </dd>
    </div>
  );
}
