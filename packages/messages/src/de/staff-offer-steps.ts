import type { staffOfferTexts } from '../en/staff-offers.ts';

export const staffOfferStepTextsInGerman = {
  'staff.save.submit': 'Speichern',
  'staff.save.submit_draft': 'Entwurf speichern',
  'staff.save.busy': 'Wird gespeichert …',
  'staff.save.new': 'Noch nicht gespeichert',
  'staff.save.nothing': 'Keine ungespeicherten Änderungen',
  'staff.save.unsaved': 'Ungespeicherte Änderungen',
  'staff.save.saved': 'Gespeichert',
  'staff.save.question': 'Diese Änderungen speichern?',
  'staff.save.confirm': 'Änderungen speichern',
  'staff.save.back': 'Zurück zum Formular',
  'staff.save.wrong': 'Einige Felder müssen Sie noch einmal prüfen',

  'staff.status.title': 'Status',
  'staff.status.draft': 'Nur das Team sieht es.',
  'staff.status.published': 'Es ist öffentlich.',
  'staff.status.scheduled': 'Es ist öffentlich und zählt die Zeit bis zum Beginn herunter.',
  'staff.status.open': 'Anfragen sind möglich.',
  'staff.status.paused': 'Öffentlich steht, dass es unterbrochen ist. Neue Anfragen werden nicht angenommen.',
  'staff.status.closed': 'Neue Anfragen werden nicht mehr angenommen. Warteliste und Packen gehen weiter.',
  'staff.status.archived':
    'Es ist nicht mehr öffentlich. Sie können weiter über Anfragen in Prüfung entscheiden und angenommene packen und verschicken. Personenbezogene Daten werden {days, plural, one {# Tag} other {# Tage}} nach dem Archivieren gelöscht.',
  'staff.status.missing': 'Vor dem Veröffentlichen fehlt noch:',
  'staff.address_data.title.none': 'Es gibt noch keine Adressdaten',
  'staff.address_data.title.all': 'Es gibt keine Adressdaten für {area}',
  'staff.address_data.title.part': 'Für einen Teil des Gebiets gibt es keine Adressdaten: {area}',
  'staff.address_data.body.all':
    'Die Adresse wird dann selbst eingegeben statt aus einer Liste gewählt, und die Seite sagt das.',
  'staff.address_data.body.refused':
    'Das Angebot nimmt selbst eingegebene Adressen nicht an. Von dort kann also niemand anfragen. Nehmen Sie solche Adressen unter „Gebiet“ an oder geben Sie sie in die Prüfung.',
  'staff.address_data.body.part': 'Wer dort wohnt, findet die Adresse nicht in der Liste und gibt sie selbst ein.',
  'staff.address_data.import': 'Ihr technischer Betrieb kann Adressdaten mit „doorstep addresses import“ importieren.',
  'staff.transition.publish': 'Veröffentlichen',
  'staff.transition.pause': 'Unterbrechen',
  'staff.transition.resume': 'Fortsetzen',
  'staff.transition.close': 'Angebot beenden',
  'staff.transition.reopen': 'Wieder öffnen',
  'staff.transition.archive': 'Archivieren',
  'staff.confirm.publish': 'Dieses Angebot veröffentlichen?',
  'staff.confirm.pause': 'Dieses Angebot unterbrechen?',
  'staff.confirm.close': 'Dieses Angebot beenden?',
  'staff.confirm.reopen': 'Dieses Angebot wieder öffnen?',
  'staff.confirm.archive': 'Dieses Angebot archivieren?',
  'staff.confirm_body.publish':
    'Es ist dann öffentlich, und sobald es öffnet, sind Anfragen möglich. Sie können es jederzeit unterbrechen.',
  'staff.confirm_body.close': 'Sie können es später wieder öffnen.',
  'staff.confirm_body.archive': 'Das lässt sich nicht rückgängig machen.',

  'staff.effect.closes': 'Neue Anfragen werden nicht mehr angenommen.',
  'staff.effect.pauses': 'Neue Anfragen werden nicht angenommen, bis Sie es fortsetzen.',
  'staff.effect.puts_off': 'Neue Anfragen werden nicht angenommen, bis es wieder öffnet: {at}.',
  'staff.effect.hides': 'Es ist nicht mehr öffentlich.',
  'staff.effect.unlists': 'Es steht nicht mehr auf der Startseite. Der Link funktioniert weiter.',
  'staff.effect.renames': 'Der Link endet jetzt auf „{now}“. Links, die auf „{was}“ enden, führen weiterhin dorthin.',
  'staff.effect.lowers_limits':
    'Neue Anfragen müssen die strengeren Grenzen einhalten, ebenso eine Anfrage in Prüfung, die ohne Sicherheitsprüfung kam.',
  'staff.effect.narrows_area': 'Neue Anfragen werden nur noch aus dem neuen Gebiet angenommen.',
  'staff.effect.refuses_typed': 'Neue Anfragen werden nur noch für Adressen aus dem Verzeichnis angenommen.',
  'staff.effect.ends_queue':
    'Niemand kommt mehr auf die Warteliste.{count, plural, =0 {} one { Die # Anfrage darauf behält ihren Platz.} other { Die # Anfragen darauf behalten ihren Platz.}}',
  'staff.effect.closes_by_time':
    'Das Ende, {at}, liegt in der Vergangenheit: Neue Anfragen werden nicht mehr angenommen.',
  'staff.effect.clears_closing':
    'Das Ende, {at}, liegt in der Vergangenheit und wird entfernt. Sie können ein neues festlegen.',
  'staff.effect.shortens_retention':
    'Personenbezogene Daten werden {now, plural, one {# Tag} other {# Tage}} nach dem Ende einer Anfrage gelöscht statt nach {was}. Bei manchen Anfragen kann das heute sein.',
  'staff.effect.lapses':
    '{count, plural, one {# Anfrage auf der Warteliste oder in der Verlosung endet} other {# Anfragen auf der Warteliste oder in der Verlosung enden}} ohne Ergebnis. {way, select, sent {Alle, die eine Adresse angegeben haben, erhalten eine E-Mail.} other {Für alle, die eine Adresse angegeben haben, wird unter „E-Mails“ eine aufbewahrt.}}',
  'staff.effect.leaves_held':
    '{count, plural, one {# Anfrage in Prüfung bleibt offen: Entscheiden Sie, sonst verfällt sie} other {# Anfragen in Prüfung bleiben offen: Entscheiden Sie, sonst verfallen sie}} nach 14 Tagen.',
  'staff.effect.leaves_to_send':
    '{count, plural, one {# angenommene Anfrage muss noch verschickt werden} other {# angenommene Anfragen müssen noch verschickt werden}}. Sie können weiter packen.',
  'staff.effect.erases':
    'Personenbezogene Daten werden {days, plural, one {# Tag} other {# Tage}} nach dem Archivieren gelöscht, auch von Anfragen, die noch offen sind.',
  'staff.effect.keeps':
    '{count, plural, one {# offene Anfrage bleibt, wie sie ist} other {# offene Anfragen bleiben, wie sie sind}}: Sie können weiter entscheiden, packen und verschicken.',

  'staff.conflict.title': 'Jemand anderes hat dieses Angebot inzwischen gespeichert',
  'staff.conflict.none':
    'Die fremden Änderungen stehen hier, und Ihre sind erhalten. Beide überschneiden sich nicht. Speichern Sie noch einmal, um Ihre zu sichern.',
  'staff.conflict.some':
    'Die fremden Änderungen stehen hier, und Ihre sind erhalten. Wo beide dasselbe geändert haben, gilt Ihre Fassung, wenn Sie nicht die andere übernehmen. Speichern Sie dann noch einmal.',
  'staff.conflict.look':
    'Es wurde noch nichts gespeichert: Die fremden Änderungen stehen jetzt im Formular. Prüfen Sie sie und speichern Sie noch einmal.',
  'staff.conflict.look_some':
    'Es wurde noch nichts gespeichert: {count, plural, one {Ein Feld haben Sie beide geändert} other {# Felder haben Sie beide geändert}}. Prüfen Sie und speichern Sie noch einmal.',
  'staff.conflict.show': 'Änderungen zeigen',
  'staff.conflict.theirs': 'andere Fassung',
  'staff.conflict.take_theirs': 'Andere Fassung übernehmen',
  'staff.leave.title': 'Ohne Speichern verlassen?',
  'staff.leave.body': 'Ihre Änderungen hier sind nicht gespeichert.',
  'staff.leave.stay': 'Hier bleiben',
  'staff.leave.go': 'Ohne Speichern verlassen',
} satisfies Partial<Record<keyof typeof staffOfferTexts, string>>;
