import type { embedTexts } from '../en/embed.ts';

export const embedTextsInArabic: Record<keyof typeof embedTexts, string> = {
  'embed.address.none_found': 'لم نجد ذلك في قائمة العناوين. تحقّقوا من الكتابة، أو ابدؤوا بالرمز البريدي.',
  'embed.address.unavailable': 'البحث عن العناوين لا يعمل الآن. حاولوا مرة أخرى بعد قليل.',
  'embed.address.limited': 'عمليات بحث كثيرة. انتظروا بضع دقائق ثم حاولوا مرة أخرى.',
  'embed.address.no_data': 'ليست لدينا قائمة عناوين لهذه المنطقة.',
  'embed.address.retrieve_failed': 'لم نتمكّن من تحميل هذا العنوان. اختاروه مرة أخرى.',
  'embed.address.gone': 'لم يعد هذا العنوان في القائمة. ابحثوا مرة أخرى.',
  'embed.address.unit_hint': 'مثلاً 2 أو B.',
  'embed.address.required': 'ابحثوا عن عنوانكم واختاروه من القائمة، أو اكتبوه بأنفسكم.',
  'embed.address.required_from_list': 'ابحثوا عن عنوانكم واختاروه من القائمة.',
  'embed.address.optional': '{label} (اختياري)',
  'embed.address.postcode_form': 'تحقّقوا من الرمز البريدي. في هذا البلد يكون بهذا الشكل: {example}.',
  'embed.address.incomplete': 'ما زال ينقص: {fields}.',
  'embed.offer.title': 'عرض',
  'embed.offer.loading': 'جارٍ تحميل العرض…',
  'embed.offer.refused': 'لا يمكن تعبئة هذا العرض على هذا الموقع بعد.',
  'embed.offer.unreachable': 'تعذّر تحميل العرض.',
  'embed.offer.open': 'فتح العرض في صفحته الخاصة',
};
