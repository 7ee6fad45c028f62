export { alarmNotices } from './alarm-notices.ts';
export { alarmsInFull } from './alarms-in-full.ts';
export { raiseAlarm, storedMessage, type AlarmContext, type RaisedIssue } from './raise-alarm.ts';
export { resolveAlarms } from './resolve-alarms.ts';
