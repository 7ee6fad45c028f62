export { alarmNotices } from './alarm-notices.ts';
export type * from './alarm-store.ts';
export { alarmsInFull } from './alarms-in-full.ts';
export { type AlarmContext, raiseAlarm, type RaisedIssue, storedMessage } from './raise-alarm.ts';
export { resolveAlarms } from './resolve-alarms.ts';
