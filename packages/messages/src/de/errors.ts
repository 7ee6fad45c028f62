import type { errors } from '../en/errors.ts';

export const errorsInGerman: Record<keyof typeof errors, string> = {
  'error.request_invalid': 'Prüfen Sie die hier genannten Antworten. Ihre Eingaben sind nicht verloren.',
  'error.offer_not_found': 'Unter dieser Adresse gibt es kein Angebot. Prüfen Sie den Link auf Tippfehler.',
  'error.offer_changed':
    'Dieses Angebot wurde geändert, nachdem Sie es geöffnet haben. Prüfen Sie Ihre Anfrage und senden Sie sie noch einmal.',
  'error.request_not_found': 'Zu dieser Vorgangsnummer und diesem Link haben wir keine Anfrage.',
  'error.limit_group_ended':
    'Diese Gruppe von Grenzen ist beendet: Ihre Angebote sind archiviert, und was jeder Haushalt erhalten hat, ist nicht mehr gespeichert. Legen Sie eine neue Gruppe an.',
  'error.home_not_found': 'Diesen Haushalt gibt es nicht mehr. Suchen Sie ihn noch einmal unter „Haushalte“.',
  'error.claim_not_found': 'Diesen Einwand gibt es nicht mehr. Prüfen Sie die Liste unter „Haushalte“.',
  'error.batch_not_found': 'Diesen Stapel gibt es nicht. Prüfen Sie die Liste unter „Stapel“.',
  'error.batch_not_locked':
    'Dieser Stapel ist nicht gesperrt, sein Inhalt kann sich also noch ändern. Sperren Sie ihn zuerst.',
  'error.text_unwritable':
    'Es wurde keine Datei gespeichert: Sie kann einen Teil des Textes nicht enthalten. In der Datei für den Zustelldienst sehen Sie, welchen.',
  'error.nothing_to_pack':
    'Keine angenommene Anfrage passt, deshalb wurde kein Stapel gebildet. Prüfen Sie Ihre Auswahl.',
  'error.not_open': 'Dieses Angebot ist noch nicht offen.',
  'error.paused': 'Anfragen zu diesem Angebot sind unterbrochen.',
  'error.closed': 'Dieses Angebot ist beendet.',
  'error.sold_out': 'Für diese Anfrage ist nicht mehr genug da.',
  'error.already_asked': 'Für diese Adresse liegt schon eine Anfrage vor.',
  'error.outside_area': 'Diese Adresse liegt außerhalb des Gebiets dieses Angebots.',
  'error.human_check_rejected':
    'Die Sicherheitsprüfung war nicht erfolgreich. Ihre Eingaben sind nicht verloren; versuchen Sie es noch einmal.',
  'error.human_check_needed':
    'Bevor wir Ihre Anfrage annehmen, ist noch eine Prüfung nötig. Ihre Eingaben sind nicht verloren.',
  'error.human_check_unavailable':
    'Die Sicherheitsprüfung funktioniert gerade nicht. Ihre Eingaben sind nicht verloren; versuchen Sie es in ein paar Minuten noch einmal.',
  'error.unchecked_limit_reached': 'Ohne Sicherheitsprüfung können wir zurzeit keine weiteren Anfragen annehmen.',
  'error.idempotency_key_missing':
    'Der Header Idempotency-Key fehlt. Senden Sie einen Wert mit 1 bis 128 Zeichen, den Sie für diese Anfrage wählen.',
  'error.idempotency_key_reused':
    'Dieser Idempotency-Key wurde schon für eine andere Anfrage verwendet. Wählen Sie einen neuen.',
  'error.link_invalid': 'Dieser Link wurde schon benutzt oder ist zu alt.',
  'error.not_found': 'Unter dieser Adresse gibt es keine Seite.',
  'error.method_not_allowed': 'Diese Adresse unterstützt diese Methode nicht.',
  'error.request_malformed': 'Der Server konnte diese Anforderung nicht lesen.',
  'error.headers_too_large':
    'Die Header dieser Anforderung sind zu groß. Löschen Sie die Cookies dieser Website und versuchen Sie es noch einmal.',
  'error.request_timed_out': 'Die Übertragung hat zu lange gedauert. Versuchen Sie es noch einmal.',
  'error.body_malformed': 'Der gesendete Inhalt konnte nicht gelesen werden.',
  'error.body_too_large': 'Der gesendete Inhalt ist zu groß.',
  'error.media_type_unsupported': 'Diese Art von Inhalt wird hier nicht unterstützt.',
  'error.rate_limited':
    'Zu viele Versuche. Warten Sie eine Minute und versuchen Sie es noch einmal. Nach vielen Versuchen kann es eine Stunde dauern.',
  'error.internal':
    'Bei uns ist etwas schiefgegangen. Ihre Eingaben bleiben erhalten; versuchen Sie es in ein paar Minuten noch einmal.',
  'error.unavailable':
    'Der Dienst ist zurzeit nicht verfügbar. Ihre Eingaben bleiben erhalten; versuchen Sie es in ein paar Minuten noch einmal.',
  'error.token_expired': 'Dieses API-Token ist abgelaufen. Bitten Sie die Leitung um ein neues.',
  'error.token_invalid': 'Dafür ist ein gültiges API-Token dieser Installation nötig.',
  'error.not_signed_in': 'Melden Sie sich an, um fortzufahren.',
  'error.two_factor_needed':
    'Ihr Team verlangt die Anmeldung in zwei Schritten. Richten Sie sie zuerst unter „Konto und Sicherheit“ ein.',
  'error.password_needed': 'Geben Sie dafür noch einmal Ihr Passwort ein.',
  'error.sign_in_rejected': 'E-Mail-Adresse oder Passwort ist falsch.',
  'error.not_allowed': 'Ihre Rolle erlaubt das nicht.',
  'error.state_conflict':
    'Inzwischen hat sich etwas geändert, deshalb ist dieser Schritt nicht mehr möglich. Laden Sie die Seite neu.',
  'error.version_conflict':
    'Jemand anderes hat dies geändert, seit Sie es geöffnet haben. Ihre Änderungen wurden nicht gespeichert.',
  'error.precondition_failed':
    'Das wurde geändert, seit Sie es gelesen haben; es wurde nichts getan. Lesen Sie es neu und senden Sie Ihre Änderung mit dem neuen ETag.',
  'error.slug_taken': 'Ein anderes Angebot hat bereits diesen Kurznamen.',
  'error.undo_expired':
    'Die 30 Minuten zum Rückgängigmachen sind vorbei, oder die E-Mail dazu ist schon verschickt. Nichts wurde geändert.',
  'error.returned_unit_given':
    'Was zurückkam, ist schon an jemanden auf der Warteliste gegangen; die Rücksendung lässt sich nicht mehr rückgängig machen. Nichts wurde geändert.',
  'error.stock_below_taken': 'Der Bestand kann nicht kleiner sein als das, was schon zugesagt ist.',
  'error.publish_incomplete': 'Bevor dieses Angebot veröffentlicht werden kann, fehlt noch etwas.',
  'error.draw_not_ready':
    'Die Verlosung ist noch nicht möglich: Die Lose stehen zwei Minuten nach dem Ende fest, und der öffentliche Wert muss bekannt sein.',
  'error.draw_value_own':
    'Sie haben diesen Wert selbst eingegeben. Vor der Verlosung muss ihn eine zweite Person aus seiner Quelle eingeben.',
  'error.draw_already_held':
    'Für diese Verlosung wurde schon ein Wert eingegeben, und verlost wird nur einmal. Laden Sie die Seite neu, um das Ergebnis zu sehen.',
  'error.invitation_invalid': 'Diese Einladung wurde schon benutzt oder ist zu alt. Bitten Sie um eine neue.',
  'error.owner_missing':
    'Die Leitung dieser Installation hat noch kein Konto. Ihre Einladung bleibt gültig: Versuchen Sie es später noch einmal.',
  'error.person_not_found':
    'Diese Person gehört nicht mehr zum Team. Laden Sie die Seite neu, um zu sehen, wer dazugehört.',
  'error.last_owner':
    'Dies ist die einzige Person mit der Rolle „Leitung“. Geben Sie die Rolle zuerst einer anderen Person.',
  'error.request_changed':
    'Jemand hat diese Anfrage geändert, nachdem Sie sie geöffnet haben. Es wurde nichts getan. Prüfen Sie sie noch einmal.',
  'field_error.required': 'Geben Sie eine Antwort ein',
  'field_error.too_long': 'Verwenden Sie höchstens {max, number} Zeichen',
  'field_error.too_many': 'Verwenden Sie höchstens {max, number} Einträge',
  'field_error.too_small': 'Geben Sie mindestens {min, number} ein',
  'field_error.too_large': 'Geben Sie höchstens {max, number} ein',
  'field_error.not_a_number': 'Geben Sie eine ganze Zahl ein, zum Beispiel 1',
  'field_error.not_a_choice': 'Wählen Sie eine der Antworten',
  'field_error.unknown_country':
    'Wählen Sie ein Land aus der Liste. In einem Programm verwenden Sie den ISO-Code mit zwei Buchstaben, zum Beispiel GB',
  'field_error.not_an_email': 'Geben Sie eine E-Mail-Adresse in der Form name@example.org ein',
  'field_error.email_taken': 'Mit dieser E-Mail-Adresse meldet sich schon jemand an',
  'field_error.password_wrong': 'Das ist nicht Ihr Passwort',
  'field_error.code_wrong': 'Dieser Code ist falsch oder zu alt. Geben Sie den ein, den Ihre App jetzt zeigt',
  'field_error.password_weak':
    'Dieses Passwort ist zu leicht zu erraten. Verwenden Sie einige Wörter ohne Zusammenhang und nicht Ihren Namen',
  'field_error.not_a_phone': 'Geben Sie eine Telefonnummer ein, zum Beispiel 030 1234567',
  'field_error.not_text': 'Geben Sie einen Text ein',
  'field_error.control_character':
    'Ein Teil dieses Textes lässt sich nicht anzeigen oder drucken. Löschen Sie ihn und geben Sie ihn neu ein',
  'field_error.unknown_field': 'Unbekanntes Feld',
  'field_error.cursor_unknown':
    'Kein Cursor dieser Liste in dieser Reihenfolge: Lassen Sie ihn weg und beginnen Sie von vorn',
  'field_error.unknown_item': 'Dieser Artikel gehört nicht zum Angebot',
  'field_error.item_twice': 'Dieser Artikel ist zweimal aufgeführt',
  'field_error.not_accepted': 'Diese Anfrage ist nicht angenommen oder schon in einem anderen Stapel',
  'field_error.is_collected': 'Diese Anfrage wird abgeholt, deshalb wird sie nicht gepackt',
  'field_error.not_in_batch': 'Das gehört nicht zu diesem Stapel',
  'field_error.already_dispatched': 'Das wurde schon verschickt',
  'field_error.not_packed_last': 'Das ist nicht das Paket, das Sie zuletzt gepackt haben',
  'field_error.named_twice': 'Das ist zweimal aufgeführt',
  'field_error.tracking_link_form':
    'Geben Sie einen Link ein, der mit https:// beginnt, genau einen Platzhalter für die Nummer hat und keinen Benutzernamen und kein Passwort enthält',
  'field_error.needs_all_offers': 'Das kann nur ein Token für alle Angebote',
  'field_error.not_in_future': 'Wählen Sie einen Tag, der noch kommt',
  'field_error.nothing_chosen': 'Wählen Sie mindestens einen Artikel',
  'field_error.place_missing': 'Wählen Sie, wo Sie es abholen',
  'field_error.place_gone': 'Dort können Sie es nicht mehr abholen. Wählen Sie einen anderen Ort',
  'field_error.no_places': 'Es gibt keinen Ort mit künftigen Öffnungszeiten',
  'field_error.ends_before_start': 'Geben Sie eine Uhrzeit nach dem Beginn ein',
  'field_error.too_many_in_total': 'Wählen Sie insgesamt höchstens {max, number}',
  'field_error.address_missing': 'Suchen Sie Ihre Adresse und wählen Sie sie aus, oder geben Sie sie selbst ein',
  'field_error.address_forged':
    'Wir konnten diese Adresse nicht bestätigen. Suchen Sie sie und wählen Sie sie noch einmal aus',
  'field_error.address_expired':
    'Sie haben diese Adresse vor mehr als einem Tag ausgewählt. Suchen Sie sie und wählen Sie sie noch einmal aus',
  'field_error.address_same': 'Von dieser Adresse kam es zurück. Berichtigen Sie sie oder wenden Sie sich an uns',
  'field_error.address_unknown':
    'Wir konnten diese Adresse nicht laden. Suchen Sie sie und wählen Sie sie noch einmal aus, oder geben Sie sie selbst ein',
  'field_error.address_unconfirmed':
    'Wir konnten diese Adresse nicht bestätigen. Versuchen Sie es in ein paar Minuten noch einmal oder geben Sie sie selbst ein',
  'field_error.po_box_refused':
    'Dieses Angebot gilt nicht für Postfächer oder Packstationen. Geben Sie Ihre Wohnadresse an oder wenden Sie sich an uns',
  'field_error.military_refused':
    'Dieses Angebot gilt nicht für Feldpostadressen. Geben Sie eine andere Adresse an, unter der Sie Post erhalten, oder wenden Sie sich an uns',
  'field_error.care_of_refused':
    'Dieses Angebot gilt nur für Personen unter ihrer eigenen Adresse. Geben Sie Ihre eigene ohne „c/o“ an oder wenden Sie sich an uns',
  'field_error.business_refused':
    'Dieses Angebot ist für Haushalte, nicht für Unternehmen. Geben Sie Namen und Wohnadresse einer Person an oder wenden Sie sich an uns',
  'field_error.typed_refused':
    'Für dieses Angebot gelten nur Adressen aus der Liste. Suchen Sie Ihre und wählen Sie sie aus',
  'field_error.postcode_missing':
    'Geben Sie {kind, select, zip {einen ZIP-Code} eircode {einen Eircode} pin {einen PIN-Code} other {eine Postleitzahl}} ein, zum Beispiel {example}',
  'field_error.postcode_form':
    'Prüfen Sie {kind, select, zip {den ZIP-Code} eircode {den Eircode} pin {den PIN-Code} other {die Postleitzahl}}. In diesem Land sieht das so aus: {example}',
  'field_error.region_missing': 'Geben Sie Bundesstaat, Provinz oder Region an. Für Post in dieses Land ist das nötig',
  'field_error.region_unknown':
    'Diesen Bundesstaat, diese Provinz oder Region kennen wir nicht. Wählen Sie aus der Liste',
  'field_error.unit_missing':
    'Geben Sie Ihre Wohnungsnummer ein: Unter dieser Adresse gibt es mehrere Wohnungen. Hat Ihre keine, drücken Sie noch einmal auf „Anfrage prüfen“',
  'field_error.not_a_web_address': 'Geben Sie die vollständige Adresse ein, zum Beispiel https://example.org/hook',
  'field_error.not_a_public_address':
    'Geben Sie eine Adresse im öffentlichen Internet ein. An diesen Rechner oder sein eigenes Netz lassen sich keine Nachrichten senden.',
  'field_error.colour_form': 'Geben Sie eine Farbe wie #2f855a oder #ff0 ein oder wählen Sie eine neben dem Feld',
  'field_error.language_form': 'Verwenden Sie einen Sprachcode, zum Beispiel en oder fr',
  'field_error.id_form': 'Verwenden Sie Kleinbuchstaben, Ziffern, Bindestriche und Unterstriche: höchstens 40 Zeichen',
  'field_error.slug_form': 'Verwenden Sie Kleinbuchstaben, Ziffern und Bindestriche, zum Beispiel kompost-tonne',
  'field_error.slug_former':
    '„{title}“ hatte früher diesen Kurznamen, und damals gedruckte Links führen noch dorthin. Wählen Sie einen anderen',
  'field_error.date_form': 'Geben Sie ein Datum und eine Uhrzeit ein, die es gibt, oder leeren Sie das Feld',
  'field_error.day_form': 'Geben Sie ein Datum mit Tag, Monat und allen vier Ziffern des Jahres ein',
  'field_error.year_out_of_range': 'Geben Sie ein Jahr von {min} bis {max} ein',
  'field_error.closes_before_opens': 'Das Ende muss nach dem Beginn liegen',
  'field_error.known_before_closing': 'Der Wert darf erst nach dem Ende des Angebots bekannt werden',
  'field_error.draw_value_form':
    '{kind, select, digits {Geben Sie genau {length, plural, one {# Ziffer} other {# Ziffern}} ohne Zeichen dazwischen ein} hex {Geben Sie genau {length, plural, one {# Zeichen} other {# Zeichen}} ein: 0 bis 9 und a bis f, in Kleinbuchstaben} other {Geben Sie {count, plural, one {eine ganze Zahl} other {# verschiedene ganze Zahlen}} von {min} bis {max} ein, {order, select, ascending {die kleinste zuerst} other {in der gezogenen Reihenfolge}}, mit je einem Leerzeichen dazwischen und ohne führende Nullen}}',
  'field_error.draw_format_impossible':
    'Zwischen der kleinsten und der größten gibt es nicht so viele verschiedene Zahlen',
  'field_error.fixed_once_open': 'Das lässt sich nicht mehr ändern: Verlost wird wie angekündigt',
  'field_error.geojson_form':
    'Das ist kein GeoJSON. Exportieren Sie das Gebiet als GeoJSON aus dem Programm, in dem es gezeichnet wurde',
  'field_error.geojson_no_polygon': 'Diese Datei enthält kein Polygon',
  'field_error.geojson_not_polygon': 'Diese Datei enthält: {type}. Lassen Sie nur Polygone darin',
  'field_error.polygon_not_closed':
    'Ring {ring, number} von Polygon {piece, number} ist nicht geschlossen: Der letzte Punkt muss gleich dem ersten sein',
  'field_error.polygon_too_few_points':
    'Ring {ring, number} von Polygon {piece, number} hat zu wenige Punkte: Nötig sind drei und am Ende noch einmal der erste',
  'field_error.polygon_out_of_range':
    '{first, number}; {second, number} ist keine Position in Grad. Speichern Sie die Datei in WGS 84 (EPSG:4326)',
  'field_error.polygon_swapped':
    '{first, number}; {second, number} sieht vertauscht aus: In GeoJSON steht die Länge vor der Breite',
  'field_error.polygon_too_large':
    'Das Gebiet hat {vertices, number} Punkte, höchstens {max, number} sind möglich. Vereinfachen Sie es in dem Programm, in dem es gezeichnet wurde',
  'field_error.polygon_unknown': 'Dieses Polygon ist nicht mehr gespeichert. Laden Sie die Datei noch einmal hoch',
  'field_error.picture_form': 'Wir können dieses Bild nicht lesen. Speichern Sie es als JPEG, PNG, WebP oder AVIF',
  'field_error.picture_too_large':
    'Das Bild hat mehr als {max, number} Millionen Pixel oder mehr als {side, number} auf einer Seite. Speichern Sie eine kleinere Fassung',
  'field_error.picture_unknown': 'Dieses Bild ist nicht mehr gespeichert. Laden Sie es noch einmal hoch',
  'field_error.time_zone_unknown': 'Wählen Sie eine Zeitzone aus der Liste, zum Beispiel Europe/Berlin',
};
