import { pictureLimits, picturePath } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useId, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { ProblemError } from '@doorstep/client';
import { problemText } from '../../../../shared/texts/problem-text.ts';
import { useTexts, type Texts } from '../../../../shared/texts/texts-context.tsx';
import { useEditor } from '../editor-context.ts';
import { blank, type OfferForm } from '../offer-form.ts';
import { OfferText } from '../offer-text.tsx';
import { api } from '../../../../shared/api/api.ts';
import { useMutation } from '../../../../shared/api/use-mutation.ts';

interface PictureFieldProps {
  name: 'picture' | 'organisation.logo';
  label: string;
  hint: string;
}

/** A picture: choose, preview, describe and remove its file. The change takes effect when the offer is saved. */
export function PictureField({ name, label, hint }: PictureFieldProps) {
  const texts = useTexts();
  const { t } = texts;
  const { mayWrite, language } = useEditor();
  const id = useId();
  const { getValues, setValue } = useFormContext<OfferForm>();
  const { field: picture, fieldState } = useController<OfferForm, `${typeof name}.file`>({ name: `${name}.file` });
  const upload = useUploadPicture();
  const [issue, setIssue] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const shown = picture.value;

  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined || upload.isPending) return;
    setAnnouncement('');
    setIssue('');
    if (file.size > pictureLimits.fileBytes) return setIssue(t('staff.picture.too_big'));
    try {
      picture.onChange(await upload.mutateAsync(file));
      // A new picture needs new alternative texts; validate the visible one at once.
      const words = getValues(`${name}.alt`);
      setValue(
        `${name}.alt`,
        { ...blank(Object.keys(words)), [language]: words[language] ?? '' },
        { shouldDirty: true },
      );
      setAnnouncement(t('staff.picture.added'));
    } catch (error) {
      setIssue(issueText(texts, error));
    }
  };
  const remove = (): void => {
    setIssue('');
    picture.onChange(null);
    setAnnouncement(t('staff.picture.removed'));
    // The pressed button disappears with the picture.
    document.getElementById(`${id}-choose`)?.focus();
  };
  const error = issue === '' ? fieldState.error?.message : issue;

  return (
    <div className="picture-field" role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <div>
        <p className="ds-label" id={`${id}-label`}>
          {label}
        </p>
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      </div>
      <div role="alert">
        {error ? (
          <p className="ds-error" id={`${id}-error`}>
            {error}
          </p>
        ) : null}
      </div>
      {shown === null ? null : (
        <>
          <img
            className="picture-shown"
            src={picturePath(shown.id, 'small')}
            width={shown.width}
            height={shown.height}
            alt={t('staff.picture.shown')}
          />
          <OfferText path={`${name}.alt`} label={t('staff.picture.alt')} hint={t('staff.picture.alt_hint')} />
        </>
      )}
      {shown === null && !mayWrite ? <p>{t('staff.picture.none')}</p> : null}
      {mayWrite ? (
        <div className="actions">
          <Button
            id={`${id}-choose`}
            name={`${name}.file`}
            look="secondary"
            isBusy={upload.isPending}
            aria-describedby={error ? `${id}-error` : undefined}
            onClick={() => input.current?.click()}
          >
            {t(shown === null ? 'staff.picture.choose' : 'staff.picture.replace')}{' '}
            <span className="visually-hidden">{label}</span>
          </Button>
          {shown === null ? null : (
            <Button look="quiet" onClick={remove}>
              {t('staff.picture.remove')} <span className="visually-hidden">{label}</span>
            </Button>
          )}
          <input
            ref={input}
            type="file"
            hidden
            aria-label={label}
            accept="image/jpeg,image/png,image/webp,image/avif"
            onChange={({ target }) => {
              void take(target.files?.[0]);
              // Allows choosing the same file again once corrected.
              target.value = '';
            }}
          />
        </div>
      ) : null}
      <p className="hint" role="status">
        {upload.isPending ? t('staff.picture.uploading') : announcement}
      </p>
    </div>
  );
}

/** Text for a picture error, or else for the failed call. */
function issueText(texts: Texts, error: unknown): string {
  const [field] = error instanceof ProblemError ? (error.problem.errors ?? []) : [];
  return field === undefined ? problemText(texts, error) : texts.t(`field_error.${field.code}`, field.values ?? {});
}

/** Uploads a picture unchanged; an offer refers to it by the returned id. */
function useUploadPicture() {
  return useMutation({ mutationFn: (file: File) => api('POST /pictures', { body: file }) });
}
