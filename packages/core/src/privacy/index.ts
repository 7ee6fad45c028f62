export { dueForErasure, eraseExpired, type ErasureRun } from './erase-expired.ts';
export { erasePerson, eraseRequest } from './erase-request.ts';
export { findPerson, type FoundPerson } from './find-person.ts';
export { exportPersonalData } from './export-personal-data.ts';
export type * from './personal-data-store.ts';
export { privacyReport, type PrivacyReport, type PrivacyReportRow } from './privacy-report.ts';
