import type { CounterRequest } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useRef, useState, useEffect, useId, type FormEvent, type RefObject } from 'react';
import { signalScan } from '../../shared/form/scan-signal.ts';
import { Loaded } from '../../shared/page/loaded.tsx';
import { Notice } from '../../shared/page/notice.tsx';
import { problemText } from '../../shared/texts/problem-text.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import {
  useFindAtCounter,
  useHandOver,
  useRefreshWaiting,
  useUndoHandOver,
  useWaiting,
  type Counter,
} from './counter-api.ts';
import { CounterCard } from './counter-card.tsx';
import { CounterCamera, hasBarcodeDetector } from './counter-camera.tsx';

/** Find, check, hand over: after every action the focus returns to the field. */
export function CounterDesk({ counter }: { counter: Counter }) {
  const texts = useTexts();
  const { t } = texts;
  const field = useRef<HTMLInputElement>(null);
  const waiting = useWaiting(counter);
  const finding = useFindAtCounter(counter);
  const handing = useHandOver();
  const undoing = useUndoHandOver();
  const refresh = useRefreshWaiting();
  const [shown, setShown] = useState<CounterRequest | null>(null);
  const [handedNow, setHandedNow] = useState('');
  const [found, setFound] = useState<CounterRequest[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const isBusy = finding.isPending || handing.isPending || undoing.isPending;

  const begin = () => {
    setAnnouncement('');
    setFailure(null);
    setHandedNow('');
    field.current?.focus({ preventScroll: true });
  };
  const find = (text: string) => {
    begin();
    finding.mutate(text, {
      ifShown({ requests: [only, ...others] }) {
        signalScan(others.length === 0 && only?.standing === 'ready' ? 'right' : 'wrong');
        setShown(others.length === 0 ? (only ?? null) : null);
        setFound(only === undefined || others.length === 0 ? [] : [only, ...others]);
        if (only === undefined) setAnnouncement(t('staff.counter.nobody', { text }));
      },
      onError(error) {
        signalScan('wrong');
        setFailure(error);
      },
    });
  };
  const settle = (verb: typeof handing, outcome: 'done' | 'undone') => (request: CounterRequest) => {
    begin();
    verb.mutate(request, {
      ifShown({ request: now }) {
        setShown(now);
        setHandedNow(outcome === 'done' ? now.id : '');
        setFound([]);
        setAnnouncement(t(`staff.counter.${outcome}`, { name: now.name, reference: now.reference }));
      },
      onError(error) {
        setFailure(error);
        refresh();
        // The card shows its current state.
        finding.mutate(request.reference, { ifShown: ({ requests: [now] }) => setShown(now ?? null) });
      },
    });
  };

  return (
    <div className="stack">
      <CounterField input={field} isBusy={isBusy} onEnter={find} />
      <output className="packing-status">{announcement}</output>
      {failure === null ? null : (
        <Notice kind="error" announce="alert">
          {problemText(texts, failure)}
        </Notice>
      )}
      {found.length === 0 ? null : (
        <PeopleList
          heading={t('staff.counter.several', { count: found.length })}
          people={found.map((each) => ({ ...each, hint: each.place.name }))}
          onChoose={({ reference }) => find(reference)}
        />
      )}
      {shown === null ? null : (
        <CounterCard
          request={shown}
          isHandedNow={shown.id === handedNow}
          isBusy={isBusy}
          onHandOver={settle(handing, 'done')}
          onUndo={settle(undoing, 'undone')}
          onLeave={() => {
            begin();
            setShown(null);
          }}
        />
      )}
      {shown === null && found.length === 0 ? (
        <Loaded query={waiting}>
          {({ rows, total }) =>
            total === 0 ? (
              <p>{t('staff.counter.empty')}</p>
            ) : (
              <PeopleList
                heading={t('staff.counter.waiting', { count: total })}
                people={rows.map(({ id, reference, name, addressLine }) => ({
                  id,
                  reference,
                  name,
                  hint: addressLine,
                }))}
                onChoose={({ reference }) => find(reference)}
              />
            )
          }
        </Loaded>
      ) : null}
    </div>
  );
}

interface Person {
  id: string;
  reference: string;
  name: string;
  hint: string;
}

function PeopleList({
  heading,
  people,
  onChoose,
}: {
  heading: string;
  people: Person[];
  onChoose: (person: Person) => void;
}) {
  const { t } = useTexts();
  return (
    <section className="stack" aria-label={heading}>
      <h2>{heading}</h2>
      <ul className="plain-list counter-people">
        {people.map((person) => (
          <li key={person.id}>
            <Button look="secondary" onClick={() => onChoose(person)}>
              <strong>
                <bdi>{person.name === '' ? t('staff.none') : person.name}</bdi>
              </strong>{' '}
              <bdi>{person.hint}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CounterFieldProps {
  input: RefObject<HTMLInputElement | null>;
  isBusy: boolean;
  /** Called with the scanned or typed text. */
  onEnter: (text: string) => void;
}

/** A code, a name or a street; a scanner is a keyboard that ends with Enter, and the camera types the same way. */
function CounterField({ input, isBusy, onEnter }: CounterFieldProps) {
  const { t } = useTexts();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isLooking, setLooking] = useState(false);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
  }, [input]);

  const enter = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    setTyped('');
    onEnter(typed.trim());
  };
  return (
    <>
      <form className="packing-scan" noValidate onSubmit={enter}>
        <label htmlFor={id}>{t('staff.counter.find')}</label>
        <input
          ref={input}
          id={id}
          className="ds-input"
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          aria-describedby={`${id}-hint`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {hasBarcodeDetector() ? (
          <Button look="secondary" aria-pressed={isLooking} onClick={() => setLooking(!isLooking)}>
            {t('staff.counter.camera')}
          </Button>
        ) : null}
        <Button type="submit" look="secondary" isBusy={isBusy}>
          {t('staff.counter.show')}
        </Button>
      </form>
      <p className="hint" id={`${id}-hint`}>
        {t('staff.counter.find_hint')} {t('staff.counter.rule')}
      </p>
      {isLooking ? (
        <CounterCamera
          onCode={(code) => {
            setLooking(false);
            onEnter(code);
          }}
        />
      ) : null}
    </>
  );
}
