import type { publicFindTexts } from '../en/public-find.ts';

export const publicFindTextsInGerman: Record<keyof typeof publicFindTexts, string> = {
  'public.footer.contacts': 'Kontakte aller Angebote',
  'public.footer.find': 'Meine Anfrage finden',
  'public.error.find': 'Meine Anfrage finden',
  'public.find.title': 'Meine Anfrage finden',
  'public.find.lead': 'Wir schicken Ihnen den Link per E-Mail.',
  'public.find.reference': 'Ihre Vorgangsnummer',
  'public.find.reference_hint':
    'Sie steht auf Ihrer Eingangsbestätigung und in der E-Mail, zum Beispiel 7K4M-Q2XP-9RTA.',
  'public.find.reference_wrong': 'Geben Sie Ihre Vorgangsnummer ein',
  'public.find.email_hint': 'Die Adresse, die Sie in Ihrer Anfrage angegeben haben.',
  'public.find.email_wrong': 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.org',
  'public.find.send': 'Link per E-Mail senden',
  'public.find.neither': 'Keine E-Mail-Adresse oder keine Vorgangsnummer?',
  'public.find.neither_text':
    'Fragen Sie die Organisation, von der das Angebot stammt. Sie kann Ihre Anfrage über Ihren Namen und Ihre Adresse finden. Den Kontakt finden Sie auf der Seite des Angebots.',
  'public.find.sent': 'Sehen Sie in Ihr Postfach',
  'public.find.sent_lead': 'Wenn beides zusammengehört, ist eine E-Mail mit dem Link unterwegs.',
  'public.find.sent_text':
    'Das kann ein paar Minuten dauern. Wer den Link hat, kann die Anfrage sehen und ändern: Geben Sie ihn nicht weiter.',
  'public.find.nothing': 'Nichts angekommen?',
  'public.find.nothing_text':
    'Sehen Sie im Spam-Ordner nach. Prüfen Sie Vorgangsnummer und E-Mail-Adresse auf Tippfehler und versuchen Sie es noch einmal. Wir antworten immer gleich, ob wir die Angaben kennen oder nicht. So kann niemand herausfinden, wer etwas angefragt hat.',
};
