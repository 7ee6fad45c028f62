export { alarmNotices, alarmsInFull } from './alarm-notices.ts';
export type * from './alarm-store.ts';
export { type AlarmContext, raiseAlarm, type RaisedIssue, storedMessage, resolveAlarms } from './raise-alarm.ts';
