import type { publicChangeTexts } from '../en/public-change.ts';

export const publicChangeTextsInGerman: Record<keyof typeof publicChangeTexts, string> = {
  'public.change.title': 'Etwas berichtigen',
  'public.change.until': 'Sie können dies ändern, bis gepackt wird{date, select, none {} other {, spätestens {date}}}.',
  'public.change.until_collected': 'Sie können dies ändern, bis Sie es abholen.',
  'public.change.shown': 'Ihre Angaben sind auf dieser Seite sichtbar.',
  'public.change.hide': 'Verbergen',
  'public.change.place': 'Ihr Platz bleibt Ihnen',
  'public.change.place_text': 'Ist eine Änderung nicht möglich, bleibt alles, wie es jetzt ist.',
  'public.change.back': 'Zurück zu meiner Anfrage',
  'public.change.now': 'Jetzt: {value}',
  'public.change.save': 'Speichern',
  'public.change.save_email': 'Speichern und Link senden',
  'public.change.keep': 'Lassen, wie es ist',
  'public.change.items_kept': 'Sie behalten, was Sie haben, bis die Änderung gespeichert ist.',
  'public.change.email_both':
    '{known, select, yes {Wir schreiben an beide Adressen} other {Wir senden Ihnen einen Link}}',
  'public.change.email_both_text':
    '{known, select, yes {Die neue erhält einen Link zum Bestätigen. Bis Sie darauf drücken, verwenden wir die alte. Die alte erfährt von der Änderung.} other {Drücken Sie darauf, um die Adresse zu bestätigen. Bis dahin verwenden wir sie nicht.}}',
  'public.change.email_waits':
    'Bestätigen Sie {asked}: Öffnen Sie den Link, den wir dorthin geschickt haben. {current, select, none {Bis dahin senden wir keine anderen E-Mails.} other {Bis dahin verwenden wir {current}.}}',
  'public.change.email_again': 'Noch einmal senden',
  'public.change.email_keep': 'Alte behalten',
  'public.change.email_sent': 'Der Link ist unterwegs. Das kann ein paar Minuten dauern.',
  'public.change.email_kept': 'Die E-Mail-Adresse bleibt, wie sie war.',
  'public.change.not_changed': 'Es wurde nichts geändert',
  'public.change.refused.sold_out': 'Dafür ist nicht mehr genug da. Sie behalten, was Sie haben.',
  'public.change.refused.already_asked':
    'Das ist mehr, als dieser Haushalt bekommen kann. Sie behalten, was Sie haben.',
  'public.change.refused.rate_limited':
    'Das wurde heute zu oft geändert. Alles ist, wie es war. Versuchen Sie es morgen wieder oder wenden Sie sich an uns: Der Kontakt steht unten.',
  'public.change.refused.human_check_needed':
    'Hier können wir das nicht ändern, weil die Anfrage ohne Sicherheitsprüfung gesendet wurde. Wenden Sie sich an uns, und wir erledigen es für Sie: Der Kontakt steht unten.',
  'public.change.left': '{left, plural, =0 {nichts mehr da} one {nur noch # da} other {nur noch # da}}',
  'public.change.ask_again': 'Adresse berichtigen und erneut anfragen',
  'public.change.ask_again_text':
    'Es kam von dieser Adresse zurück: {address}. Berichtigen Sie sie, und wir schicken es noch einmal. Das geht einmal.',
  'public.change.ask_again_send': 'Speichern und erneut anfragen',
  'public.confirm.email.title': 'Neue E-Mail-Adresse bestätigen',
  'public.confirm.email.text':
    'Drücken Sie auf die Schaltfläche, und E-Mails zur Anfrage {reference} kommen an diese Adresse.',
  'public.confirm.email.button': 'Diese E-Mail-Adresse verwenden',
  'public.confirm.email.expired':
    'Die E-Mail-Adresse wurde nicht geändert: Der Link ist zu alt, oder die Anfrage ist schon gepackt.',
};
