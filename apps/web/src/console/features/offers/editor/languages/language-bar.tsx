import { Button } from '@doorstep/ui';
import { useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { SelectField } from '../../../../shared/form/fields.tsx';
import { Dialog } from '../../../../shared/page/dialog.tsx';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { useEditor } from '../editor-context.ts';
import { flatErrors } from '../flat-errors.ts';
import { languageOfPath } from '../form-path.ts';
import type { OfferForm } from '../offer-form.ts';
import { missingTexts, nextMissing } from '../texts.ts';
import type { OfferEditorState } from '../use-offer-editor.ts';
import { languageName, offerLanguages } from './language-names.ts';

type Asked = 'add' | 'remove' | 'main' | null;

/** The offer's languages: which one the fields show, what each lacks, and how to add or remove one. */
export function LanguageBar({ editor }: { editor: OfferEditorState }) {
  const { languages: change, isSideBySide, setSideBySide, showField } = editor;
  const { t, language: shownIn } = useTexts();
  const { offer, mayWrite, language, showLanguage } = useEditor();
  const { control } = useFormContext<OfferForm>();
  const form = useWatch({ control }) as OfferForm;
  const { errors } = useFormState({ control });
  const [asked, setAsked] = useState<Asked>(null);
  const lastMissing = useRef<string | null>(null);
  const { mainLanguage, languages } = form;
  const nameOf = (tag: string) => languageName(tag, shownIn);
  const name = nameOf(language);
  const wrong = new Set(flatErrors(errors).map((path) => languageOfPath(path, languages)));
  const tabs = [mainLanguage, ...languages.filter((tag) => tag !== mainLanguage)];
  // Not public yet: the language chosen is taken as that of the texts already typed.
  const mayRename = languages.length === 1 && (offer === null || offer.status === 'draft');
  const others = (current: string) =>
    [...new Set([current, ...offerLanguages])]
      .filter((tag) => tag === current || !languages.includes(tag))
      .map((tag) => ({ value: tag, label: tag === '' ? t('staff.languages.choose') : nameOf(tag) }));
  const close = () => setAsked(null);

  const showMissing = () => {
    const path = nextMissing(form, language, lastMissing.current);
    lastMissing.current = path;
    if (path !== null) showField(`${path}.${language}`);
  };
  const showBoth = () => {
    if (language === mainLanguage) showLanguage(tabs[1] ?? mainLanguage);
    setSideBySide(!isSideBySide);
  };
  const actions = (
    <div className="actions">
      {tabs.length > 1 ? (
        <Button look="secondary" aria-pressed={isSideBySide} onClick={showBoth}>
          {t('staff.languages.side_by_side')}
        </Button>
      ) : null}
      {mayWrite ? (
        <Button look="secondary" onClick={() => setAsked('add')}>
          {t('staff.languages.add')}
        </Button>
      ) : null}
    </div>
  );
  return (
    <>
      <section className="panel language-bar" aria-label={t('staff.languages.title')}>
        {mayRename && mayWrite ? (
          <SelectField
            label={t('staff.languages.main')}
            hint={t('staff.languages.rename_hint')}
            value={mainLanguage}
            options={others(mainLanguage)}
            onChange={(event) => change.rename(event.target.value)}
          />
        ) : (
          <div className="language-tabs" role="group" aria-label={t('staff.languages.show')}>
            {tabs.map((tag) => {
              const { all, missing } = missingTexts(form, tag);
              const isMain = tag === mainLanguage;
              return (
                <button
                  key={tag}
                  type="button"
                  className="language-tab"
                  aria-pressed={tag === language}
                  onClick={() => showLanguage(tag)}
                >
                  <span>{nameOf(tag)}</span>
                  {isMain ? <span className="badge">{t('staff.languages.is_main')}</span> : null}
                  {!isMain && missing > 0 ? (
                    <span className="badge badge-held">{t('staff.languages.missing', { missing, all })}</span>
                  ) : null}
                  {wrong.has(tag) ? <span className="badge badge-declined">{t('staff.languages.wrong')}</span> : null}
                </button>
              );
            })}
          </div>
        )}
        {actions}
      </section>
      {language === mainLanguage ? null : (
        <div className="language-remarks">
          {isSideBySide ? null : (
            <p className="hint">{t('staff.languages.translating', { language: name, main: nameOf(mainLanguage) })}</p>
          )}
          {mayWrite ? (
            <div className="actions">
              {missingTexts(form, language).missing > 0 ? (
                <Button look="secondary" onClick={showMissing}>
                  {t('staff.languages.next_missing')}
                </Button>
              ) : null}
              <Button look="secondary" onClick={() => setAsked('main')}>
                {t('staff.languages.make_main', { language: name })}
              </Button>
              <Button look="secondary" onClick={() => setAsked('remove')}>
                {t('staff.languages.remove', { language: name })}
              </Button>
            </div>
          ) : null}
        </div>
      )}
      <Dialog title={t('staff.languages.add_title')} isOpen={asked === 'add'} onClose={close}>
        <AddLanguage
          choices={others('')}
          onAdd={(tag) => {
            change.add(tag);
            close();
          }}
        />
      </Dialog>
      <Dialog title={t('staff.languages.remove_title', { language: name })} isOpen={asked === 'remove'} onClose={close}>
        <p>{t('staff.languages.remove_body', { language: name, main: nameOf(mainLanguage) })}</p>
        <YesOrNo yes={t('staff.languages.remove_confirm')} onYes={() => change.remove(language)} onClose={close} />
      </Dialog>
      <Dialog title={t('staff.languages.main_title', { language: name })} isOpen={asked === 'main'} onClose={close}>
        <p>{t('staff.languages.main_body', { language: name, main: nameOf(mainLanguage) })}</p>
        <p>{t('staff.languages.main_missing', missingTexts(form, language))}</p>
        <YesOrNo yes={t('staff.languages.main_confirm')} onYes={() => change.makeMain(language)} onClose={close} />
      </Dialog>
    </>
  );
}

function YesOrNo({ yes, onYes, onClose }: { yes: string; onYes: () => void; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <div className="actions">
      <Button
        onClick={() => {
          onYes();
          onClose();
        }}
      >
        {yes}
      </Button>
      <Button look="secondary" onClick={onClose}>
        {t('staff.cancel')}
      </Button>
    </div>
  );
}

function AddLanguage({
  choices,
  onAdd,
}: {
  choices: { value: string; label: string }[];
  onAdd: (tag: string) => void;
}) {
  const { t } = useTexts();
  const [choice, setChoice] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <>
      <p>{t('staff.languages.add_body')}</p>
      <SelectField
        label={t('staff.languages.language')}
        value={choice}
        options={choices}
        error={isMissing && choice === '' ? t('staff.languages.choose') : undefined}
        onChange={(event) => setChoice(event.target.value)}
      />
      <div className="actions">
        <Button onClick={() => (choice === '' ? setMissing(true) : onAdd(choice))}>
          {t('staff.languages.add_confirm')}
        </Button>
      </div>
    </>
  );
}
