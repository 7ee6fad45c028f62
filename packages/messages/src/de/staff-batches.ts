import type { staffBatchTexts } from '../en/staff-batches.ts';

export const staffBatchTextsInGerman: Record<keyof typeof staffBatchTexts, string> = {
  'staff.batches.empty_title': 'Noch keine Stapel',
  'staff.batches.empty_body':
    'Ein Stapel besteht aus angenommenen Anfragen, die Sie zusammen packen. Bilden Sie einen, wenn Sie packen möchten.',
  'staff.batches.new': 'Neuer Stapel',
  'staff.batches.offer': 'Angebot',
  'staff.batches.all_offers': 'Alle Angebote',
  'staff.batches.batch': 'Stapel',
  'staff.batches.state': 'Status',
  'staff.batches.parcels': 'Pakete',
  'staff.batches.made': 'Gebildet',
  'staff.batches.made_by': 'Gebildet {at} von {name}',
  'staff.batches.made_at': 'Gebildet {at}',
  'staff.batches.dispatched_of': '{dispatched, number} von {parcels, number} verschickt',
  'staff.batches.parcel_count': '{parcels, plural, one {# Paket} other {# Pakete}}',
  'staff.batch_state.filling': 'Wird gebildet',
  'staff.batch_state.open': 'Offen',
  'staff.batch_state.locked': 'Gesperrt',
  'staff.batch_state.printed': 'Etiketten gedruckt',
  'staff.batch_state.dispatched': 'Verschickt',
  'staff.batch_state.closed': 'Abgeschlossen',
  'staff.batch_state.undoing': 'Wird aufgelöst',
  'staff.batch_state.undone': 'Aufgelöst',

  'staff.batch_new.choose': 'Welche Anfragen',
  'staff.batch_new.way': 'Auswahl',
  'staff.batch_new.way.oldest': 'Die ältesten passenden',
  'staff.batch_new.way.drawn': 'Nach dem Rang der Verlosung',
  'staff.batch_new.way.drawn_hint':
    'In der Reihenfolge der Verlosung. Anfragen, die ohne sie eingegeben wurden, fehlen.',
  'staff.batch_new.way.picked': 'Anfragen, die ich ankreuze',
  'staff.batch_new.picked':
    '{count, plural, =0 {Noch nichts angekreuzt} one {# Anfrage angekreuzt} other {# Anfragen angekreuzt}}',
  'staff.batch_new.picked_clear': 'Auswahl aufheben',
  'staff.batch_new.picked_full': 'Kreuzen Sie höchstens {max, number} an. Für mehr nehmen Sie die ältesten passenden.',
  'staff.batch_new.picked_gone':
    '{count, plural, one {Eine Anfrage ist} other {# Anfragen sind}} nicht mehr angenommen und {count, plural, one {ist} other {sind}} nicht mehr angekreuzt: {references}. Es wurde nichts gebildet. Prüfen Sie die übrigen und bilden Sie dann den Stapel.',
  'staff.batch_new.search': 'Vorgangsnummer, Name oder Adresse suchen',
  'staff.batch_new.tick': '{reference}, {name} aufnehmen',
  'staff.batch_new.tick_page': 'Alle auf dieser Seite aufnehmen',
  'staff.batch_new.tick_none': 'Keine angenommene Anfrage passt.',
  'staff.batch_new.pick_wait': 'Kreuzen Sie Anfragen an, um zu sehen, was der Stapel enthalten würde.',
  'staff.batch_new.kind': '{parcels, plural, one {# Paket} other {# Pakete}} mit {items}:',
  'staff.batch_new.weight': 'je {kilograms, number} kg, ohne Verpackung',
  'staff.batch_new.no_weight': 'Gewicht unbekannt',
  'staff.batch_new.offer_missing': 'Wählen Sie ein Angebot',
  'staff.batch_new.choose_offer': 'Angebot wählen',
  'staff.batch_new.country': 'Land',
  'staff.batch_new.any_country': 'Alle Länder',
  'staff.batch_new.postcode': 'Postleitzahl beginnt mit (optional)',
  'staff.batch_new.max': 'Höchstens',
  'staff.batch_new.max_hint': 'Pakete in diesem Stapel, die ältesten Anfragen zuerst.',
  'staff.batch_new.max_wrong': 'Geben Sie eine Zahl von 1 bis {max, number} ein',
  'staff.batch_new.preview': 'Voraussichtlicher Inhalt',
  'staff.batch_new.preview_wait': 'Wählen Sie ein Angebot, um zu sehen, was der Stapel enthalten würde.',
  'staff.batch_new.nothing': 'Keine angenommene Anfrage passt: Es gibt nichts zu packen.',
  'staff.batch_new.see_requests': 'Anfragen dieses Angebots ansehen',
  'staff.batch_new.left_out':
    '{left, plural, one {Eine weitere angenommene Anfrage passt und bliebe} other {# weitere angenommene Anfragen passen und blieben}} für den nächsten Stapel.',
  'staff.batch_new.without_address':
    '{count, plural, one {Eine hat} other {# haben}} keine Adresse: wird abgeholt, nicht verschickt.',
  'staff.batch_new.over_by_merge':
    '{count, plural, one {Ein Haushalt wurde zusammengeführt und hat} other {# Haushalte wurden zusammengeführt und haben}} mehr bekommen, als ein Haushalt bekommen darf. Sehen Sie vor dem Packen unter „Haushalte“ nach.',
  'staff.batch_new.submit':
    '{parcels, plural, =0 {Stapel bilden} one {Stapel mit # Paket bilden} other {Stapel mit # Paketen bilden}}',
  'staff.batch_new.locks':
    'Ab dann lassen sich diese Anfragen nicht mehr stornieren oder berichtigen. Sie können den Stapel auflösen, bis etwas daraus verschickt ist.',

  'staff.batch.back': 'Alle Stapel',
  'staff.batch.title_loading': 'Stapel',
  'staff.batch.steps': 'Was als Nächstes zu tun ist',
  'staff.batch.next.filling':
    'Anfragen werden in diesen Stapel aufgenommen. Bricht das ab, wird er nach einer Minute aufgelöst.',
  'staff.batch.next.open':
    'Prüfen Sie, was er enthält. Wenn alles stimmt, sperren Sie ihn: Dann drucken Sie die Liste und packen.',
  'staff.batch.next.locked':
    'Drucken Sie jetzt die Etiketten, packen und verschicken Sie. Pakete lassen sich noch herausnehmen.',
  'staff.batch.next.printed': 'Die Etiketten sind gedruckt. Noch zu tun:',
  'staff.batch.next.packed': 'Die Etiketten sind gedruckt, und alles ist gepackt. Noch zu tun:',
  'staff.batch.next.dispatched':
    'Alles ist unterwegs. Pakete gelten nach 30 Tagen als zugestellt oder wenn Sie den Stapel abschließen.',
  'staff.batch.next.closed': 'Alles daraus wurde zugestellt oder ist beendet.',
  'staff.batch.next.undoing': 'Dieser Stapel wird aufgelöst.',
  'staff.batch.next.undone':
    'Dieser Stapel wurde aufgelöst. Seine Anfragen sind wieder angenommen und warten auf einen anderen Stapel.',
  'staff.batch.step.locked': 'Gesperrt',
  'staff.batch.step.print': 'Etiketten drucken',
  'staff.batch.step.printed': 'Etiketten gedruckt',
  'staff.batch.step.pack': 'Packen',
  'staff.batch.step.packed': 'Alles gepackt',
  'staff.batch.step.track': 'Sendungsnummern (optional)',
  'staff.batch.step.tracked': 'Sendungsnummern gespeichert',
  'staff.batch.step.dispatch': 'Verschicken',
  'staff.batch.lock': 'Stapel sperren',
  'staff.batch.unlock': 'Entsperren',
  'staff.batch.undo': 'Stapel auflösen',
  'staff.batch.close': 'Stapel abschließen',
  'staff.batch.done.lock': 'Stapel gesperrt',
  'staff.batch.done.unlock': 'Stapel entsperrt',
  'staff.batch.done.undo': 'Stapel aufgelöst. Seine Anfragen sind wieder angenommen.',
  'staff.batch.done.close': 'Stapel abgeschlossen',
  'staff.batch.undo_title': '{name} auflösen?',
  'staff.batch.undo_body':
    '{parcels, plural, one {Die Anfrage darin ist dann wieder angenommen: Sie lässt} other {Alle # Anfragen darin sind dann wieder angenommen: Sie lassen}} sich stornieren, berichtigen und in einen anderen Stapel aufnehmen. Werfen Sie schon gedruckte Etiketten weg.',
  'staff.batch.close_title': '{name} abschließen?',
  'staff.batch.close_body':
    'Jedes Paket, das unterwegs ist, gilt dann als zugestellt. Das lässt sich nicht rückgängig machen. Personenbezogene Daten werden gelöscht, wenn die Aufbewahrungsfrist des Angebots endet, von jetzt an gerechnet.',

  'staff.batch.changed_by':
    '{name} hat diesen Stapel geändert, während Sie ihn geöffnet hatten. Sein Status ist jetzt: {state}.',
  'staff.batch.conflict':
    'Dieser Stapel hat sich inzwischen geändert, deshalb wurde nichts getan. Sein Status ist jetzt: {state}.',
  'staff.batch.conflict_by':
    '{name} hat diesen Stapel inzwischen geändert, deshalb wurde nichts getan. Sein Status ist jetzt: {state}.',
  'staff.batch.fold.files': 'Etiketten und Dateien',
  'staff.batch.fold.dispatch': 'Versand',
  'staff.batch.fold.tracking': 'Zustelldienst und Sendungsnummern',
  'staff.batch.to_accepted': 'Angenommene Anfragen ansehen',
  'staff.batch.to_parcels': 'Pakete ansehen',
  'staff.batch.to_returns': 'Ein zurückgekommenes oder verlorenes Paket eintragen',
  'staff.batch.to_pack': 'Zu packen',
  'staff.batch.pick_list': 'Packliste',
  'staff.batch.shelf': 'Regal',
  'staff.batch.print_list': 'Packliste als PDF',
  'staff.batch.print_slips': 'Lieferscheine als PDF',
  'staff.batch.paper_saved': 'Gespeichert als {name}.',
  'staff.batch.papers_hint':
    'Die Packliste hat für jedes Paket ein Kästchen zum Abhaken. Ein Lieferschein kommt in jedes Paket und sagt, was darin ist.',
  'staff.batch.quantity': 'Menge',
  'staff.batch.item': 'Artikel',
  'staff.files.check_title': 'Vor dem Packen prüfen',
  'staff.files.check_hint':
    'Sehen Sie, was nicht auf ein Etikett oder nicht zu den Vorgaben eines Zustelldienstes passt, solange sich Pakete noch herausnehmen und berichtigen lassen. Dateien drucken und speichern können Sie, sobald der Stapel gesperrt ist.',
  'staff.files.print_on': 'Diesen Druck fortsetzen',
  'staff.files.print_broken':
    'Die Datei kam nicht vollständig an. Setzen Sie denselben Druck innerhalb einer Stunde fort; nichts wird als doppelt gedruckt gezählt.',
  'staff.files.title': 'Etiketten und Dateien',
  'staff.files.sender': 'Absender',
  'staff.files.sender_hint': 'Rücksendeadresse auf jedem Etikett. Soll keine gedruckt werden, lassen Sie alles leer.',
  'staff.files.sender_missing':
    '{field, select, street {Geben Sie die Straße ein} other {Geben Sie den Ort ein}} oder leeren Sie den ganzen Absender. Pakete, die nicht zugestellt werden können, kommen hierher zurück.',
  'staff.files.sender_name': 'Name',
  'staff.files.sender_street': 'Straße',
  'staff.files.sender_city': 'Ort',
  'staff.files.sender_country': 'Land',
  'staff.files.sender_country_hint': 'Ein Etikett nennt das Land nur, wenn das Paket von hier ins Ausland geht.',
  'staff.files.sender_country_none': 'Nicht angegeben: Jedes Etikett nennt sein Land',
  'staff.files.labels': 'Etiketten drucken',
  'staff.files.sheet': 'Bogen',
  'staff.files.sheet_option': '{name} ({paper, select, a4 {A4} other {US Letter}}, {labels} Etiketten)',
  'staff.files.start': 'Erstes freies Etikett auf dem ersten Bogen',
  'staff.files.start_hint': '1 bis {labels}, Zeile für Zeile gezählt',
  'staff.files.start_wrong': 'Geben Sie eine Zahl von 1 bis {labels} ein',
  'staff.files.reprint_reason': 'Grund für den erneuten Druck',
  'staff.files.print_labels': 'Etiketten als PDF drucken',
  'staff.files.print_anyway': 'Trotzdem drucken',
  'staff.files.check_labels': 'Etiketten prüfen',
  'staff.files.labels_saved': 'Etiketten gespeichert als {name}. Drucken Sie sie mit 100 %.',
  'staff.files.labels_checked':
    '{total, plural, =0 {Alle Etiketten passen} one {Sehen Sie sich vor dem Drucken ein Etikett an} other {Sehen Sie sich vor dem Drucken # Etiketten an}}',
  'staff.files.carrier_file': 'Datei für den Zustelldienst',
  'staff.files.carrier': 'Datei für',
  'staff.files.any_carrier': 'Beliebiger Zustelldienst',
  'staff.files.unconfirmed':
    'Der Zustelldienst veröffentlicht diese Spalten nicht. Probieren Sie es zuerst mit einem Paket.',
  'staff.files.columns': 'Spalten',
  'staff.files.columns_hint': 'Zum Beispiel „Order no=reference,Ship to=name“. Leer: alle Spalten.',
  'staff.files.with_contact': 'E-Mail-Adressen und Telefonnummern an den Zustelldienst geben',
  'staff.files.save_carrier_file': 'Datei speichern',
  'staff.files.save_carrier_file_anyway': 'Trotzdem speichern',
  'staff.files.save_carrier_file_without':
    '{left, plural, one {Ohne # Paket speichern} other {Ohne # Pakete speichern}}',
  'staff.files.check_carrier_file': 'Datei prüfen',
  'staff.files.carrier_saved':
    'Datei gespeichert als {name}{left, plural, =0 {} one {, ohne # Paket: {references}. Versenden Sie es auf anderem Weg.} other {, ohne # Pakete: {references}. Versenden Sie sie auf anderem Weg.}}',
  'staff.files.carrier_checked':
    '{total, plural, =0 {Nichts, was der Zustelldienst zurückweisen würde} one {Eine Angabe, die der Zustelldienst zurückweisen würde} other {# Angaben, die der Zustelldienst zurückweisen würde}}{left, plural, =0 {} one {. Ein Paket passt nicht in diese Datei} other {. # Pakete passen nicht in diese Datei}}',
  'staff.files.more_problems': 'Und {more} weitere.',
  'staff.label_problem.broken': 'Eine Zeile ist zu lang und geht in der nächsten weiter.',
  'staff.label_problem.unreadable':
    'Es passt nur in einer Schrift, die zum Lesen zu klein ist. Verwenden Sie ein größeres Etikett.',
  'staff.label_problem.no_address': 'Es gibt keine Adresse. Nehmen Sie das Paket aus dem Stapel.',
  'staff.label_problem.no_character':
    'Für {characters} gibt es keine Schrift. Schreiben Sie es von Hand auf das Etikett.',
  'staff.carrier_problem.missing': '{column} ist leer, und der Zustelldienst braucht die Angabe.',
  'staff.carrier_problem.too_long':
    '{column} hat {length} Zeichen, der Zustelldienst nimmt {maxLength}. Kürzen Sie es in der Datei.',
  'staff.carrier_problem.characters':
    '{column} enthält {characters}, was der Zustelldienst nicht annimmt. Ersetzen Sie es in der Datei.',
  'staff.carrier_problem.unwritable': '{column} ist „{value}“, und {characters} passt nicht in diese Datei',
  'staff.files.left_out_advice':
    '{left, plural, one {Berichtigen Sie die Adresse vor dem Packen in lateinische Buchstaben, nehmen Sie das Paket aus dem Stapel oder versenden Sie es mit einem anderen Zustelldienst.} other {Berichtigen Sie die Adressen vor dem Packen in lateinische Buchstaben, nehmen Sie die Pakete aus dem Stapel oder versenden Sie sie mit einem anderen Zustelldienst.}}',
  'staff.carrier_problem.sender':
    '{column} ist „{value}“, und {characters} passt nicht in diese Datei. Schreiben Sie es in lateinischen Buchstaben.',
  'staff.carrier_problem.formula': '{column} beginnt wie eine Formel. Berichtigen Sie es in der Datei.',
  'staff.carrier_problem.country': 'Es geht nach {country}, und dieser Zustelldienst liefert nur im Inland.',

  'staff.batch.labels': 'Anderswo gedruckt?',
  'staff.batch.printed_never': 'Noch keine Etiketten gedruckt.',
  'staff.batch.printed_times':
    '{prints, plural, one {Etiketten einmal gedruckt} other {Etiketten #-mal gedruckt}}, zuletzt {at}.',
  'staff.batch.mark_printed': 'Etiketten sind gedruckt',
  'staff.batch.mark_reprinted': 'Etiketten sind erneut gedruckt',
  'staff.batch.printed_done': 'Gespeichert: Etiketten sind gedruckt',
  'staff.batch.reprint_title': 'Die Etiketten von {name} wurden schon gedruckt',
  'staff.batch.reprint_body':
    'Bei zwei Etiketten für ein Paket wird vielleicht zweimal verschickt. Werfen Sie die alten weg.',
  'staff.batch.reprint_reason': 'Warum noch einmal?',
  'staff.batch.reprint_choose': 'Grund wählen',
  'staff.reprint_reason.printer_failed': 'Der Drucker hat versagt',
  'staff.reprint_reason.labels_damaged': 'Etiketten sind beschädigt',
  'staff.reprint_reason.labels_lost': 'Etiketten sind verloren gegangen',
  'staff.reprint_reason.parcel_taken_out': 'Ein Paket wurde herausgenommen',
  'staff.reprint_reason.other': 'Anderer Grund',

  'staff.batch.dispatch': 'Versand',
  'staff.batch.dispatch_left': '{left, plural, one {Ein Paket ist} other {# Pakete sind}} noch hier.',
  'staff.batch.dispatch_all': '{left, plural, one {Das Paket verschicken} other {Alle # Pakete verschicken}}',
  'staff.batch.dispatch_all_title': '{left, plural, one {Das Paket} other {Alle # Pakete}} verschicken?',
  'staff.batch.dispatch_all_body':
    'Sie haben sie zur Zustellung übergeben. {way, select, sent {Alle, die eine E-Mail-Adresse angegeben haben, erhalten in 30 Minuten eine E-Mail.} other {Die E-Mails werden unter „E-Mails“ aufbewahrt: Es ist kein Mailserver eingerichtet.}} Sie können das 30 Minuten lang rückgängig machen.',
  'staff.batch.unpacked':
    '{extent, select, all {{of, plural, one {Das Paket ist nicht} other {Keines der # Pakete ist}}} other {{count, plural, one {# von {of, number} Paketen ist nicht} other {# von {of, number} Paketen sind nicht}}}} als gepackt markiert.',
  'staff.batch.untracked':
    '{extent, select, all {{of, plural, one {Das Paket hat noch keine Sendungsnummer, seine E-Mail nennt also} other {Keines der # Pakete hat eine Sendungsnummer, ihre E-Mails nennen also}}} other {{count, plural, one {# von {of, number} Paketen hat noch keine Sendungsnummer, seine E-Mail nennt also} other {# von {of, number} Paketen haben noch keine Sendungsnummer, ihre E-Mails nennen also}}}} keine.',
  'staff.batch.scan': 'Vorgangsnummer',
  'staff.batch.scan_hint':
    'Scannen Sie ein Paket nach dem anderen oder geben Sie die Nummern ein; verschicken Sie sie dann zusammen.',
  'staff.batch.scan_add': 'Hinzufügen',
  'staff.batch.scanned_empty': 'Noch nichts gescannt.',
  'staff.batch.scanned_not_in_batch':
    '{reference} gehört nicht zu diesem Stapel und wurde nicht hinzugefügt: Prüfen Sie das Paket.',
  'staff.batch.scanned_already_dispatched': '{reference} wurde schon verschickt und nicht hinzugefügt.',
  'staff.batch.scanned_twice': '{reference} steht schon in der Liste.',
  'staff.batch.scanned_added': '{reference} hinzugefügt. {count, plural, one {# Paket} other {# Pakete}} in der Liste.',
  'staff.batch.scanned_full': 'Verschicken Sie zuerst diese: Eine Liste fasst {max, number}.',
  'staff.batch.scan_remove': '{reference} entfernen',
  'staff.batch.dispatch_scanned':
    '{count, plural, one {# gescanntes Paket verschicken} other {# gescannte Pakete verschicken}}',
  'staff.batch.dispatch_wrong':
    'Es wurde nichts verschickt. {count, plural, one {Eine Zeile ist} other {# Zeilen sind}} falsch: Entfernen Sie sie oder prüfen Sie das Paket.',
  'staff.batch.dispatched':
    '{dispatched, plural, one {# Paket} other {# Pakete}} verschickt. {emails, plural, =0 {Keine E-Mails: Niemand hat eine Adresse angegeben.} one {Eine E-Mail {way, select, sent {wird in 30 Minuten gesendet} other {wird unter „E-Mails“ aufbewahrt}}.} other {# E-Mails {way, select, sent {werden in 30 Minuten gesendet} other {werden unter „E-Mails“ aufbewahrt}}.}}',
  'staff.batch.dispatch_undone':
    '{undone, plural, one {# Paket ist} other {# Pakete sind}} wieder gepackt.{withdrawnEmails, plural, =0 {} one { Die E-Mail dazu wurde zurückgezogen.} other { # E-Mails wurden zurückgezogen.}}',
  'staff.batch.undo_dispatch':
    '{parcels, plural, one {Letzten Versand rückgängig machen} other {Versand von # Paketen rückgängig machen}}',
  'staff.batch.undo_until': 'Rückgängig möglich bis {at}. So lange warten die E-Mails dazu.',
  'staff.batch.undo_one': 'Versand rückgängig machen',
  'staff.batch.undo_one_of': 'Versand rückgängig machen: {reference}',
  'staff.undo.dispatch': 'Versand rückgängig machen',
  'staff.undo.return': 'Rücksendung rückgängig machen',
  'staff.undo.hand_over': 'Ausgabe rückgängig machen',
  'staff.undo.dispatch_done': '{reference} ist wieder gepackt.',
  'staff.undo.return_done': '{reference} ist wieder unterwegs.',
  'staff.undo.hand_over_done': '{reference} ist wieder angenommen.',
  'staff.undo.until': 'Rückgängig möglich bis {at}.',
  'staff.returns.undo_of': 'Rücksendung von {reference} rückgängig machen',

  'staff.batch.tracking': 'Zustelldienst und Sendungsverfolgung',
  'staff.batch.carrier': 'Zustelldienst',
  'staff.batch.tracking_link': 'Link zur Sendungsverfolgung (optional)',
  'staff.batch.tracking_link_hint':
    'Ein Link zur Sendungsverfolgung des Zustelldienstes, mit {placeholder} an der Stelle der Sendungsnummer.',
  'staff.batch.tracking_numbers': 'Sendungsnummern',
  'staff.batch.tracking_numbers_hint':
    'Ein Paket pro Zeile: Vorgangsnummer, dann Sendungsnummer. Sie können zwei Spalten aus einer Tabelle einfügen.',
  'staff.batch.tracking_save': 'Sendungsdaten speichern',
  'staff.batch.tracking_saved':
    '{count, plural, =0 {Zustelldienst gespeichert} one {Zustelldienst und # Sendungsnummer gespeichert} other {Zustelldienst und # Sendungsnummern gespeichert}}',
  'staff.batch.tracking_wrong':
    'Es wurde nichts gespeichert. {count, plural, one {Eine Zeile ist} other {# Zeilen sind}} falsch:',
  'staff.batch.tracking_line': 'Zeile {line, number}{source, select, file { in {file}} other {}} ({text}): {problem}',
  'staff.batch.tracking_number_form':
    'Eine Sendungsnummer besteht nur aus Buchstaben, Ziffern, Leerzeichen und . / - und hat höchstens 60 Zeichen',
  'staff.batch.tracking_file': 'CSV-Datei wählen',
  'staff.batch.tracking_file_hint':
    'Oder wählen Sie die Datei Ihres Zustelldienstes. Die Spalten werden am Namen erkannt, zum Beispiel „Reference“ und „Tracking number“; ohne Namen sind es die ersten beiden.',
  'staff.batch.tracking_file_read':
    '{name}: {count, plural, =0 {keine Sendungsnummern gefunden} one {# Zeile} other {# Zeilen}}',
  'staff.batch.tracking_file_remove': '{name} entfernen',
  'staff.batch.tracking_file_too_big': 'Diese Datei ist größer als 10 MB',
  'staff.batch.tracking_unreadable': 'Geben Sie eine Vorgangsnummer und eine Sendungsnummer ein',

  'staff.batch.parcels': 'Pakete',
  'staff.batch.position': 'Nr.',
  'staff.batch.tracking_number': 'Sendungsnummer',
  'staff.batch.take_out': 'Herausnehmen',
  'staff.batch.take_out_of': 'Herausnehmen: {reference}',
  'staff.batch.take_out_title': '{reference} herausnehmen?',
  'staff.batch.take_out_body':
    'Die Anfrage ist dann wieder angenommen: Sie lässt sich stornieren, berichtigen und in einen anderen Stapel aufnehmen. Ist ihr Etikett schon gedruckt, werfen Sie es weg.',
  'staff.batch.taken_out': '{reference} ist aus dem Stapel',
  'staff.batch.dispatched_at': 'Verschickt {at}',
  'staff.batch.no_address': 'Wird abgeholt: keine Adresse',
  'staff.request.batch': 'Stapel',
  'staff.request.batch_dispatched': 'Verschickt',
  'staff.request.batch_tracking': 'Sendungsnummer',

  'staff.returns.title': 'Rücksendungen',
  'staff.returns.record': 'Rücksendung oder Verlust eintragen',
  'staff.returns.rule': 'Jeder Scan erfasst ein Paket mit dem, was hier gewählt ist.',
  'staff.returns.reference_missing': 'Scannen Sie eine Vorgangsnummer oder geben Sie sie ein',
  'staff.returns.outcome': 'Was passiert ist',
  'staff.returns.outcome.returned': 'Es kam zurück',
  'staff.returns.outcome.lost': 'Es ging verloren',
  'staff.returns.reason': 'Grund',
  'staff.returns.reason_choose': 'Grund wählen',
  'staff.return_reason.address_wrong': 'Die Adresse ist falsch',
  'staff.return_reason.moved_away': 'Verzogen',
  'staff.return_reason.not_collected': 'Nicht abgeholt',
  'staff.return_reason.refused': 'Annahme verweigert',
  'staff.return_reason.damaged': 'Beschädigt',
  'staff.return_reason.lost_on_the_way': 'Unterwegs verloren gegangen',
  'staff.return_reason.other': 'Anderer Grund',
  'staff.returns.shelf': 'In gutem Zustand: zurück in den Bestand',
  'staff.returns.shelf_hint': 'Es geht an die nächste Anfrage auf der Warteliste. Sonst wird es ausgebucht.',
  'staff.returns.told':
    '{way, select, sent {Ist eine E-Mail-Adresse angegeben, erhält die anfragende Person in 30 Minuten eine E-Mail. Bis dahin können Sie die Rücksendung rückgängig machen.} other {Ist eine E-Mail-Adresse angegeben, wird die E-Mail unter „E-Mails“ aufbewahrt: Es ist kein Mailserver eingerichtet.}}',
  'staff.returns.served':
    '{accepted, plural, one {Dann wird eine Anfrage von der Warteliste angenommen{without, plural, =0 {.} one {; dabei ist keine E-Mail-Adresse angegeben.} other {; dabei ist keine E-Mail-Adresse angegeben.}}} other {Dann werden # Anfragen von der Warteliste angenommen{without, plural, =0 {.} one {; bei einer ist keine E-Mail-Adresse angegeben.} other {; bei # ist keine E-Mail-Adresse angegeben.}}}}',
  'staff.returns.queue_mail':
    '{way, select, sent {Erster Platz der Warteliste: Diese E-Mail geht an {to}} other {Erster Platz der Warteliste: Es wird keine E-Mail gesendet, weil kein Mailserver eingerichtet ist. Diese an {to} wird unter „E-Mails“ aufbewahrt}}{others, plural, =0 {} one {. Noch eine Person erhält eine solche} other {. # weitere erhalten eine solche}}',
  'staff.returns.submit': 'Eintragen',
  'staff.returns.recording': '{references} wird eingetragen …',
  'staff.returns.recorded':
    '{reference} eingetragen.{accepted, plural, =0 {} one { Eine Anfrage von der Warteliste ist angenommen.} other { # Anfragen von der Warteliste sind angenommen.}}{emails, plural, =0 { Keine E-Mail: Es ist keine Adresse angegeben.} one { Eine E-Mail {way, select, sent {wird bald gesendet} other {wird unter „E-Mails“ aufbewahrt}}.} other { # E-Mails {way, select, sent {werden bald gesendet} other {werden unter „E-Mails“ aufbewahrt}}.}}',
  'staff.returns.not_under_way':
    '{reference} ist nicht unterwegs: Das Paket wurde nicht verschickt, oder seine Rücksendung ist schon eingetragen.',
  'staff.returns.unknown': 'Es gibt keine Anfrage {reference}.',
  'staff.returns.waiting': 'Zu entscheiden',
  'staff.returns.none': 'Nichts zu entscheiden: Kein Paket kam zurück oder ging verloren.',
  'staff.returns.send_again': 'Erneut verschicken',
  'staff.returns.send_again_of': 'Erneut verschicken: {reference}',
  'staff.returns.send_again_title': '{reference} erneut verschicken',
  'staff.returns.send_again_body':
    'Die Anfrage ist dann wieder angenommen, belegt erneut Bestand und wartet auf den nächsten Stapel. War die Adresse falsch, berichtigen Sie sie zuerst auf der Seite der Anfrage.',
  'staff.returns.open_request': 'Anfrage öffnen',
  'staff.returns.close': 'Abschließen',
  'staff.returns.close_of': 'Abschließen: {reference}',
  'staff.returns.sold_out':
    '{reference} lässt sich nicht erneut verschicken: Es ist nichts mehr da. Erhöhen Sie zuerst den Bestand.',
  'staff.returns.done.send-again':
    '{reference} ist wieder angenommen und wartet auf den nächsten Stapel.{emails, plural, =0 { Keine E-Mail: Es ist keine Adresse angegeben.} one { Die E-Mail dazu {way, select, sent {ist unterwegs} other {wird unter „E-Mails“ aufbewahrt}}.} other { Die E-Mail dazu {way, select, sent {ist unterwegs} other {wird unter „E-Mails“ aufbewahrt}}.}}',
  'staff.returns.done.close': '{reference} ist abgeschlossen',
  'staff.files.roll_option': 'Etikettenrolle, {name}',
  'staff.files.with_items': 'Inhalt jedes Pakets aufdrucken',
  'staff.files.with_items_hint': 'Wer das Paket sieht, kann ihn lesen.',
};
