import type { FieldError as WireError, OfferEffect, OfferInput, OfferTransition, StaffOffer } from '@doorstep/contract';
import { useRef, useState, type BaseSyntheticEvent } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { ConnectionError, ProblemError } from '@doorstep/client';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { usePressEnd } from '../../../shared/form/use-press-end.ts';
import { viewerTimeZone } from '../../../shared/texts/format-moment.ts';
import { readEffects, readOffer, useOfferTransition, useSaveOffer, type OfferSave } from '../offers-api.ts';
import { formPathOf, languageOfPath } from './form-path.ts';
import { fromOfferForm } from './from-offer-form.ts';
import { mergeForms, type MergeConflict, type MergedForms } from './merge-forms.ts';
import { writtenIn } from './form-to-start.ts';
import { emptyOfferForm, type OfferForm } from './offer-form.ts';
import { flatErrors } from './flat-errors.ts';
import { focusField, isFieldShown } from './sections.ts';
import { inLanguage, nextMissing, withLanguages } from './texts.ts';
import { toOfferForm } from './to-offer-form.ts';
import { newKey } from '../../../shared/new-key.ts';

/** A change that takes something from people, until somebody says whether to save it. */
interface SaveQuestion {
  effects: OfferEffect[];
  timeZone: string;
  answer: (isYes: boolean) => void;
}

export type OfferEditorState = ReturnType<typeof useOfferEditor>;

/**
 * Everything that the editor does: save, publish and the like, and what happens when somebody else was quicker.
 * What is being typed is only ever replaced by the person's own choice.
 */
