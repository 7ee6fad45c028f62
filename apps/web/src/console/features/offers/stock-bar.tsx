import { useTexts } from '../../shared/texts/texts-context.tsx';

interface StockBarProps {
  name: string;
  /** Null if unlimited. */
  stock: number | null;
  taken: number;
}

export function StockBar({ name, stock, taken }: StockBarProps) {
  const { t } = useTexts();
  const left = stock === null ? null : Math.max(0, stock - taken);
  const percent = stock === null || stock === 0 ? (stock === 0 ? 100 : 0) : Math.min(100, (taken / stock) * 100);
  return (
    <div className="stock">
      <span className="stock-name">{name}</span>
      <span className="stock-figures">
        {stock === null
          ? t('staff.stock.unlimited', { taken })
          : t('staff.stock.figures', { taken, stock, left: left ?? 0 })}
      </span>
      {stock === null ? null : (
        <svg
          className={left === 0 ? 'stock-bar stock-bar-empty' : 'stock-bar'}
          width="100%"
          height="6"
          aria-hidden="true"
        >
          <rect className="stock-bar-ground" width="100%" height="6" rx="3" />
          <rect className="stock-bar-taken" width={`${percent}%`} height="6" rx="3" />
        </svg>
      )}
    </div>
  );
}
