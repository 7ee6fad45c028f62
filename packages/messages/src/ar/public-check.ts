import type { publicCheckTexts } from '../en/public-check.ts';

export const publicCheckTextsInArabic: Record<keyof typeof publicCheckTexts, string> = {
  'public.field_error.choice_required': 'اختاروا واحداً',
  'public.field_error.choices_required': 'اختاروا واحداً على الأقل',
  'public.field_error.consent_required': 'ضعوا علامة للموافقة',
  'public.field_error.date_required': 'أدخلوا تاريخاً',
  'public.field_error.number_required': 'أدخلوا رقماً',
  'public.field_error.email_answer_required': 'أدخلوا عنوان بريد إلكتروني',
  'public.field_error.phone_answer_required': 'أدخلوا رقم هاتف',
  'public.changes.item_gone': 'لم يعد «{was}» متاحاً هنا، لذلك حُذف من طلبكم.',
  'public.changes.item_reworded': '«{was}» يُسمّى الآن «{now}».',
  'public.changes.question_gone': 'لم نعد نسأل «{was}». لن يُرسل جوابكم.',
  'public.changes.question_reworded': 'أصبح «{was}» الآن «{now}». تحقّقوا من جوابكم.',
  'public.changes.option_gone': 'لم يعد «{was}» من الأجوبة.',
  'public.changes.option_reworded': 'جوابكم «{was}» أصبح الآن «{now}».',
  'public.changes.place_gone': 'لم يعد الاستلام في «{was}» ممكناً. اختاروا مكاناً آخر.',
  'public.changes.title': 'تغيّر هذا العرض منذ أن فتحتموه',
  'public.changes.text': 'لم يضِع شيء مما كتبتموه. لم يُرسل طلبكم بعد.',
};
