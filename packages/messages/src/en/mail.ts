/** Subjects and bodies of mails; ids start with `mail.`. */
export const mailTexts = {
  'mail.receipt.subject': 'Your request {reference}',
};
