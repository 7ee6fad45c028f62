import type { ApiTokenView } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { DataTable } from '../../shared/page/data-table.tsx';
import { Dialog } from '../../shared/page/dialog.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';
import { ErrorNotice } from '../../shared/page/notice.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { useDone } from '../../shared/page/use-done.tsx';
import { Moment } from '../../shared/texts/moment.tsx';
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
      <ErrorNotice error={revoking.error} />
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
                revoking.mutate(id, { report: () => announceDone(t('staff.tokens.revoked_done', { name })) });
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
  const momentOrNever = (at: string | null) => (at === null ? t('staff.tokens.never') : <Moment at={at} />);
  return (
    <DataTable
      caption={t('staff.tokens.title')}
      className="people-table"
      rows={tokens}
      keyOf={({ id }) => id}
      columns={[
        {
          label: t('staff.tokens.name'),
          kind: 'name',
          render: ({ name, ending }) => (
            <>
              {name} <span className="cell-reasons">…{ending}</span>
            </>
          ),
        },
        {
          label: t('staff.tokens.scopes'),
          render: ({ scopes }) =>
            scopes.map((scope) => (
              <span className="cell-reasons" key={scope}>
                {t(`staff.scope.${scope}`)}
              </span>
            )),
        },
        {
          label: t('staff.tokens.offers'),
          render: ({ offers }) =>
            offers === null
              ? t('staff.tokens.offers_all')
              : offers.map(({ id, title }) => (
                  <span className="cell-reasons" key={id}>
                    {title}
                  </span>
                )),
        },
        { label: t('staff.tokens.expires'), render: ({ expiresAt }) => momentOrNever(expiresAt) },
        { label: t('staff.tokens.used'), render: ({ usedAt }) => momentOrNever(usedAt) },
        {
          label: t('staff.tokens.action'),
          kind: 'actions',
          render: (token) =>
            token.revokedAt !== null ? (
              t('staff.tokens.revoked')
            ) : (
              <Button
                look="secondary"
                aria-label={t('staff.tokens.revoke_named', { name: token.name })}
                onClick={() => onRevoke(token)}
              >
                {t('staff.tokens.revoke')}
              </Button>
            ),
        },
      ]}
    />
  );
}
