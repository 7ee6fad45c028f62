import type { staffAccountTexts } from '../en/staff-account.ts';

export const staffAccountTextsInGerman: Record<keyof typeof staffAccountTexts, string> = {
  'staff.nav.account': 'Konto und Sicherheit',

  'staff.account.password': 'Passwort',
  'staff.account.current': 'Aktuelles Passwort',
  'staff.account.new': 'Neues Passwort',
  'staff.account.ends_others': 'Alle anderen Sitzungen beenden',
  'staff.account.change': 'Passwort ändern',
  'staff.account.changed': 'Ihr Passwort ist geändert.',

  'staff.account.sessions': 'Sitzungen',
  'staff.account.device':
    '{browser, select, none {{system, select, none {Unbekanntes Gerät} other {{system}}}} other {{system, select, none {{browser}} other {{browser} unter {system}}}}}',
  'staff.account.signed_in': 'Angemeldet',
  'staff.account.used': 'Zuletzt benutzt',
  'staff.account.this_one': 'diese Sitzung',
  'staff.account.end': 'Beenden',
  'staff.account.end_named': 'Beenden: Sitzung auf {device}, angemeldet {at}',
  'staff.account.end_others': 'Die anderen {count, number} beenden',
  'staff.account.end_others_title': 'Die anderen Sitzungen beenden',
  'staff.account.ended': '{count, plural, one {Die Sitzung ist beendet.} other {Die anderen Sitzungen sind beendet.}}',

  'staff.factor.title': 'Anmeldung in zwei Schritten',
  'staff.factor.body':
    'Nach Ihrem Passwort ein Code aus einer App auf Ihrem Telefon. Mit Ihrem Passwort allein kommt niemand hinein.',
  'staff.factor.required':
    'Ihr Team verlangt die Anmeldung in zwei Schritten. Richten Sie sie hier ein, dann ist alles andere zugänglich.',
  'staff.factor.required_from': 'Ihr Team verlangt sie ab {at}.',
  'staff.factor.is_on': 'Sie ist eingeschaltet. Nach dem Code fragen wir auf jedem neuen Gerät und dann alle 30 Tage.',
  'staff.factor.password_hint': 'Um sicher zu sein, dass Sie es sind.',
  'staff.factor.begin': 'Einrichten',
  'staff.factor.step_scan': 'Scannen Sie dies mit Ihrer Authentifizierungs-App.',
  'staff.factor.qr': 'QR-Code für die Authentifizierungs-App',
  'staff.factor.key': 'Scannen geht nicht? Geben Sie diesen Schlüssel ein:',
  'staff.factor.copy_key': 'Schlüssel kopieren',
  'staff.factor.step_codes': 'Bewahren Sie diese Ersatzcodes auf. Jeder gilt einmal, falls Ihr Telefon verloren geht.',
  'staff.factor.codes': 'Ersatzcodes',
  'staff.factor.copy_codes': 'Codes kopieren',
  'staff.factor.download': 'Herunterladen',
  'staff.factor.kept': 'Ich habe die Ersatzcodes aufbewahrt',
  'staff.factor.kept_missing': 'Bewahren Sie zuerst die Codes auf: Ohne sie sperrt Sie ein verlorenes Telefon aus',
  'staff.factor.step_code': 'Geben Sie die 6 Ziffern ein, die die App zeigt.',
  'staff.factor.code': 'Code',
  'staff.factor.turn_on': 'Einschalten',
  'staff.factor.turned_on': 'Die Anmeldung in zwei Schritten ist eingeschaltet.',
  'staff.factor.turn_off': 'Ausschalten',
  'staff.factor.turned_off': 'Die Anmeldung in zwei Schritten ist ausgeschaltet.',
  'staff.factor.new_codes': 'Neue Ersatzcodes',
  'staff.factor.new_codes_made': 'Die früheren Codes gelten nicht mehr.',

  'staff.sign_in.code': 'Code aus Ihrer App',
  'staff.sign_in.code_hint': 'Oder einer Ihrer Ersatzcodes.',
  'staff.sign_in.code_wrong':
    'Dieser Code ist falsch oder wurde schon benutzt. Nach fünf falschen beginnen Sie wieder mit Ihrem Passwort.',
  'staff.sign_in.start_again': 'Von vorn beginnen',
  'staff.sign_in.forgotten': 'Passwort vergessen?',

  'staff.forgotten.title': 'Passwort vergessen?',
  'staff.forgotten.body':
    'Geben Sie Ihre E-Mail-Adresse ein. Sie erhalten einen Link, mit dem Sie ein neues Passwort wählen.',
  'staff.forgotten.submit': 'Link senden',
  'staff.forgotten.sent':
    'Gehört zu dieser Adresse ein Konto, ist ein Link unterwegs. Er gilt einmal und eine Stunde lang. Kommt nichts an? Die Leitung kann unter „Team“ einen Link für Sie erstellen.',
  'staff.new_password.title': 'Neues Passwort wählen',
  'staff.new_password.body': 'Für {email}. Alle Geräte werden abgemeldet.',
  'staff.new_password.submit': 'Passwort speichern',
  'staff.new_password.saved': 'Ihr neues Passwort ist gespeichert. Melden Sie sich damit an.',
  'staff.new_password.spent_title': 'Dieser Link funktioniert nicht mehr',
  'staff.new_password.spent_body': 'Er wurde schon benutzt oder ist älter als eine Stunde. Fordern Sie einen neuen an.',

  'staff.people.link': 'Passwort-Link',
  'staff.people.link_named': 'Passwort-Link für {name} erstellen',
  'staff.people.link_title': 'Neues Passwort für {name}',
  'staff.people.link_body':
    'Erstellt einen Link, mit dem {name} innerhalb einer Stunde ein neues Passwort wählt. Geben Sie ihn nur dieser Person. Die Anmeldung in zwei Schritten bleibt, wie sie ist.',
  'staff.people.link_submit': 'Link erstellen',
  'staff.people.link_made': 'Senden Sie diesen Link an {name}. Er wird nur einmal gezeigt.',
  'staff.people.factor_title': 'Anmeldung in zwei Schritten für alle',
  'staff.people.factor_body':
    'Ab einem Tag, den Sie wählen, müssen alle die Anmeldung in zwei Schritten einrichten, bevor sich etwas anderes öffnet.',
  'staff.people.factor_own_first': 'Richten Sie sie zuerst für sich selbst ein, unter „Konto und Sicherheit“.',
  'staff.people.factor_from': 'Verlangt ab',
  'staff.people.factor_from_hint': 'Lassen Sie das Feld leer, um sie von niemandem zu verlangen.',
  'staff.people.factor_submit': 'Speichern',
  'staff.people.factor_saved': 'Gespeichert.',
};
