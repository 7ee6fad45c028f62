/** Between the form and Send: the offer has changed or an answer is missing. */
export const publicCheckTexts = {
  'public.field_error.choice_required': 'Choose one',
  'public.field_error.choices_required': 'Choose at least one',
  'public.field_error.consent_required': 'Tick to agree',
  'public.field_error.date_required': 'Enter a date',
  'public.field_error.number_required': 'Enter a number',
  'public.field_error.email_answer_required': 'Enter an email address',
  'public.field_error.phone_answer_required': 'Enter a phone number',
  'public.changes.item_gone': '“{was}” is no longer offered here, so it has been taken out of your request.',
  'public.changes.item_reworded': '“{was}” is now called “{now}”.',
  'public.changes.question_gone': 'We no longer ask “{was}”. Your answer won’t be sent.',
  'public.changes.question_reworded': '“{was}” now reads “{now}”. Check your answer.',
  'public.changes.option_gone': '“{was}” is no longer one of the answers.',
  'public.changes.option_reworded': 'Your answer “{was}” now reads “{now}”.',
  'public.changes.place_gone': 'You can’t collect it at “{was}” any more. Choose another place.',
  'public.changes.title': 'This offer has changed since you opened it',
  'public.changes.text': 'Nothing you typed was lost. Your request has not been sent yet.',
};
