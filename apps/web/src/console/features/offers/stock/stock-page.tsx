import type { OfferSummary } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useToday } from '../../../shared/api/use-today.ts';
import { EmptyState } from '../../../shared/page/empty-state.tsx';
import { Loaded } from '../../../shared/page/loaded.tsx';
import { PageHeading } from '../../../shared/page/page-heading.tsx';
import { RetryNotice } from '../../../shared/page/notice.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useOffers } from '../offers-api.ts';
import { shelfOf, useShelf } from './shelf.ts';
import { StockDialog } from './stock-dialog.tsx';

type Stock = OfferSummary['stock'][number];

/** Every item with stock of every offer that is not archived: where its units are. */
export function StockPage() {
  const { t } = useTexts();
  const offers = useOffers();
  return (
    <>
      <PageHeading title={t('staff.stock.title')} />
      <Loaded query={offers}>
        {(all) => {
          const counted = all
            .filter(({ status, stock }) => status !== 'archived' && stock.length > 0)
            .toSorted((a, b) => scarcest(a) - scarcest(b));
          return counted.length === 0 ? (
            <EmptyState title={t('staff.stock.empty_title')}>
              <p>{t('staff.stock.empty_body')}</p>
            </EmptyState>
          ) : (
            <StockTable offers={counted} />
          );
        }}
      </Loaded>
    </>
  );
}

function StockTable({ offers }: { offers: OfferSummary[] }) {
  const { t } = useTexts();
  return (
    <table className="table people-table stock-table">
      <caption className="visually-hidden">{t('staff.stock.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('staff.batch.item')}</th>
          <th scope="col" className="cell-number">
            {t('staff.stock.on_shelf')}
          </th>
          <th scope="col" className="cell-number stock-promised">
            {t('staff.stock.promised')}
          </th>
          <th scope="col" className="cell-number stock-sent">
            {t('staff.stock.sent')}
          </th>
          <th scope="col" className="cell-number stock-left">
            {t('staff.today.stock_left')}
          </th>
          <td colSpan={2}>
            <span className="visually-hidden">{t('staff.stock.change')}</span>
          </td>
        </tr>
      </thead>
      {offers.map((offer) => (
        <OfferStock key={offer.id} offer={offer} />
      ))}
    </table>
  );
}

function OfferStock({ offer }: { offer: OfferSummary }) {
  const shelf = useShelf(offer.id);
  return (
    <tbody>
      {shelf.isError && shelf.data === undefined ? (
        <tr>
          <td colSpan={7}>
            <RetryNotice error={shelf.error} onRetry={() => void shelf.refetch()} />
          </td>
        </tr>
      ) : null}
      {offer.stock
        .toSorted((a, b) => partLeft(a) - partLeft(b))
        .map((stock) => (
          <ItemStock key={stock.itemId} offer={offer} stock={stock} shelf={shelf.data} />
        ))}
    </tbody>
  );
}

interface ItemStockProps {
  offer: OfferSummary;
  stock: Stock;
  shelf: ReturnType<typeof useShelf>['data'];
}

function ItemStock({ offer, stock, shelf }: ItemStockProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const isLow = useToday().data?.lowStock.some(({ item }) => item.id === stock.itemId) === true;
  const title = offer.title === '' ? offer.slug : offer.title;
  const { promised, sent, onShelf } = shelfOf(stock, shelf);
  const left = stock.stock === null ? null : Math.max(0, stock.stock - stock.taken);
  const cells = [
    { label: t('staff.stock.on_shelf'), number: onShelf },
    { label: t('staff.stock.promised'), number: promised },
    { label: t('staff.stock.sent'), number: sent },
  ];
  return (
    <tr>
      <th scope="row">
        <bdi>{stock.name}</bdi>
        <Link className="stock-offer" to={`/staff/offers/${offer.id}`} dir="auto">
          {title}
        </Link>
      </th>
      {cells.map(({ label, number }) => (
        <td key={label} className="cell-number" data-label={label}>
          {number === null ? <span className="muted">–</span> : t('staff.number', { number })}
        </td>
      ))}
      <td className={isLow ? 'cell-number stock-low' : 'cell-number'} data-label={t('staff.today.stock_left')}>
        {left === null ? (
          <span className="muted">{t('staff.today.unlimited')}</span>
        ) : (
          t('staff.number', { number: left })
        )}
      </td>
      <td className="cell-bar">
        <Bar stock={stock} sent={sent} />
      </td>
      <td className="cell-actions">
        {left === null ? null : (
          <>
            <Button look="secondary" onClick={() => setOpen(true)}>
              {t('staff.stock.change')} <span className="visually-hidden">{`${stock.name}, ${title}`}</span>
            </Button>
            <StockDialog
              offerId={offer.id}
              stock={stock}
              name={stock.name}
              isOpen={isOpen}
              onClose={() => setOpen(false)}
            />
          </>
        )}
      </td>
    </tr>
  );
}

/** Sent, promised and left, as parts of the stock. */
function Bar({ stock: { stock, taken }, sent }: { stock: Stock; sent: number | null }) {
  if (stock === null || stock === 0 || sent === null) return null;
  const percent = (units: number) => `${Math.min(100, (units / stock) * 100)}%`;
  return (
    <svg className="stock-parts" width="100%" height="8" aria-hidden="true">
      <rect className="stock-bar-left" width="100%" height="8" rx="4" />
      <rect className="stock-bar-promised" width={percent(taken)} height="8" rx="4" />
      <rect className="stock-bar-sent" width={percent(sent)} height="8" rx="4" />
    </svg>
  );
}

function partLeft({ stock, taken }: Stock): number {
  if (stock === null) return Infinity;
  return stock === 0 ? 0 : (stock - taken) / stock;
}

function scarcest({ stock }: OfferSummary): number {
  return Math.min(...stock.map(partLeft));
}
