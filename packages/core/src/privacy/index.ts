export { eraseExpired } from './erase-expired.ts';
export { eraseRequest } from './erase-request.ts';
export { exportPersonalData } from './export-personal-data.ts';
export type * from './personal-data-store.ts';
export { privacyReport, type PrivacyReport, type PrivacyReportRow } from './privacy-report.ts';
