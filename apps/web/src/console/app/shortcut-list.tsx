import type { StaffAction } from '@doorstep/contract';
import type { StaffTextId } from '@doorstep/messages';
import { CheckField } from '../shared/form/fields.tsx';
import { Dialog } from '../shared/page/dialog.tsx';
import { useSession } from '../shared/session.ts';
import { useTexts } from '../shared/texts/texts-context.tsx';
import { setUpPlaces, workPlaces } from './places.ts';
import { useLetterKeysChoice } from '../shared/use-letter-keys.ts';

interface Group {
  title: StaffTextId;
  /** Only people who may do this have these shortcuts. */
  action?: StaffAction;
  /** A key is a sign, or the text that names it. */
  shortcuts: [keys: (StaffTextId | { sign: string })[], does: StaffTextId][];
}

const sign = (one: string) => ({ sign: one });
const control = 'staff.keys.control';
const groups: readonly Group[] = [
  {
    title: 'staff.keys.everywhere',
    shortcuts: [
      [[control, sign('K')], 'staff.find.title'],
      [[sign('/')], 'staff.keys.search'],
      [[sign('?')], 'staff.keys.list'],
      [[sign('Z')], 'staff.keys.undo'],
      [['staff.keys.escape'], 'staff.keys.close'],
      [[control, 'staff.enter_key'], 'staff.keys.send'],
    ],
  },
  {
    title: 'staff.nav.requests',
    action: 'requests.read',
    shortcuts: [
      [[sign('J')], 'staff.keys.next'],
      [[sign('K')], 'staff.keys.previous'],
      [[sign('X')], 'staff.keys.select'],
      [['staff.keys.space'], 'staff.keys.beside'],
      [['staff.enter_key'], 'staff.keys.page'],
    ],
  },
  {
    title: 'staff.queue.title',
    action: 'requests.decide',
    shortcuts: [
      [[sign('A')], 'staff.request.accept'],
      [[sign('D')], 'staff.request.decline'],
      [[sign('S')], 'staff.queue.skip'],
      [[sign('1–9')], 'staff.keys.reason'],
    ],
  },
  {
    title: 'staff.keys.texts',
    action: 'offers.write',
    shortcuts: [
      [[control, sign('B')], 'staff.markdown.bold'],
      [[control, sign('I')], 'staff.markdown.italic'],
      [[control, sign('K')], 'staff.markdown.link'],
    ],
  },
  {
    title: 'staff.nav.insights',
    action: 'requests.read',
    shortcuts: [
      [[sign('←'), sign('→')], 'staff.keys.along'],
      [['staff.keys.home', 'staff.keys.end'], 'staff.keys.ends'],
      [['staff.enter_key'], 'staff.keys.counted'],
      [[sign('T')], 'staff.keys.table'],
    ],
  },
];

export function ShortcutList({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTexts();
  const actions = useSession().data?.actions ?? [];
  const [hasLetters, setLetters] = useLetterKeysChoice();
  const places = [...workPlaces, ...setUpPlaces].flatMap(({ key, text, action }): Group['shortcuts'] =>
    key === undefined || !actions.includes(action) ? [] : [[[sign('G'), sign(key.toUpperCase())], text]],
  );
  return (
    <Dialog title={t('staff.keys.title')} isOpen={isOpen} onClose={onClose}>
      <div className="shortcuts">
        {[...groups, { title: 'staff.keys.places' as const, shortcuts: places }]
          .filter(({ shortcuts, action }) => shortcuts.length > 0 && (action === undefined || actions.includes(action)))
          .map(({ title, shortcuts }) => (
            <section key={title}>
              <h3>{t(title)}</h3>
              <dl>
                {shortcuts.map(([keys, does]) => (
                  <div key={does}>
                    <dt>
                      {keys.map((key) => {
                        const name = typeof key === 'string' ? t(key) : key.sign;
                        return <kbd key={name}>{name}</kbd>;
                      })}
                    </dt>
                    <dd>{t(does)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
      </div>
      <CheckField
        label={t('staff.keys.letters')}
        hint={t('staff.keys.letters_hint')}
        checked={hasLetters}
        onChange={({ target }) => setLetters(target.checked)}
      />
    </Dialog>
  );
}
