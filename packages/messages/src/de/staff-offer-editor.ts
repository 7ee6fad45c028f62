import type { staffOfferEditorTexts } from '../en/staff-offer-editor.ts';

export const staffOfferEditorTextsInGerman: Record<keyof typeof staffOfferEditorTexts, string> = {
  'staff.editor.summary': 'Eine Zeile dazu',
  'staff.editor.summary_hint': 'Steht unter dem Titel und in der Liste der Angebote. Bis zu 120 Zeichen.',
  'staff.editor.delivery': 'Wie es ankommt',
  'staff.editor.delivery_hint': 'Wenige Worte, zum Beispiel „Per Post“. Leer: „Lieferung bis an Ihre Tür“.',
  'staff.editor.delivery_details': 'Wann und was wichtig ist',
  'staff.editor.delivery_details_hint': 'Ein Satz, zum Beispiel „Innerhalb von 3 Wochen. Niemand muss zu Hause sein.“',
  'staff.editor.packed_within': 'Gepackt innerhalb von, Tage',
  'staff.editor.delivered_within': 'Geliefert innerhalb von, Tage',
  'staff.editor.within_hint': 'Ab der Annahme; das Datum ist öffentlich. Leer: Es wird kein Datum zugesagt.',
  'staff.editor.decision_rule': 'Wie Sie entscheiden',
  'staff.editor.decision_rule_hint':
    'Ein öffentlicher Satz, zum Beispiel „Haushalte mit höherem Risiko kommen zuerst.“',
  'staff.editor.decided_within': 'Meist entschieden innerhalb von, Werktage',
  'staff.editor.decided_within_hint': 'Leer: Es wird keine Dauer genannt.',
  'staff.languages.title': 'Sprachen dieses Angebots',
  'staff.languages.show': 'Texte zeigen in',
  'staff.languages.main': 'Hauptsprache',
  'staff.languages.rename_hint':
    'Die Sprache, in der Sie schreiben. Alles bisher Eingegebene gilt als Text in dieser Sprache. Übersetzungen lassen sich jederzeit hinzufügen.',
  'staff.languages.is_main': 'Hauptsprache',
  'staff.languages.missing': '{missing, number} von {all, number} fehlen',
  'staff.languages.wrong': 'Zu berichtigen',
  'staff.languages.language': 'Sprache',
  'staff.languages.choose': 'Sprache wählen',
  'staff.languages.add': 'Sprache hinzufügen …',
  'staff.languages.add_title': 'Sprache hinzufügen',
  'staff.languages.add_body':
    'Die Felder sind zuerst leer, daneben stehen die Texte in der Hauptsprache. Wo ein Text fehlt, steht öffentlich der in der Hauptsprache.',
  'staff.languages.add_confirm': 'Sprache hinzufügen',
  'staff.languages.remove': '{language} entfernen …',
  'staff.languages.remove_title': '{language} aus diesem Angebot entfernen?',
  'staff.languages.remove_body':
    'Alle Texte auf {language} werden beim Speichern gelöscht. Wer das Angebot auf {language} gelesen hat, sieht dann {main}. Antworten und Anfragen bleiben, wie sie sind.',
  'staff.languages.remove_confirm': 'Sprache entfernen',
  'staff.languages.make_main': '{language} zur Hauptsprache machen …',
  'staff.languages.main_title': '{language} zur Hauptsprache machen?',
  'staff.languages.main_body':
    'Kein Text ändert sich. Wo eine Übersetzung fehlt, steht öffentlich {language} statt {main}, und Teambereich, Etiketten und Exporte verwenden die Namen auf {language}. Das gilt, sobald Sie speichern.',
  'staff.languages.main_missing':
    '{missing, plural, =0 {Alle {all, number} Texte gibt es in dieser Sprache.} one {Einer von {all, number} Texten fehlt noch in dieser Sprache.} other {# von {all, number} Texten fehlen noch in dieser Sprache.}}',
  'staff.languages.main_confirm': 'Zur Hauptsprache machen',
  'staff.languages.translating':
    'Sie schreiben die Texte auf {language}. Der Text auf {main} steht über jedem Feld und ändert sich nicht. Zahlen, Termine und Auswahl sind in allen Sprachen gleich.',

  'staff.editor.answers': 'Antworten zur Auswahl',
  'staff.editor.answer_number': 'Antwort {number, number}',
  'staff.editor.answer_missing': 'Geben Sie die Antwort auch in der Hauptsprache ein oder entfernen Sie sie',
  'staff.editor.add_answer': 'Antwort hinzufügen',
  'staff.editor.remove_answer': 'Antwort entfernen',
  'staff.editor.colour_pick': 'Farbe wählen',

  'staff.effect.retires_place':
    '{count, plural, one {# Person sollte} other {# Personen sollten}} es hier abholen: „{place}“. Diese Personen erfahren es und wählen einen anderen Ort.',
  'staff.effect.moves_openings':
    'Öffnungszeiten entfallen an diesem Ort, an dem {count, plural, one {# Person etwas abholt} other {# Personen etwas abholen}}: „{place}“. Diese Personen erfahren es.',
  'staff.section.collection': 'Lieferung oder Abholung',
  'staff.section_hint.collection': 'Nach Hause geliefert oder abgeholt an Orten, die Sie nennen.',
  'staff.editor.handed_out': 'Wie es ankommt',
  'staff.editor.handed_out_delivered': 'Es wird nach Hause geliefert',
  'staff.editor.handed_out_delivered_hint':
    'Die Orte unten sind für Menschen ohne feste Adresse, deren Anfrage Sie eingeben.',
  'staff.editor.handed_out_collected': 'Es wird abgeholt',
  'staff.editor.handed_out_collected_hint': 'Alle wählen einen der Orte unten und zeigen dort einen Code.',
  'staff.editor.add_place': 'Ort hinzufügen',
  'staff.editor.place_number': 'Ort {number, number}',
  'staff.editor.place_name': 'Name des Ortes',
  'staff.editor.place_address': 'Adresse des Ortes',
  'staff.editor.place_notes': 'Was wichtig ist (optional)',
  'staff.editor.place_notes_hint': 'Zum Beispiel „Bitte an der Seitentür klingeln.“',
  'staff.editor.opening': 'Öffnungszeit {number, number}',
  'staff.editor.opening_from': 'Geöffnet von',
  'staff.editor.opening_until': 'Geöffnet bis',
  'staff.editor.add_opening': 'Öffnungszeit hinzufügen',
  'staff.editor.remove_opening': 'Öffnungszeit entfernen',
  'staff.editor.remove_place': 'Ort entfernen',
  'staff.retire.place': 'Ort zurückziehen …',
  'staff.retire.place_title': '„{name}“ zurückziehen?',
  'staff.retire.place_body':
    'Neue Anfragen können ihn nicht mehr wählen. Wer dort abholen sollte, erfährt es per E-Mail und wählt einen anderen Ort.',
  'staff.retire.place_uses':
    '{requests, plural, =0 {Keine Anfrage nennt ihn.} one {# Anfrage nennt ihn.} other {# Anfragen nennen ihn.}}',
  'staff.retire.retired': 'Zurückgezogen',
  'staff.retire.item': 'Diesen Artikel zurückziehen …',
  'staff.retire.question': 'Frage zurückziehen …',
  'staff.retire.answer': 'Antwort zurückziehen …',
  'staff.retire.item_title': '„{name}“ zurückziehen?',
  'staff.retire.question_title': 'Frage zurückziehen: {name}?',
  'staff.retire.answer_title': '„{name}“ zurückziehen?',
  'staff.retire.item_body':
    'Neue Anfragen können ihn nicht mehr wählen. Anfragen, die ihn nennen, behalten ihn: Sie werden wie bisher gepackt und verschickt.',
  'staff.retire.question_body':
    'Die Frage wird nicht mehr gestellt. Bisherige Antworten bleiben erhalten und sichtbar.',
  'staff.retire.answer_body': 'Neue Anfragen können sie nicht mehr wählen. Anfragen mit dieser Antwort behalten sie.',
  'staff.retire.item_uses':
    '{requests, plural, =0 {Keine Anfrage nennt ihn.} one {Eine Anfrage nennt ihn.} other {# Anfragen nennen ihn.}}',
  'staff.retire.question_uses':
    '{requests, plural, =0 {Keine Anfrage beantwortet sie.} one {Eine Anfrage beantwortet sie.} other {# Anfragen beantworten sie.}}',
  'staff.retire.answer_uses':
    '{requests, plural, =0 {Keine Anfrage hat sie gewählt.} one {Eine Anfrage hat sie gewählt.} other {# Anfragen haben sie gewählt.}}',
  'staff.retire.uses_unknown': 'Wie viele Anfragen das betrifft, ist gerade nicht bekannt.',
  'staff.retire.waiting':
    '{waiting, plural, one {Eine davon steht auf der Warteliste. Sie behält ihren Platz und kann noch etwas bekommen, wenn etwas da ist oder zurückgegeben wird.} other {# davon stehen auf der Warteliste. Diese behalten ihre Plätze und können noch etwas bekommen, wenn etwas da ist oder zurückgegeben wird.}} Soll das nicht sein, lehnen Sie diese Anfragen ab.',
  'staff.retire.undo': 'Das gilt, sobald Sie speichern. Sie können es später zurückholen.',
  'staff.retire.confirm': 'Zurückziehen',
  'staff.retire.bring_back': 'Zurückholen',

  'staff.preview.title': 'Vorschau',
  'staff.preview.show': 'Anzeigen',
  'staff.preview.hide': 'Verbergen',
  'staff.preview.hint': 'Sehen Sie beim Schreiben die öffentliche Seite.',
  'staff.preview.frame': 'Vorschau der öffentlichen Seite',
  'staff.preview.device': 'Breite',
  'staff.preview.phone': 'Telefon',
  'staff.preview.desktop': 'Bildschirm',
  'staff.preview.theme': 'Farben',
  'staff.preview.light': 'Hell',
  'staff.preview.dark': 'Dunkel',
  'staff.preview.language': 'Sprache der Vorschau',
  'staff.preview.incomplete':
    'Einige Felder lassen sich noch nicht zeigen, deshalb sehen Sie die Seite wie zuvor. „Speichern“ nennt die Felder, die zu berichtigen sind.',
  'staff.preview.not_yet':
    'Die Vorschau erscheint, sobald alle Felder verwendbar sind. „Speichern“ nennt die Felder, die zu berichtigen sind.',
  'staff.preview.unavailable': 'Die Vorschau ist gerade nicht verfügbar. Sie können weiter schreiben und speichern.',

  'staff.share.title': 'Weitergeben',
  'staff.share.not_yet': 'Der Link funktioniert, sobald das Angebot veröffentlicht ist.',
  'staff.share.copy': 'Link kopieren',
  'staff.share.print': 'QR-Code und Plakat',
  'staff.share.code': 'QR-Code:',
  'staff.share.code_alt': 'QR-Code des Links',
  'staff.share.poster': 'Plakat (PDF):',
  'staff.share.language': 'Sprache des Plakats',
  'staff.share.paper.a4': 'A4',
  'staff.share.paper.a5': 'A5',
  'staff.share.paper.letter': 'Letter',
  'staff.embed.title': 'In eine andere Website einbinden',
  'staff.embed.nobody': 'Noch darf keine Website Ihre Angebote zeigen',
  'staff.embed.how':
    'Bitten Sie Ihren technischen Betrieb, die Adresse der Website in die Einstellung DOORSTEP_EMBED_ORIGINS aufzunehmen, zum Beispiel https://www.example.org, und neu zu starten. Bis dahin zeigt die Website einen Link zur eigenen Seite des Angebots.',
  'staff.embed.parents': 'Diese Websites dürfen es zeigen: {parents}',
  'staff.embed.element': 'Element',
  'staff.embed.copy_element': 'Element kopieren',
  'staff.embed.frame': 'Frame',
  'staff.embed.frame_hint': 'Für Websites, die keine Skripte erlauben. Die Höhe bleibt, wie Sie sie angeben.',
  'staff.embed.frame_title': 'Angebot',
  'staff.embed.copy_frame': 'Frame kopieren',
  'staff.share.copied': 'Kopiert',
  'staff.share.refused': 'Kopieren nicht möglich. Markieren Sie den Link oben und kopieren Sie ihn.',

  'staff.offers.start': 'Wie wird es vergeben?',
  'staff.offers.template.first_come': 'In der Reihenfolge des Eingangs',
  'staff.offers.template_hint.first_come': 'Sofort angenommen, solange Bestand da ist. Danach eine Warteliste.',
  'staff.offers.template.draw': 'Verlosung',
  'staff.offers.template_hint.draw':
    'Alle nehmen teil, und an einem Tag, den Sie nennen, entscheidet ein öffentlicher Wert.',
  'staff.offers.template.review': 'Das Team entscheidet',
  'staff.offers.template_hint.review': 'Jede Anfrage wartet auf jemanden aus dem Team, daneben steht Ihre Regel.',
  'staff.offers.template.collection': 'Abholung an einem Ort',
  'staff.offers.template_hint.collection':
    'Bei der Anfrage werden Ort und Zeit gewählt, bei der Abholung wird ein Code gezeigt.',
  'staff.languages.written': '{written, number} von {all, number}',
  'staff.languages.side_by_side': 'Nebeneinander',
  'staff.languages.grid': 'Jeder Text in zwei Sprachen',
  'staff.languages.text': 'Text',
  'staff.languages.cell_missing': 'Fehlt. Angezeigt wird {main}.',
  'staff.languages.next_missing': 'Nächster fehlender Text',
  'staff.remark.title': 'Was Besucher überraschen kann',
  'staff.remark.has_closed': 'Der Schluss am {at} ist vorbei: Das Angebot nimmt keine Anfragen an.',
  'staff.remark.closes_soon': 'Das Angebot schließt innerhalb eines Tages, am {at}.',
  'staff.remark.places_have_closed': 'Kein Ort hat eine Öffnungszeit, die noch bevorsteht.',
  'staff.remark.none_in_stock':
    'Nichts ist im Bestand: Besucher {queue, select, yes {können sich nur auf die Warteliste setzen} other {lesen, dass nichts mehr da ist}}.',
  'staff.remark.none_of_item':
    '„{item}“ ist nicht im Bestand: Besucher {queue, select, yes {können sich dafür nur auf die Warteliste setzen} other {lesen, dass nichts mehr da ist}}.',
  'staff.remark.refuses_typed': 'Wer seine Adresse nicht in der Liste findet, kann keine Anfrage senden.',
  'staff.remark.asks_no_contact':
    'Sie fragen weder nach E-Mail-Adresse noch nach Telefonnummer: Wie es weitergeht, erfahren Besucher nur auf der Seite ihrer Anfrage.',
  'staff.remark.sends_no_email':
    'Es ist kein Mailserver eingerichtet: Wer eine E-Mail-Adresse angibt, erhält keine E-Mail.',
  'staff.remark.untranslated':
    '{missing, plural, one {Einer von {all, number} Texten fehlt} other {# von {all, number} Texten fehlen}} auf {language}: Besucher lesen dort {main}.',
  'staff.remark.check_has_alarm':
    'Die Mensch-Prüfung braucht Aufmerksamkeit: Besucher kommen womöglich nicht hindurch.',
  'staff.markdown.toolbar': 'Formatierung',
  'staff.markdown.bold': 'Fett',
  'staff.markdown.italic': 'Kursiv',
  'staff.markdown.link': 'Verweis',
  'staff.markdown.list': 'Liste',
  'staff.markdown.heading': 'Überschrift',
  'staff.delete_draft.ask': 'Entwurf löschen …',
  'staff.delete_draft.title': '„{name}“ löschen?',
  'staff.delete_draft.body':
    'Texte, Artikel und Bestandsbuchungen werden gelöscht; das lässt sich nicht rückgängig machen. Anfragen gibt es keine, weil der Entwurf nie veröffentlicht war.',
  'staff.delete_draft.submit': 'Entwurf löschen',
  'staff.delete_draft.done': 'Entwurf „{name}“ gelöscht.',
};
