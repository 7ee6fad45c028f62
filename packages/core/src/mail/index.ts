export { isAboutRequest, mailLinks, type MailLinks } from './mail-links.ts';
