import type { ApiTokenView } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { Dialog } from '../../shared/page/dialog.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';
import { Notice } from '../../shared/page/notice.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { useDone } from '../../shared/page/use-done.tsx';
import { Moment } from '../../shared/texts/moment.tsx';
import { problemText } from '../../shared/texts/problem-text.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { NewTokenForm } from './new-token-form.tsx';
import { useRevokeToken, useTokens } from './tokens-api.ts';

export function TokensPage() {
  const texts = useTexts();
  const { t } = texts;
  const tokens = useTokens();
  const revoking = useRevokeToken();
  const { done, announceDone } = useDone();
  const [asked, setAsked] = useState<ApiTokenView | null>(null);
  return (
    <>
      <PageHeading title={t('staff.tokens.title')} />
      <p className="lead">
        {t('staff.tokens.lead')} <a href="/api/v1/reference">{t('staff.tokens.document')}</a>
      </p>
      {done}
      {revoking.isError ? <Notice kind="error" announce="alert" title={problemText(texts, revoking.error)} /> : null}
      <Loaded query={tokens}>
        {(all) =>
          all.length === 0 ? <p>{t('staff.tokens.empty')}</p> : <TokensTable tokens={all} onRevoke={setAsked} />
        }
      </Loaded>
      <NewTokenForm />
      <Dialog title={t('staff.tokens.revoke_title')} isOpen={asked !== null} onClose={() => setAsked(null)}>
        <p>{t('staff.tokens.revoke_body', { name: asked?.name ?? '' })}</p>
        <div className="actions">
          <Button
            look="danger"
            onClick={() => {
              if (asked !== null) {
                const { id, name } = asked;
                revoking.mutate(id, { onSuccess: () => announceDone(t('staff.tokens.revoked_done', { name })) });
              }
              setAsked(null);
            }}
          >
            {t('staff.tokens.revoke')}
          </Button>
          <Button look="secondary" onClick={() => setAsked(null)}>
            {t('staff.cancel')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function TokensTable({ tokens, onRevoke }: { tokens: ApiTokenView[]; onRevoke: (token: ApiTokenView) => void }) {
  const { t } = useTexts();
  return (
    <table className="table people-table">
      <caption className="visually-hidden">{t('staff.tokens.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('staff.tokens.name')}</th>
          <th scope="col">{t('staff.tokens.scopes')}</th>
          <th scope="col">{t('staff.tokens.offers')}</th>
          <th scope="col">{t('staff.tokens.expires')}</th>
          <th scope="col">{t('staff.tokens.used')}</th>
          <th scope="col">{t('staff.tokens.action')}</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <tr key={token.id}>
            <th scope="row">
              {token.name} <span className="cell-reasons">…{token.ending}</span>
            </th>
            <td data-label={t('staff.tokens.scopes')}>
              {token.scopes.map((scope) => (
                <span className="cell-reasons" key={scope}>
                  {t(`staff.scope.${scope}`)}
                </span>
              ))}
            </td>
            <td data-label={t('staff.tokens.offers')}>
              {token.offers === null
                ? t('staff.tokens.offers_all')
                : token.offers.map(({ id, title }) => (
                    <span className="cell-reasons" key={id}>
                      {title}
                    </span>
                  ))}
            </td>
            <td data-label={t('staff.tokens.expires')}>
              {token.expiresAt === null ? t('staff.tokens.never') : <Moment at={token.expiresAt} />}
            </td>
            <td data-label={t('staff.tokens.used')}>
              {token.usedAt === null ? t('staff.tokens.never') : <Moment at={token.usedAt} />}
            </td>
            <td>
              {token.revokedAt !== null ? (
                t('staff.tokens.revoked')
              ) : (
                <Button
                  look="secondary"
                  aria-label={t('staff.tokens.revoke_named', { name: token.name })}
                  onClick={() => onRevoke(token)}
                >
                  {t('staff.tokens.revoke')}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
