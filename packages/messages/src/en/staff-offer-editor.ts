/** Texts of the console's offer editor about what visitors are told first, languages, retired parts and the preview. */
export const staffOfferEditorTexts = {
  'staff.editor.summary': 'One line about it',
  'staff.editor.summary_hint': 'Stands below the title and in the list of offers. Up to 120 characters.',
  'staff.editor.delivery': 'How it reaches people',
  'staff.editor.delivery_hint': 'A few words, such as Sent by post. Empty: Delivered to your door.',
  'staff.editor.delivery_details': 'When, and what people should know',
  'staff.editor.delivery_details_hint': 'One sentence, such as Within 3 weeks. Nobody has to be in.',
  'staff.editor.packed_within': 'Packed within, days',
  'staff.editor.delivered_within': 'Delivered within, days',
  'staff.editor.within_hint': 'Counted from acceptance; visitors see the date. Empty: no date is promised.',
  'staff.editor.decision_rule': 'How you decide',
  'staff.editor.decision_rule_hint': 'One sentence for visitors, such as Homes with more risk come first.',
  'staff.editor.decided_within': 'Usually decided within, working days',
  'staff.editor.decided_within_hint': 'Empty: visitors are told no time.',
  'staff.languages.title': 'Languages of this offer',
  'staff.languages.show': 'Show the texts in',
  'staff.languages.main': 'Main language',
  'staff.languages.rename_hint':
    'The language you write in. Everything typed so far counts as this language. Translations can be added at any time.',
  'staff.languages.is_main': 'main',
  'staff.languages.missing': '{missing, number} of {all, number} missing',
  'staff.languages.wrong': 'Needs fixing',
  'staff.languages.language': 'Language',
  'staff.languages.choose': 'Choose a language',
  'staff.languages.add': 'Add a language…',
  'staff.languages.add_title': 'Add a language',
  'staff.languages.add_body':
    'Its fields start empty, beside the texts in the main language. Visitors see the main language where a text is missing.',
  'staff.languages.add_confirm': 'Add language',
  'staff.languages.remove': 'Remove {language}…',
  'staff.languages.remove_title': 'Remove {language} from this offer?',
  'staff.languages.remove_body':
    'All {language} texts are deleted when you save. Visitors who read {language} then see {main}. Answers and requests stay as they are.',
  'staff.languages.remove_confirm': 'Remove language',
  'staff.languages.make_main': 'Make {language} the main language…',
  'staff.languages.main_title': 'Make {language} the main language?',
  'staff.languages.main_body':
    'No text changes. Visitors see {language} instead of {main} where a translation is missing, and staff pages, labels and exports use the {language} names. It takes effect when you save.',
  'staff.languages.main_missing':
    '{missing, plural, =0 {All {all, number} texts are written in this language.} one {One of {all, number} texts isn’t written in this language yet.} other {# of {all, number} texts aren’t written in this language yet.}}',
  'staff.languages.main_confirm': 'Make main language',
  'staff.languages.translating':
    'You’re writing the {language} texts. The {main} text stands above each field and doesn’t change. Numbers, dates and choices are the same for all languages.',

  'staff.editor.answers': 'Answers to choose from',
  'staff.editor.answer_number': 'Answer {number, number}',
  'staff.editor.answer_missing': 'Enter the answer in the main language too, or remove it',
  'staff.editor.add_answer': 'Add an answer',
  'staff.editor.remove_answer': 'Remove answer',
  'staff.editor.colour_pick': 'Choose a colour',

  'staff.retire.retired': 'Retired',
  'staff.retire.item': 'Retire this item…',
  'staff.retire.question': 'Retire question…',
  'staff.retire.answer': 'Retire answer…',
  'staff.retire.item_title': 'Retire “{name}”?',
  'staff.retire.question_title': 'Retire question {name}?',
  'staff.retire.answer_title': 'Retire “{name}”?',
  'staff.retire.item_body':
    'New visitors can’t choose it any more. Requests that name it keep it: they’re packed and sent as before.',
  'staff.retire.question_body': 'Visitors are no longer asked. Answers already given are kept and still shown.',
  'staff.retire.answer_body': 'New visitors can’t choose it any more. Requests that chose it keep it.',
  'staff.retire.item_uses':
    '{requests, plural, =0 {No request names it.} one {One request names it.} other {# requests name it.}}',
  'staff.retire.question_uses':
    '{requests, plural, =0 {No request answered it.} one {One request answered it.} other {# requests answered it.}}',
  'staff.retire.answer_uses':
    '{requests, plural, =0 {No request chose it.} one {One request chose it.} other {# requests chose it.}}',
  'staff.retire.uses_unknown': 'How many requests name it isn’t known at the moment.',
  'staff.retire.waiting':
    '{waiting, plural, one {One of them is in the queue. It keeps its place and still gets one if any are left or handed back.} other {# of them are in the queue. They keep their places and still get one if any are left or handed back.}} To stop that, decline those requests.',
  'staff.retire.undo': 'It takes effect when you save. You can bring it back later.',
  'staff.retire.confirm': 'Retire',
  'staff.retire.bring_back': 'Bring back',

  'staff.preview.title': 'Preview',
  'staff.preview.show': 'Show',
  'staff.preview.hide': 'Hide',
  'staff.preview.hint': 'See the public page while you write.',
  'staff.preview.frame': 'Preview of the public page',
  'staff.preview.device': 'Width',
  'staff.preview.phone': 'Phone',
  'staff.preview.desktop': 'Desktop',
  'staff.preview.theme': 'Colours',
  'staff.preview.light': 'Light',
  'staff.preview.dark': 'Dark',
  'staff.preview.language': 'Language of the preview',
  'staff.preview.incomplete':
    'Some fields can’t be shown yet, so this is the page as it was before. Save names the fields to fix.',
  'staff.preview.not_yet': 'The preview appears once every field can be used. Save names the fields to fix.',
  'staff.preview.unavailable': 'The preview isn’t available at the moment. You can keep writing and save.',
};
