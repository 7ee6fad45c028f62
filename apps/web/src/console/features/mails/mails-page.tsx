import type { KeptMail } from '@doorstep/contract';
import { useSearchParams } from 'react-router';
import { useState } from 'react';
import { useApi } from '../../shared/api/api.ts';
import { CursorPager } from '../../shared/page/cursor-pager.tsx';
import { EmptyState } from '../../shared/page/empty-state.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { TimeZoneNote } from '../../shared/page/time-zone-note.tsx';
import { Moment } from '../../shared/texts/moment.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { SearchField } from '../../shared/form/fields.tsx';

/** Sent emails, and those kept here because no mail server is configured. */
export function MailsPage() {
  const { t } = useTexts();
  const [address, setAddress] = useSearchParams();
  const [cursor, search] = [address.get('cursor'), address.get('search') ?? ''];
  const mails = useApi('GET /mails', { query: { limit: 50, search, ...(cursor === null ? {} : { cursor }) } });
  return (
    <>
      <PageHeading title={t('staff.nav.mails')} />
      <p className="lead">{t('staff.mails.lead')}</p>
      <search className="filters">
        <SearchForm
          label={t('staff.mails.search')}
          hint={t('staff.mails.search_hint')}
          search={search}
          onSearch={(typed) => setAddress(typed === '' ? {} : { search: typed })}
        />
      </search>
      <Loaded query={mails}>
        {({ rows, next }) =>
          rows.length === 0 && search !== '' ? (
            <p className="muted" role="status">
              {t('staff.mails.found_none')}
            </p>
          ) : rows.length === 0 && cursor === null ? (
            <EmptyState title={t('staff.mails.empty_title')}>
              <p>{t('staff.mails.empty_body')}</p>
            </EmptyState>
          ) : (
            <>
              <ul className="mails">
                {rows.map((mail) => (
                  <Mail key={mail.id} mail={mail} />
                ))}
              </ul>
              <CursorPager next={next} label={t('staff.mails.pages')} />
              <TimeZoneNote />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function Mail({ mail }: { mail: KeptMail }) {
  const { t } = useTexts();
  return (
    <li className="mail">
      <details>
        <summary>
          <span className="mail-subject">{mail.subject}</span>
          <span className={`badge badge-mail-${mail.status}`}>{t(`staff.mail_status.${mail.status}`)}</span>
          <span className="mail-to muted">{mail.to}</span>
          <span className="muted">
            <Moment at={mail.createdAt} />
          </span>
        </summary>
        <p className="mail-text">{mail.text}</p>
      </details>
    </li>
  );
}

interface SearchFormProps {
  label: string;
  hint: string;
  /** What the list is searched by; another value replaces what was typed. */
  search: string;
  onSearch: (search: string) => void;
}

/** A field and its button, which search a list once they are submitted. */
function SearchForm({ label, hint, search, onSearch }: SearchFormProps) {
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  if (shown !== search) {
    setShown(search);
    setTyped(search);
  }
  return (
    <form
      className="filter-search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <SearchField label={label} placeholder={hint} maxLength={200} value={typed} onChange={setTyped} />
    </form>
  );
}
