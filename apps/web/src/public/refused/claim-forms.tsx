import { claimKinds, maxClaimLength, type ClaimForm as Claim, type RefusedPage } from '@doorstep/contract';
import { Button, ErrorSummary, RadioGroup, TextInput } from '@doorstep/ui';
import type { ReactNode } from 'react';
import { HiddenDraft } from '../offer/hidden-draft.tsx';
import { LongText } from '../offer/long-text.tsx';
import { useTexts } from '../texts/texts-context.tsx';
import { useHref } from '../texts/use-href.ts';
import { NavigationFailure } from '../navigation/navigation-failure.tsx';

interface ClaimFormsProps {
  page: RefusedPage;
  claim: Claim;
}

export function ClaimForms({ page, claim }: ClaimFormsProps): ReactNode {
  const { frame } = useTexts();
  return (
    <>
      {page.sent !== 'claim' && <Objection page={page} claim={claim} />}
      {page.sent !== 'receipt' && frame.sendsEmails && <ReceiptAgain page={page} claim={claim} />}
    </>
  );
}

function Objection({ page: { offer, draft }, claim }: ClaimFormsProps): ReactNode {
  const { t } = useTexts();
  const href = useHref();
  return (
    <details className="withdraw" open={claim.errors.length > 0}>
      <summary>{t('public.claim.open')}</summary>
      <form method="post" action={href(`/o/${offer.slug}/claim`)} noValidate data-navigates="">
        <Errors claim={claim} />
        <p>{t('public.claim.text')}</p>
        <input type="hidden" name="claimToken" value={claim.token} />
        <HiddenDraft draft={draft} offer={offer} />
        <ClaimFields claim={claim} />
        <NavigationFailure />
        <Button type="submit">{t('public.claim.send')}</Button>
      </form>
    </details>
  );
}

function ReceiptAgain({ page: { offer }, claim }: ClaimFormsProps): ReactNode {
  const { t } = useTexts();
  const href = useHref();
  return (
    <details className="withdraw">
      <summary>{t('public.claim.receipt_open')}</summary>
      <form method="post" action={href(`/o/${offer.slug}/receipt-again`)} data-navigates="">
        <p>{t('public.claim.receipt_text')}</p>
        <input type="hidden" name="claimToken" value={claim.token} />
        <NavigationFailure />
        <Button type="submit" look="secondary">
          {t('public.claim.receipt_send')}
        </Button>
      </form>
    </details>
  );
}

function Errors({ claim }: { claim: Claim }): ReactNode {
  const { t } = useTexts();
  const message = useClaimMessage(claim);
  const errors = claim.errors.map(({ field }) => ({ fieldId: field, message: message(field).error ?? '' }));
  return <ErrorSummary title={t('public.form.problem')} errors={errors} />;
}

function ClaimFields({ claim }: { claim: Claim }): ReactNode {
  const { t } = useTexts();
  const at = useClaimMessage(claim);
  return (
    <>
      <RadioGroup
        id="claim.kind"
        name="claim.kind"
        legend={t('public.claim.kind')}
        choices={claimKinds.map((kind) => ({ value: kind, label: t(`public.claim.kind.${kind}`) }))}
        defaultValue={claim.kind}
        {...at('claim.kind')}
      />
      <LongText
        id="claim.text"
        name="claim.text"
        label={t('public.form.optional', { label: t('public.claim.words') })}
        rows={4}
        maxLength={maxClaimLength.text}
        defaultValue={claim.text}
        {...at('claim.text')}
      />
      <TextInput
        id="claim.email"
        name="claim.email"
        type="email"
        label={t('public.claim.email')}
        hint={t('public.claim.email_hint')}
        autoComplete="email"
        defaultValue={claim.email}
        {...at('claim.email')}
      />
    </>
  );
}

function useClaimMessage({ errors }: Claim): (field: string) => { error?: string } {
  const { t } = useTexts();
  return (field) => {
    const found = errors.find((each) => each.field === field);
    if (found === undefined) return {};
    const isUnchosen = field === 'claim.kind';
    return { error: isUnchosen ? t('public.claim.kind_missing') : t(`field_error.${found.code}`, found.values) };
  };
}
