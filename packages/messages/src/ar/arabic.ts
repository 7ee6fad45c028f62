import type { TranslatedParts } from '../translated-parts.ts';
import { errorsInArabic } from './errors.ts';
import { mailTextsInArabic } from './mail.ts';
import { offerTextsInArabic } from './offer.ts';
import { publicPageTextsInArabic } from './public.ts';
import { publicAddressTextsInArabic } from './public-address.ts';
import { publicNoticeTextsInArabic } from './public-notices.ts';
import { publicStatusTextsInArabic } from './public-status.ts';

/** Complete for visitors; the console and emails to staff stay English. */
export const arabic: TranslatedParts = {
  errors: errorsInArabic,
  offer: offerTextsInArabic,
  public: {
    ...publicPageTextsInArabic,
    ...publicAddressTextsInArabic,
    ...publicNoticeTextsInArabic,
    ...publicStatusTextsInArabic,
  },
  mail: mailTextsInArabic,
  paper: {
    'paper.pick_list.title': 'قائمة التجهيز، {batch}',
    'paper.pick_list.parcels':
      '{parcels, plural, zero {لا طرود} one {طرد واحد} two {طردان} few {# طرود} many {# طرداً} other {# طرد}}',
    'paper.pick_list.page': 'الصفحة {page}',
    'paper.pick_list.position': 'الرقم',
    'paper.pick_list.reference': 'الرقم المرجعي',
    'paper.pick_list.name': 'الاسم',
    'paper.pick_list.town': 'المدينة',
    'paper.pick_list.items': 'الأصناف',
    'paper.slips.title': 'قسائم التعبئة، {batch}',
    'paper.slips.items': 'في هذا الطرد',
    'paper.slips.help': 'هل ينقص شيء أو هل فيه كسر؟',
  },
  embed: {
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
  },
};
