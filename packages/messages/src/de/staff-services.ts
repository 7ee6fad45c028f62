import type { staffServiceTexts } from '../en/staff-services.ts';

export const staffServiceTextsInGerman: Record<keyof typeof staffServiceTexts, string> = {
  'staff.alarm.human-check.unavailable': '{provider} ist seit {since} nicht erreichbar',
  'staff.alarm.human-check.misconfigured': '{provider} weist seit {since} die Einstellungen zurück',
  'staff.alarm.human-check.account': 'Konto bei {provider}: Handlungsbedarf seit {since}',
  'staff.alarm.human-check-script.unavailable': 'Viele Browser laden {provider} seit {since} nicht',
  'staff.alarm.human-check-script.misconfigured': 'Viele Browser laden {provider} seit {since} nicht',
  'staff.alarm.human-check-script.account': 'Viele Browser laden {provider} seit {since} nicht',
  'staff.alarm.address-lookup.unavailable': 'Die Adresssuche ist seit {since} nicht erreichbar',
  'staff.alarm.address-lookup.misconfigured': 'Die Adresssuche weist seit {since} die Einstellungen zurück',
  'staff.alarm.address-lookup.account': 'Konto der Adresssuche: Handlungsbedarf seit {since}',
  'staff.alarm.mail.unavailable': 'E-Mails werden seit {since} nicht gesendet',
  'staff.alarm.mail.misconfigured': 'Der Mailserver nimmt unsere E-Mails seit {since} nicht an',
  'staff.alarm.mail.account': 'Konto des Mailservers: Handlungsbedarf seit {since}',
  'staff.alarm.human-check.held':
    '{held, plural, =0 {Bisher ist deshalb keine Anfrage in Prüfung.} one {# Anfrage ohne Sicherheitsprüfung wartet auf das Team.} other {# Anfragen ohne Sicherheitsprüfung warten auf das Team.}}',
  'staff.alarm.human-check-script.held':
    '{held, plural, =0 {Anfragen sind auf anderem Weg möglich. Bisher ist deshalb keine in Prüfung.} one {Anfragen sind auf anderem Weg möglich; # Anfrage ohne Sicherheitsprüfung wartet auf das Team.} other {Anfragen sind auf anderem Weg möglich; # Anfragen ohne Sicherheitsprüfung warten auf das Team.}}',
  'staff.alarm.address-lookup.held':
    '{held, plural, =0 {Adressen lassen sich selbst eingeben. Bisher ist deshalb keine Anfrage in Prüfung.} one {Adressen lassen sich selbst eingeben; # solche Anfrage ist in Prüfung.} other {Adressen lassen sich selbst eingeben; # solche Anfragen sind in Prüfung.}}',
  'staff.alarm.mail.held':
    '{held, plural, =0 {Keine E-Mail wartet.} one {# E-Mail wartet. Wir versuchen es drei Tage lang weiter.} other {# E-Mails warten. Wir versuchen es drei Tage lang weiter.}}',
  'staff.alarm.address_data': 'Für „{title}“ gibt es keine Adressdaten',
  'staff.alarm.address_data.all':
    'Die Adresse lässt sich dort nicht aus einer Liste wählen und wird selbst eingegeben. Anfragen kommen weiter an.',
  'staff.alarm.address_data.part':
    'In diesem Gebiet lässt sich die Adresse nicht aus einer Liste wählen und wird selbst eingegeben: {area}. Anfragen kommen weiter an.',
  'staff.alarm.to_offer': 'Angebot öffnen',
  'staff.alarm.to_held': 'Anfragen in Prüfung ansehen',
  'staff.alarm.to_mails': 'E-Mails ansehen',
  'staff.alarm.to_services': 'Was zu tun ist',
  'staff.alarm.monitoring':
    '{provider} wird bis {until} erprobt: Es wird neben der eingebauten Prüfung gemessen und entscheidet noch nichts.',
  'staff.alarm.to_figures': 'Zahlen ansehen',

  'staff.services.lead':
    'Fremde Dienste, die diese Installation nutzt, und ob sie funktionieren. Ihr technischer Betrieb wählt sie in den Einstellungen.',
  'staff.services.human_check': 'Sicherheitsprüfung',
  'staff.services.browsers': 'In den Browsern, letzte 2 Stunden',
  'staff.services.browsers.figures':
    '{total, plural, =0 {Noch keine Meldungen} one {{failed, plural, =0 {In allen {total, number} geladen} one {{failed, number} von {total, number} konnten das Skript nicht laden} other {{failed, number} von {total, number} konnten das Skript nicht laden}}} other {{failed, plural, =0 {In allen {total, number} geladen} one {{failed, number} von {total, number} konnten das Skript nicht laden} other {{failed, number} von {total, number} konnten das Skript nicht laden}}}}',
  'staff.services.address_lookup': 'Adresssuche',
  'staff.services.in_use': 'Im Einsatz',
  'staff.services.human_check.pow':
    'Die eingebaute Prüfung: Das Gerät der anfragenden Person rechnet kurz etwas aus. Kein anderes Unternehmen ist beteiligt.',
  'staff.services.when': 'Wann',
  'staff.services.when.always': 'Bei jeder Anfrage',
  'staff.services.when.suspicion': 'Nur wenn eine Anfrage automatisch wirkt; sonst die eingebaute Prüfung',
  'staff.services.other_way': 'Wenn jemand sie nicht abschließen kann',
  'staff.services.other_way.held': 'Die Anfrage kommt in die Prüfung, und das Team entscheidet',
  'staff.services.other_way.pow': 'Stattdessen wird die eingebaute Prüfung verwendet',
  'staff.services.site_key': 'Websiteschlüssel',
  'staff.services.secret': 'Geheimer Schlüssel',
  'staff.services.secret.set': 'Gesetzt; er wird nie gezeigt',
  'staff.services.secret.missing': 'Nicht gesetzt',
  'staff.services.script_host': 'Skript von',
  'staff.services.verify_url': 'Überprüft bei',
  'staff.services.reports': 'Fehlermeldungen aus dem Skript',
  'staff.services.reports.on': 'Fehler werden an {provider} gemeldet',
  'staff.services.reports.off': 'Werden nicht gesendet',
  'staff.services.monitor': 'Erprobung',
  'staff.services.monitor.until': 'Wird neben der eingebauten Prüfung gemessen und entscheidet nichts, bis {at}',
  'staff.services.monitor.over': 'Beendet; entscheidet seit {at}',
  'staff.services.monitor.passed': 'Von {provider} durchgelassen',
  'staff.services.monitor.rejected': 'Von {provider} wären abgewiesen worden',
  'staff.services.monitor.unavailable': 'Keine Antwort von {provider}',
  'staff.services.monitor.notProvided': 'Ohne Ergebnis von {provider} gesendet',

  'staff.services.address_lookup.index':
    'Ihre eigenen Adressdaten auf diesem Server. Kein anderes Unternehmen ist beteiligt.',
  'staff.services.address_lookup.loqate-relay':
    'Loqate, über diesen Server: Der Schlüssel bleibt hier, und die Browser haben keinen Kontakt zu Loqate',
  'staff.services.address_lookup.loqate-direct': 'Loqate, direkt aus dem Browser der anfragenden Person',
  'staff.services.address_lookup.photon': 'OpenStreetMap, über einen Photon-Server',
  'staff.services.uncovered':
    '{count, plural, one {Ein öffentliches Angebot ohne Adressdaten} other {# öffentliche Angebote ohne Adressdaten}}',
  'staff.services.uncovered_hint':
    'Dort wird die Adresse selbst eingegeben. Importieren Sie Daten mit „doorstep addresses import“ oder ändern Sie das Gebiet des Angebots.',
  'staff.services.fallback': 'Wenn sie nicht antwortet',
  'staff.services.fallback.index': 'Ihre eigenen Adressdaten werden verwendet',
  'staff.services.fallback.typing': 'Adressen werden selbst eingegeben',
  'staff.services.server_key': 'Serverschlüssel',
  'staff.services.browser_key': 'Browserschlüssel',
  'staff.services.url': 'Adresse des Dienstes',
  'staff.services.retrieves': 'Kostenpflichtige Adressabfragen',
  'staff.services.retrieves.most': 'bis zu {max, number} am Tag je Serverprozess',

  'staff.services.mail': 'E-Mail',
  'staff.services.mail.none':
    'Kein Mailserver ist eingerichtet: E-Mails werden unter „E-Mails“ aufbewahrt, und niemand erhält sie.',
  'staff.services.mail.smtp': 'Ein Mailserver, über SMTP',
  'staff.services.mail.host': 'Mailserver',
  'staff.services.mail.from': 'Absender',

  'staff.services.test': 'Testen',
  'staff.services.test.human-check': 'Sicherheitsprüfung testen',
  'staff.services.test.address-lookup': 'Adresssuche testen',
  'staff.services.test.mail': 'Mailserver testen',
  'staff.services.test.busy': 'Test läuft …',
  'staff.services.test.done': 'Getestet {at}',
  'staff.services.state.ok': 'Funktioniert',
  'staff.services.state.note': 'Hinweis',
  'staff.services.state.wrong': 'Handlungsbedarf',
  'staff.services.cause': 'Ursache',
  'staff.services.resolution': 'Was zu tun ist',

  'staff.services.subject.built_in': 'Eingebaut',
  'staff.services.subject.script': 'Skript',
  'staff.services.subject.secret': 'Geheimer Schlüssel und Websiteschlüssel',
  'staff.services.subject.server': 'Server',
  'staff.services.subject.server_key': 'Serverschlüssel',
  'staff.services.subject.browser_key': 'Browserschlüssel',
  'staff.services.subject.mail_server': 'Mailserver',
  'staff.services.subject.mail_message': 'Testnachricht',

  'staff.services.found.pow_ready': 'Die eingebaute Prüfung ist bereit. Sie nutzt keinen fremden Dienst.',
  'staff.services.found.index_ready':
    'Ihre eigenen Adressdaten sind bereit: {count, plural, one {# Adresse} other {# Adressen}}.',
  'staff.services.found.index_empty':
    'Es gibt noch keine Adressdaten: Adressen lassen sich nur selbst eingeben. Importieren Sie welche mit „addresses import“.',
  'staff.services.found.index_damaged': 'Einige Adressdaten sind nicht verwendbar: {error}',
  'staff.services.found.script_loads': 'Das Skript lädt von {host}.',
  'staff.services.found.secret_accepted': '{host} nimmt den geheimen Schlüssel und den Websiteschlüssel an.',
  'staff.services.found.secret_is_for_tests':
    '{host} nimmt mit diesem geheimen Schlüssel alles an: Er ist nur für Tests und hält niemanden auf.',
  'staff.services.found.secret_refused':
    '{host} kennt den geheimen Schlüssel nicht ({code}). Kopieren Sie ihn noch einmal aus Ihrem Konto bei {provider} in {prefix}_SECRET und starten Sie neu.',
  'staff.services.found.keys_do_not_match':
    'Geheimer Schlüssel und Websiteschlüssel gehören nicht zusammen ({code}). Nehmen Sie beide, {prefix}_SECRET und {prefix}_SITE_KEY, aus demselben Konto bei {provider} und starten Sie neu.',
  'staff.services.found.check_refused':
    '{host} weist schon den Aufruf zurück ({code}). Prüfen Sie {prefix}_VERIFY_URL; stimmt die Angabe, wenden Sie sich an den Support von {provider}.',
  'staff.services.found.lookup_answers':
    '{host} antwortet{count, plural, =0 {, ohne Vorschlag für „High Street“} one {, mit # Vorschlag} other {, mit # Vorschlägen}}.',
  'staff.services.found.lookup_refused': '{host} antwortet mit dem Fehler {code}.',
  'staff.services.found.browser_key_untested':
    'Der Browserschlüssel gilt nur auf Ihrer Website: Testen Sie ihn in einem Browser, auf der Seite „Dienste“ des Teambereichs.',
  'staff.services.found.mail_is_off':
    'SMTP_URL ist nicht gesetzt: E-Mails werden aufbewahrt und dem Team gezeigt, und niemand erhält sie.',
  'staff.services.found.mail_server_answers':
    '{host} antwortet und hat unsere Anmeldung angenommen. Es wurde keine E-Mail gesendet.',
  'staff.services.found.mail_message_taken':
    '{host} hat die Nachricht an {to} angenommen. Kommt sie nicht an, sehen Sie im Spam-Ordner nach.',
  'staff.services.found.mail_message_refused':
    '{host} hat die Nachricht an {to} nicht angenommen ({code}). Die Antwort:',
  'staff.services.mail.message': 'Testnachricht an mich senden',
  'staff.services.mail.message_busy': 'Wird gesendet …',
  'staff.services.found.mail_sign_in_refused':
    '{host} hat unsere Anmeldung zurückgewiesen ({code}). Prüfen Sie Name und Passwort in SMTP_URL und starten Sie neu.',
  'staff.services.found.timed_out':
    '{host} hat innerhalb von {seconds, plural, one {# Sekunde} other {# Sekunden}} nicht geantwortet. Vielleicht ist der Dienst gestört; bleibt es dabei, prüfen Sie, ob Ihr Netz die Verbindung erlaubt.',
  'staff.services.found.unreachable':
    '{host} ist nicht erreichbar. Vielleicht ist der Dienst gestört; bleibt es dabei, prüfen Sie die Adresse und ob Ihr Netz die Verbindung erlaubt.',
  'staff.services.found.http_status':
    '{host} antwortet mit dem HTTP-Status {status}. Vielleicht ist der Dienst kurz gestört; bleibt es dabei, prüfen Sie die Adresse in den Einstellungen.',
  'staff.services.found.not_its_answer':
    'Unter {host} antwortet etwas, aber nicht der Dienst: vielleicht ein Proxy, die Anmeldeseite eines Netzes oder eine falsche Adresse. Prüfen Sie die Adresse in den Einstellungen.',

  'staff.services.open_title': 'Aktuelle Störungen',
  'staff.services.past_title': 'Frühere Störungen',
  'staff.services.none_open':
    'Keine. Bei einer Störung erhält die Leitung eine E-Mail; ist E-Mail selbst gestört, steht es oben auf jeder Seite.',
  'staff.services.none_failing': 'Kein Dienst ist gestört. Angebote ohne Adressdaten stehen unter „Adresssuche“.',
  'staff.services.none_past': 'Keine in den letzten 100 Tagen.',
  'staff.services.alarm.human-check': 'Sicherheitsprüfung',
  'staff.services.alarm.human-check-script': 'Sicherheitsprüfung in Browsern',
  'staff.services.alarm.address-lookup': 'Adresssuche',
  'staff.services.alarm.mail': 'E-Mail',
  'staff.services.alarm.address-data': 'Adressdaten',
  'staff.services.kind.unavailable': 'Nicht erreichbar',
  'staff.services.kind.misconfigured': 'Einstellungen zurückgewiesen',
  'staff.services.kind.account': 'Konto: Handlungsbedarf',
  'staff.services.kind.address-data': 'Fehlen',
  'staff.services.alarm.code': 'Code {code}',
  'staff.services.alarm.offer': 'Angebot {code}',
  'staff.services.alarm.others': 'mehrere Angebote',
  'staff.services.alarm.last_seen': 'Seit {from}, zuletzt {until}, {count, plural, one {einmal} other {#-mal}}',
  'staff.services.alarm.until': 'Von {from} bis {until}, {count, plural, one {einmal} other {#-mal}}',
};
