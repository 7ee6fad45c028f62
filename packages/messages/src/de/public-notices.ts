import type { publicNoticeTexts } from '../en/public-notices.ts';

export const publicNoticeTextsInGerman: Record<keyof typeof publicNoticeTexts, string> = {
  'public.notice.privacy': 'Datenschutz',
  'public.notice.accessibility': 'Barrierefreiheit',
  'public.notice.recipients': 'Wer Ihre Daten sonst noch erhält',
  'public.notice.nothing_loaded':
    'Diese Seiten laden nichts von anderen Unternehmen. Ihre Adresse wird nur auf diesem Server gesucht.',
  'public.notice.recipient.carrier':
    '{count, plural, =0 {Verschickt {organisation} das Angefragte mit einem Zustelldienst, erhält dieser} one {{carriers} liefert für {organisation}. Der Zustelldienst erhält} other {{carriers} liefern für {organisation}. Der Zustelldienst, der zu Ihnen kommt, erhält}} Ihren Namen und Ihre Adresse{contact, select, yes {. Er kann auch Ihre E-Mail-Adresse und Telefonnummer erhalten, falls angegeben, um die Lieferung anzukündigen} other {}}.',
  'public.notice.recipient.captcha_always':
    '{provider} ({company}, USA) prüft, ob eine Anfrage von einem Menschen kommt. Ihr Browser verbindet sich damit, wenn Sie Ihre Anfrage prüfen.',
  'public.notice.recipient.captcha_suspicion':
    '{provider} ({company}, USA) prüft einzelne Anfragen, an denen etwas ungewöhnlich ist. Nur dann verbindet sich Ihr Browser damit.',
  'public.notice.recipient.captcha_monitored':
    '{provider} ({company}, USA) wird zurzeit erprobt. Ihr Browser verbindet sich damit, wenn Sie Ihre Anfrage prüfen. Es entscheidet nichts.',
  'public.notice.recipient.loqate_direct':
    'Loqate (GB Group plc, Vereinigtes Königreich) findet Adressen. Was Sie in das Adressfeld eingeben, sendet Ihr Browser dorthin.',
  'public.notice.recipient.loqate_relay':
    'Loqate (GB Group plc, Vereinigtes Königreich) findet Adressen. Was Sie in das Adressfeld eingeben, sendet unser Server dorthin. Loqate erfährt nicht, von wem es stammt.',
  'public.notice.recipient.photon':
    'Ein Suchdienst (Photon) findet Adressen in OpenStreetMap. Was Sie in das Adressfeld eingeben, sendet unser Server dorthin. Der Dienst erfährt nicht, von wem es stammt.',
  'public.notice.recipient.map':
    'Ein Kartendienst zeigt unserem Team, wo eine Adresse liegt. Er erfährt, welcher Ausschnitt der Karte angesehen wird, aber weder Ihren Namen noch Ihre Adresse.',
  'public.notice.recipient.mail_service':
    'Unser E-Mail-Dienst stellt die E-Mails zu, die wir Ihnen schicken, wenn Sie eine E-Mail-Adresse angeben.',
  'public.notice.kept': 'Wie lange Ihre Daten gespeichert werden',
  'public.notice.kept_days':
    '{organisation}: Ihr Name, Ihre Kontaktdaten, Ihre Adresse und Ihre Antworten werden {days, plural, one {# Tag} other {# Tage}} nach dem Ende Ihrer Anfrage gelöscht oder früher.',
  'public.notice.kept_after':
    'Danach bleibt ein Code gespeichert, der aus Ihrer Adresse gebildet ist, bis das Angebot endgültig beendet ist. Er sichert die Grenze pro Haushalt.',
  'public.notice.gap_backups': 'Sicherungskopien von vorher enthalten Ihre Daten noch, bis auch sie gelöscht werden.',
  'public.notice.gap_shared':
    'Wer den Link zu Ihrer Anfrage hat, kann sie sehen, die Adresse ändern und die Anfrage stornieren. Name und Adresse sind dort teilweise verdeckt.',
  'public.notice.device': 'Was auf Ihrem Gerät bleibt',
  'public.notice.device_text':
    'Ein Cookie hält Ihren Besuch zusammen. Das Formular braucht es; es sagt nichts über Sie aus. Nach dem Senden öffnet ein weiteres Cookie 90 Tage lang wieder die Seite Ihrer Anfrage. Was Sie ins Formular eingeben, wird nur auf Ihrem Gerät gespeichert und nach 30 Minuten ohne Tastendruck gelöscht. Was Sie in die Adresssuche eingeben, wird schon beim Tippen gesendet, um die Adresse zu finden.',
  'public.notice.complain': 'Wenn Sie nicht zufrieden sind',
  'public.notice.complain_privacy':
    'Schreiben Sie zuerst an die Organisation: Der Kontakt steht unten. Sie können sich auch bei der Datenschutzbehörde Ihres Landes beschweren.',
  'public.notice.complain_accessibility':
    'Sagen Sie der Organisation, was bei Ihnen nicht funktioniert: Der Kontakt steht unten. Hilft die Antwort nicht, können Sie sich an die Gleichstellungs- oder Schlichtungsstelle für Barrierefreiheit Ihres Landes wenden.',
  'public.notice.gaps': 'Bekannte Lücken',
  'public.notice.gap_puzzle':
    'Das Rätsel von {provider} stammt von einem anderen Unternehmen und kann mit Screenreader oder Tastatur schwierig sein. Kommen Sie damit nicht zurecht, bietet die Seite einen anderen Weg.',
  'public.notice.gap_language':
    'Texte der Organisation können in einer anderen Sprache sein als die Seite. Sie sind entsprechend gekennzeichnet.',
  'public.notice.gap_screen_readers':
    'Wir prüfen mit automatischen Werkzeugen, mit der Tastatur und mit vergrößertem Text. Nicht jeder Screenreader wurde mit jeder Seite getestet.',
  'public.notice.puzzle': 'Bei manchen Anfragen ist eine Prüfung nötig, die ein Rätsel zeigen kann.',
  'public.notice.no_puzzle': 'Es gibt kein Rätsel zu lösen.',
  'public.notice.written_on': 'Diese Erklärung wurde zuletzt am {date} geändert.',
  'public.notice.theirs_written_on': 'Zuletzt geändert am {date}.',
  'public.notice.none_given':
    'Diese Organisation hat noch keine Erklärung verfasst. Fragen Sie nach: Der Kontakt steht unten.',
  'public.notice.attributions': 'Quellen der Adressdaten',
  'public.notice.accessibility_text':
    'Diese Seiten sollen die Web Content Accessibility Guidelines 2.2, Stufe AA, erfüllen. Sie funktionieren mit der Tastatur, bei 400 % Vergrößerung und ohne JavaScript.',
};
