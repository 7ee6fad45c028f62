export { alarmNotices } from './alarm-notices.ts';
export { alarmsInFull } from './alarms-in-full.ts';
export { raiseAlarm, storedSays, type AlarmContext, type RaisedTrouble } from './raise-alarm.ts';
export { resolveAlarms } from './resolve-alarms.ts';
