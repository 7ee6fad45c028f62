import { Notice } from '../page/notice.tsx';

export interface FailedScan {
  /** Empty if the scan contained no reference. */
  reference: string;
  error: Error;
}

/** Failed scans with their references, since the next scan may have been typed before the response came. */
export function FailedScans({ scans, textOf }: { scans: FailedScan[]; textOf: (scan: FailedScan) => string }) {
  return scans.map((scan, index) => {
    const title = textOf(scan);
    return (
      <Notice key={`${index} ${scan.reference}`} kind="error" announce="alert" title={title}>
        {title.includes(scan.reference) ? null : (
          <p>
            <bdi dir="ltr">{scan.reference}</bdi>
          </p>
        )}
      </Notice>
    );
  });
}
