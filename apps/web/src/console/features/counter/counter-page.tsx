import type { Counters } from '@doorstep/contract';
import { Select } from '@doorstep/ui';
import { useCounters } from '../../shared/api/use-counters.ts';
import { EmptyState } from '../../shared/page/empty-state.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { useStoredChoice } from '../../shared/use-stored-choice.ts';
import { CounterDesk } from './counter-desk.tsx';

export function CounterPage() {
  const { t } = useTexts();
  const counters = useCounters();
  return (
    <div className="packing">
      <PageHeading title={t('staff.counter.title')} />
      <Loaded query={counters}>{(found) => <ChosenCounter counters={found.counters} />}</Loaded>
    </div>
  );
}

const keyOfCounter = ({ offer, place }: Counters['counters'][number]) => `${offer.id} ${place.id}`;

function ChosenCounter({ counters }: Counters) {
  const { t } = useTexts();
  const [kept, keep] = useStoredChoice('doorstep.counter', '');
  const chosen = counters.find((counter) => keyOfCounter(counter) === kept) ?? counters[0];
  if (chosen === undefined) {
    return (
      <EmptyState title={t('staff.counter.none_title')}>
        <p>{t('staff.counter.none_body')}</p>
      </EmptyState>
    );
  }
  const { offer, place } = chosen;
  return (
    <>
      <Select
        id="counter"
        label={t('staff.counter.place')}
        value={keyOfCounter(chosen)}
        onChange={({ target }) => keep(target.value)}
        options={counters.map((counter) => ({
          value: keyOfCounter(counter),
          label: t('staff.counter.choice', { place: counter.place.name, offer: counter.offer.title }),
        }))}
      />
      <CounterDesk key={keyOfCounter(chosen)} counter={{ offer: offer.id, place: place.id }} />
    </>
  );
}