export function useOfferEditor(initial: StaffOffer | null, start: OfferForm | null) {
  const texts = useTexts();
  const navigate = useNavigate();
  const [offer, setOffer] = useState(initial);
  const [conflicts, setConflicts] = useState<MergeConflict[]>([]);
  const [wasMerged, setMerged] = useState(false);
  const [question, setQuestion] = useState<SaveQuestion | null>(null);
  const [unasked, setUnasked] = useState<unknown>(null);
  const isLeavingOnPurpose = useRef(false);
  /** A save whose answer did not come, and the form as it was. */
  const lost = useRef<(OfferSave & { before: OfferForm }) | null>(null);
  const [startForm] = useState(() =>
    initial ? toOfferForm(initial.input) : (start ?? emptyOfferForm(writtenIn(texts.language), viewerTimeZone())),
  );
  const pressEnd = usePressEnd();
  const form = useForm<OfferForm, unknown, OfferInput>({
    defaultValues: startForm,
    resolver: async (...form) => {
      await pressEnd();
      try {
        const { offerResolver } = await import('./offer-resolver.ts');
        return offerResolver(texts)(...form);
      } catch {
        // The server checks the same when it is saved.
        return { values: fromOfferForm(form[0]), errors: {} };
      }
    },
    mode: 'onTouched',
  });
  const [language, setLanguage] = useState(startForm.mainLanguage);
  const [isChosen, setSideBySide] = useState(false);
  const isSideBySide = isChosen && form.getValues('languages').length > 1;
  const saving = useSaveOffer(offer?.id ?? null);
  const transition = useOfferTransition(offer?.id ?? '');

  /** Makes what is stored now the ground of the editor, and carries over what was typed since `before`. */
  const adopt = (next: StaffOffer, before: OfferForm): MergeConflict[] =>
    put(
      next,
      mergeForms(
        withItemIds(before, before, next),
        withItemIds(form.getValues(), before, next),
        toOfferForm(next.input),
      ),
    );

  const put = (next: StaffOffer, { merged, conflicts: found }: MergedForms): MergeConflict[] => {
    setOffer(next);
    form.reset(toOfferForm(next.input));
    form.reset(merged, { keepDefaultValues: true });
    if (!merged.languages.includes(language)) setLanguage(merged.mainLanguage);
    return found;
  };

  /** What the change means for people is said first. @returns whether to save it. */
  const ask = async (input: OfferInput): Promise<boolean> => {
    setUnasked(null);
    if (offer === null || offer.phase === null) return true;
    let effects: OfferEffect[];
    try {
      effects = await readEffects(offer.id, { version: offer.version, input });
    } catch (error) {
      setUnasked(error);
      await explainRefusal(error);
      return false;
    }
    if (effects.length === 0) return true;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setQuestion({ effects, timeZone: input.timeZone, answer: resolve });
    const isYes = await promise;
    setQuestion(null);
    return isYes;
  };

  const store = async (input: OfferInput): Promise<StaffOffer | null> => {
    if (lost.current === null && !(await ask(input))) return null;
    if (lost.current === null) return send({ version: offer?.version ?? 0, input, key: newKey() });
    // Whether the save before went through is not known: the very same is sent again first, and counts once.
    const saved = await send(lost.current);
    if (saved === null || isShown(saved)) return saved;
    let latest: StaffOffer | null = null;
    await form.handleSubmit(async (newer) => {
      latest = await send({ id: saved.id, version: saved.version, input: newer, key: newKey() });
    }, showFirstError)();
    return latest;
  };

  const send = async (save: OfferSave): Promise<StaffOffer | null> => {
    const before = lost.current?.before ?? structuredClone(form.getValues());
    try {
      const saved = await saving.mutateAsync(save);
      lost.current = null;
      setConflicts([]);
      setMerged(false);
      transition.reset();
      adopt(saved, before);
      return saved;
    } catch (error) {
      lost.current = isAnswerLost(error) ? { ...save, before } : null;
      await explainRefusal(error);
      return null;
    }
  };

  const isShown = ({ input }: StaffOffer) => isSameOffer(fromOfferForm(form.getValues()), input);

  const meetTheirs = async (mine: StaffOffer): Promise<void> => {
    // A further conflict is shown as the first was.
    setMerged(false);
    try {
      const theirs = await readOffer(mine.id);
      setConflicts(put(theirs, mergeForms(toOfferForm(mine.input), form.getValues(), toOfferForm(theirs.input))));
      setMerged(true);
      saving.reset();
      setUnasked(null);
      transition.reset();
    } catch {
      // What the save bar says of the conflict stands; the next attempt to save comes back here.
    }
  };

  const explainRefusal = async (error: unknown): Promise<void> => {
    if (!(error instanceof ProblemError)) return;
    if (error.code === 'version_conflict' && offer) return await meetTheirs(offer);
    if (error.code === 'slug_taken') form.setError('slug', { message: texts.t('error.slug_taken') });
    const wrong = error.problem.errors ?? [];
    for (const one of wrong) form.setError(formPathOf(one.field), { message: wireErrorText(one) });
    const first = error.code === 'slug_taken' ? 'slug' : wrong[0] && formPathOf(wrong[0].field);
    if (first) showField(first);
  };

  /** In the language of a text's field, which may not be the one that is shown. */
  const showField = (path: string): void => {
    const { languages } = form.getValues();
    flushSync(() => setLanguage(languageOfPath(path, languages) ?? language));
    if (!isFieldShown(path)) flushSync(() => setSideBySide(false));
    focusField(path);
  };

  const showFirstError = (errors: FieldErrors<OfferForm>): void => {
    const { languages } = form.getValues();
    const paths = flatErrors(errors);
    const isShownNow = (path: string) =>
      isSideBySide ? isFieldShown(path) : [null, language].includes(languageOfPath(path, languages));
    const [first] = paths;
    if (first === undefined) return;
    if (isSideBySide) showField(paths.find(isShownNow) ?? first);
    // What can be seen has the focus already.
    else if (!paths.some(isShownNow)) showField(first);
  };

  const wireErrorText = (error: WireError) => texts.t(`field_error.${error.code}`, error.values ?? {});

  const storeAndGoOn = async (input: OfferInput): Promise<void> => {
    const saved = await store(input);
    if (saved === null || offer !== null) return;
    isLeavingOnPurpose.current = true;
    await navigate(`/staff/offers/${saved.id}`, { replace: true, state: { isNew: true } });
  };

  /** Saves what is unsaved. @returns the offer as it is saved; null when it could not be. */
  const saveFirst = async (): Promise<StaffOffer | null> => {
    if (!form.formState.isDirty) return offer;
    let saved: StaffOffer | null = null;
    await form.handleSubmit(async (input) => {
      saved = await store(input);
    }, showFirstError)();
    return saved;
  };

  /** Saves what is unsaved first: what is published is what the person sees. */
  const change = async (name: OfferTransition): Promise<void> => {
    const current = await saveFirst();
    if (current === null) return;
    const before = structuredClone(form.getValues());
    try {
      adopt(await transition.mutateAsync(name), before);
    } catch (error) {
      await explainRefusal(error);
    }
  };

  return {
    offer,
    form,
    question,
    /** Why it could not be asked what the change means. */
    unasked,
    conflicts,
    wasMerged,
    isLeavingOnPurpose,
    saving,
    transition,
    save: (event: BaseSyntheticEvent) => form.handleSubmit(storeAndGoOn, showFirstError)(event),
    change,
    saveFirst,
    /** What publishing needs is needed in the main language. */
    showMissing: (path: string) => showField(`${path}.${form.getValues('mainLanguage')}`),
    takeTheirs: (conflict: MergeConflict) => {
      form.setValue(formPathOf(conflict.path), conflict.theirs as never, { shouldDirty: true });
      setConflicts((all) => all.filter(({ path }) => path !== conflict.path));
    },
    language,
    showLanguage: setLanguage,
    isSideBySide,
    setSideBySide,
    showField,
    /** Side by side, at the first that is missing. */
    showMissingTexts(tag: string) {
      flushSync(() => {
        setLanguage(tag);
        setSideBySide(true);
      });
      const path = nextMissing(form.getValues(), tag, null);
      if (path !== null) focusField(`${path}.${tag}`);
    },
    languages: {
      add(tag: string) {
        form.reset(withLanguages(form.getValues(), [...form.getValues('languages'), tag]), { keepDefaultValues: true });
        setLanguage(tag);
      },
      remove(tag: string) {
        const rest = form.getValues('languages').filter((other) => other !== tag);
        form.reset(withLanguages(form.getValues(), rest), { keepDefaultValues: true });
        setLanguage(form.getValues('mainLanguage'));
      },
      makeMain(tag: string) {
        form.setValue('mainLanguage', tag, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
      },
      /** All texts are in another language than was said. */
      rename(tag: string) {
        form.reset(inLanguage(form.getValues(), tag), { keepDefaultValues: true });
        setLanguage(tag);
      },
    },
    refresh: async () => {
      if (!offer) return;
      const latest = await readOffer(offer.id);
      // Only the figures: another's change of the texts is met when saving, by its version.
      setOffer({
        ...offer,
        stock: latest.stock,
        draw: latest.draw,
        limitGroupId: latest.limitGroupId,
        ...(isSameInput(latest, offer) ? { version: latest.version } : {}),
      });
    },
  };
}

/** No answer, or one of something in between: the server may have saved. */
function isAnswerLost(error: unknown): boolean {
  return error instanceof ConnectionError || (error instanceof ProblemError && error.problem.status >= 500);
}

/** What is saved has ids for the items that were new. */
function withItemIds(form: OfferForm, sent: OfferForm, saved: StaffOffer): OfferForm {
  const ids = new Map(
    sent.items.map(({ itemId, rowKey }, index) => [rowKey, itemId || (saved.input.items[index]?.id ?? '')]),
  );
  return {
    ...form,
    items: form.items.map((item) => ({ ...item, itemId: item.itemId || (ids.get(item.rowKey) ?? '') })),
  };
}

function isSameOffer(mine: OfferInput, theirs: OfferInput): boolean {
  return JSON.stringify(mine) === JSON.stringify(fromOfferForm(toOfferForm(theirs)));
}

function isSameInput(a: StaffOffer, b: StaffOffer): boolean {
  return JSON.stringify(a.input) === JSON.stringify(b.input);
}
