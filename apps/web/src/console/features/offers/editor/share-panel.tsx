import type { StaffOffer } from '@doorstep/contract';
import { Notice } from '@doorstep/ui';
import { useState } from 'react';
import { addressOf } from '../../../shared/api/api.ts';
import { SelectField } from '../../../shared/form/fields.tsx';
import { CopyButton } from '../../../shared/page/copy-button.tsx';
import { useSession } from '../../../shared/session.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { languageName } from './languages/language-names.ts';

const papers = ['a4', 'a5', 'letter'] as const;

export default function SharePanel({ offer }: { offer: StaffOffer }) {
  const { t, language: shownIn } = useTexts();
  const { mainLanguage, title } = offer.input;
  const languages = Object.keys(title).filter((tag) => title[tag]?.trim() !== '');
  const [language, setLanguage] = useState(mainLanguage);
  const params = { offer: offer.id };
  const svg = addressOf('GET /offers/:offer/code.svg', { params });
  return (
    <section className="panel share">
      <h2>{t('staff.share.title')}</h2>
      {offer.status === 'draft' ? (
        <>
          <p className="share-link">{offer.publicUrl}</p>
          <p className="hint">{t('staff.share.not_yet')}</p>
        </>
      ) : (
        <a className="share-link" href={offer.publicUrl} target="_blank" rel="noreferrer">
          {offer.publicUrl}
        </a>
      )}
      <CopyButton text={offer.publicUrl} label={t('staff.share.copy')} />
      <details>
        <summary>{t('staff.share.print')}</summary>
        <img className="share-code" src={svg} alt={t('staff.share.code_alt')} width="144" height="144" />
        <p className="share-files">
          {t('staff.share.code')}{' '}
          <a href={svg} download>
            SVG
          </a>{' '}
          <a href={addressOf('GET /offers/:offer/code.png', { params })} download>
            PNG
          </a>
        </p>
        {languages.length > 1 && (
          <SelectField
            label={t('staff.share.language')}
            value={language}
            options={languages.map((tag) => ({ value: tag, label: languageName(tag, shownIn) }))}
            onChange={(event) => setLanguage(event.target.value)}
          />
        )}
        <p className="share-files">
          {t('staff.share.poster')}{' '}
          {papers.map((paper) => (
            <a
              key={paper}
              href={addressOf('GET /offers/:offer/poster.pdf', { params, query: { paper, lang: language } })}
              download
            >
              {t(`staff.share.paper.${paper}`)}
            </a>
          ))}
        </p>
      </details>
      <EmbedCode offer={offer} />
    </section>
  );
}

function EmbedCode({ offer: { publicUrl, input } }: { offer: StaffOffer }) {
  const { t } = useTexts();
  const { slug } = input;
  const parents = useSession().data?.embedOrigins ?? [];
  const { origin } = new URL(publicUrl);
  const element = `<script type="module" src="${origin}/embed.js"></script>\n<doorstep-offer src="${origin}" offer="${slug}"></doorstep-offer>`;
  const frame = `<iframe src="${publicUrl}?embed" title="${t('staff.embed.frame_title')}" width="100%" height="1200"></iframe>`;
  return (
    <details>
      <summary>{t('staff.embed.title')}</summary>
      {parents.length === 0 ? (
        <Notice kind="warning" title={t('staff.embed.nobody')}>
          <p>{t('staff.embed.how')}</p>
        </Notice>
      ) : (
        <p className="hint">{t('staff.embed.parents', { parents: parents.join(', ') })}</p>
      )}
      <h3>{t('staff.embed.element')}</h3>
      <pre className="share-snippet">{element}</pre>
      <CopyButton text={element} label={t('staff.embed.copy_element')} />
      <h3>{t('staff.embed.frame')}</h3>
      <p className="hint">{t('staff.embed.frame_hint')}</p>
      <pre className="share-snippet">{frame}</pre>
      <CopyButton text={frame} label={t('staff.embed.copy_frame')} />
    </details>
  );
}
