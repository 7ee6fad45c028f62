import type { HomesOverview, HomeSummary } from '@doorstep/contract';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { OfferField } from '../../shared/form/offer-field.tsx';
import { SearchField } from '../../shared/form/fields.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { TimeZoneNote } from '../../shared/page/time-zone-note.tsx';
import { useDone } from '../../shared/page/use-done.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { ClaimCard } from './claim-card.tsx';
import { HomeLine } from './home-line.tsx';
import { useHomes } from './homes-api.ts';
import { PairCard } from './pair-card.tsx';
import { ReasonDialog, type HomeChoice } from './reason-dialog.tsx';

export function HomesPage() {
  const { t } = useTexts();
  const [address, setAddress] = useSearchParams();
  const [offer, search] = [address.get('offer') ?? '', address.get('search') ?? ''];
  const homes = useHomes({ offer, search });
  const change = (next: { offer?: string; search?: string }) => {
    const filled = Object.entries({ offer, search, ...next }).filter(([, value]) => value !== '');
    setAddress(Object.fromEntries(filled));
  };
  return (
    <>
      <PageHeading title={t('staff.nav.homes')} />
      <p className="lead">{t('staff.homes.lead')}</p>
      <Filters key={`${offer} ${search}`} offer={offer} search={search} onChange={change} />
      <Loaded query={homes}>{(data) => <Overview data={data} />}</Loaded>
    </>
  );
}

interface FiltersProps {
  offer: string;
  search: string;
  onChange: (next: { offer?: string; search?: string }) => void;
}

function Filters({ offer, search, onChange }: FiltersProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(search);
  return (
    <search>
      <form
        className="filters"
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ search: typed.trim() });
        }}
      >
        <OfferField
          label={t('staff.requests.offer')}
          value={offer}
          onChange={(event) => onChange({ offer: event.target.value })}
          none={t('staff.requests.all_offers')}
        />
        <div className="filter-search">
          <SearchField
            label={t('staff.homes.search')}
            placeholder={t('staff.homes.search_hint')}
            value={typed}
            onChange={setTyped}
          />
        </div>
      </form>
    </search>
  );
}

function Overview({ data }: { data: HomesOverview }) {
  const { t } = useTexts();
  const [choice, setChoice] = useState<HomeChoice | null>(null);
  const { done, announceDone } = useDone();
  if (data.found !== null) return <Found homes={data.found} />;
  return (
    <div className="stack-large">
      {done}
      <Part
        id="homes-claims"
        title={t('staff.homes.claims')}
        none={t('staff.homes.claims_none')}
        count={data.claims.length}
      >
        <ul className="home-cards">
          {data.claims.map((claim) => (
            <ClaimCard key={claim.id} claim={claim} onChoose={setChoice} />
          ))}
        </ul>
      </Part>
      <Part
        id="homes-duplicates"
        title={t('staff.homes.duplicates')}
        none={t('staff.homes.duplicates_none')}
        count={data.duplicates.length}
      >
        <ul className="home-cards">
          {data.duplicates.map((pair) => (
            <PairCard key={pair.homes.map(({ id }) => id).join(' ')} pair={pair} onChoose={setChoice} />
          ))}
        </ul>
      </Part>
      {data.decided.length === 0 ? null : (
        <details className="archived">
          <summary>{t('staff.homes.decided', { claims: data.decided.length })}</summary>
          <ul className="home-cards">
            {data.decided.map((claim) => (
              <ClaimCard key={claim.id} claim={claim} onChoose={setChoice} />
            ))}
          </ul>
        </details>
      )}
      <TimeZoneNote />
      <ReasonDialog choice={choice} onClose={() => setChoice(null)} onDone={announceDone} />
    </div>
  );
}

function Found({ homes }: { homes: HomeSummary[] }) {
  const { t } = useTexts();
  return (
    <Part id="homes-found" title={t('staff.homes.found')} none={t('staff.homes.found_none')} count={homes.length}>
      <ul className="plain-list home-lines">
        {homes.map((home) => (
          <li key={home.id}>
            <HomeLine home={home} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Part({
  id,
  title,
  none,
  count,
  children,
}: {
  id: string;
  title: string;
  none: string;
  count: number;
  children: ReactNode;
}) {
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {count === 0 ? <p className="muted">{none}</p> : children}
    </section>
  );
}
