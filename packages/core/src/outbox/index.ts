export { countMail, maxMailsPerDay } from './count-mail.ts';
export { isAboutRequest, mailLinks, type MailLinks } from './mail-links.ts';
