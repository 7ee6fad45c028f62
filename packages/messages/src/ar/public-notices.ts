import type { publicNoticeTexts } from '../en/public-notices.ts';

export const publicNoticeTextsInArabic: Record<keyof typeof publicNoticeTexts, string> = {
  'public.notice.privacy': 'الخصوصية',
  'public.notice.accessibility': 'سهولة الوصول',
  'public.notice.recipients': 'من يتلقّى بياناتكم أيضاً',
  'public.notice.nothing_loaded': 'لا تُحمّل هذه الصفحات شيئاً من شركات أخرى، ويُبحث عن عنوانكم على هذا الخادم وحده.',
  'public.notice.recipient.carrier':
    '{count, plural, =0 {إذا أرسلت {organisation} ما طلبتموه مع شركة توصيل، فإن الشركة تتلقّى} zero {إذا أرسلت {organisation} ما طلبتموه مع شركة توصيل، فإن الشركة تتلقّى} one {التوصيل لصالح {organisation} مع {carriers}. تتلقّى الشركة} two {التوصيل لصالح {organisation} مع {carriers}. تتلقّى الشركة التي تأتي إليكم} few {التوصيل لصالح {organisation} مع {carriers}. تتلقّى الشركة التي تأتي إليكم} many {التوصيل لصالح {organisation} مع {carriers}. تتلقّى الشركة التي تأتي إليكم} other {التوصيل لصالح {organisation} مع {carriers}. تتلقّى الشركة التي تأتي إليكم}} اسمكم وعنوانكم{contact, select, yes {. وقد تتلقّى أيضاً بريدكم الإلكتروني ورقم هاتفكم، إن ذكرتموهما، لإبلاغكم بموعد الوصول} other {}}.',
  'public.notice.recipient.captcha_always':
    'يتحقّق {provider} (شركة {company}، الولايات المتحدة) من أن الطلب صادر عن إنسان. يتصل متصفحكم به عند مراجعة طلبكم.',
  'public.notice.recipient.captcha_suspicion':
    'يتحقّق {provider} (شركة {company}، الولايات المتحدة) من بعض الطلبات عندما يكون فيها شيء غير معتاد. لا يتصل متصفحكم به إلا حينها.',
  'public.notice.recipient.captcha_monitored':
    'نجرّب حالياً {provider} (شركة {company}، الولايات المتحدة). يتصل متصفحكم به عند مراجعة طلبكم، ولا يقرّر شيئاً.',
  'public.notice.recipient.loqate_direct':
    'تبحث Loqate (شركة GB Group plc، المملكة المتحدة) عن العناوين. ما تكتبونه في حقل العنوان يرسله متصفحكم إليها.',
  'public.notice.recipient.loqate_relay':
    'تبحث Loqate (شركة GB Group plc، المملكة المتحدة) عن العناوين. ما تكتبونه في حقل العنوان يرسله خادمنا إليها، ولا تعرف من كتبه.',
  'public.notice.recipient.photon':
    'تبحث خدمة (Photon) عن العناوين في OpenStreetMap. ما تكتبونه في حقل العنوان يرسله خادمنا إليها، ولا تعرف من كتبه.',
  'public.notice.recipient.map':
    'تُظهر خدمة خرائط لموظفينا مكان العنوان. تعرف أي جزء من الخريطة ينظرون إليه، ولا تتلقّى اسمكم ولا عنوانكم.',
  'public.notice.recipient.mail_service':
    'توصل خدمة البريد الإلكتروني لدينا الرسائل التي نرسلها إليكم، إن ذكرتم عنوان بريد إلكتروني.',
  'public.notice.kept': 'مدة الاحتفاظ ببياناتكم',
  'public.notice.kept_days':
    '{organisation}: يُحذف اسمكم وبيانات الاتصال وعنوانكم وأجوبتكم بعد {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يوماً} other {# يوم}} من انتهاء طلبكم، أو قبل ذلك.',
  'public.notice.kept_after':
    'بعد ذلك يبقى رمز مستخرج من عنوانكم إلى أن ينتهي العرض نهائياً. وهو يحفظ الحد المسموح به لكل مسكن.',
  'public.notice.gap_backups': 'النسخ الاحتياطية التي أُنشئت قبل حذف بياناتكم تظل تحتويها إلى أن تُحذف.',
  'public.notice.gap_shared':
    'من لديه رابط طلبكم يستطيع الاطلاع عليه وتغيير عنوانه وإلغاءه. الاسم والعنوان مخفيان جزئياً هناك.',
  'public.notice.device': 'ما يبقى على جهازكم',
  'public.notice.device_text':
    'ملف تعريف ارتباط واحد يربط خطوات زيارتكم؛ يحتاج إليه النموذج، ولا يقول شيئاً عنكم. وبعد إرسال الطلب يعيد ملف آخر فتح صفحته لمدة 90 يوماً. ما تكتبونه في النموذج يُحفظ على جهازكم فقط، ويُحذف بعد 30 دقيقة دون ضغط على المفاتيح. ما تكتبونه في البحث عن العنوان يُرسل أثناء الكتابة للعثور على العنوان.',
  'public.notice.complain': 'إذا لم تكونوا راضين',
  'public.notice.complain_privacy':
    'اكتبوا أولاً إلى الجهة: بيانات الاتصال أدناه. ويمكنكم أيضاً تقديم شكوى إلى هيئة حماية البيانات في بلدكم.',
  'public.notice.complain_accessibility':
    'أخبروا الجهة بما لا يعمل لديكم: بيانات الاتصال أدناه. وإن لم يُفِد جوابها، يمكنكم تقديم شكوى إلى هيئة المساواة أو سهولة الوصول في بلدكم.',
  'public.notice.gaps': 'ثغرات معروفة',
  'public.notice.gap_puzzle':
    'لغز {provider} من شركة أخرى وقد يصعب مع قارئ الشاشة أو لوحة المفاتيح. وإن لم يناسبكم فالصفحة تعرض طريقة أخرى.',
  'public.notice.gap_language': 'قد تكون نصوص الجهة نفسها بلغة غير لغة الصفحة، وهي معلَّمة بذلك.',
  'public.notice.gap_screen_readers':
    'نختبر بأدوات آلية وبلوحة المفاتيح وبتكبير النص. لم تُجرَّب كل قارئات الشاشة مع كل صفحة.',
  'public.notice.puzzle': 'تحتاج بعض الطلبات إلى تحقّق قد يعرض لغزاً.',
  'public.notice.no_puzzle': 'لا يوجد لغز للحل.',
  'public.notice.written_on': 'آخر تعديل لهذا البيان: {date}.',
  'public.notice.theirs_written_on': 'آخر تعديل: {date}.',
  'public.notice.none_given': 'لم تكتب هذه الجهة بياناً بعد. اسألوها عبر بيانات الاتصال أدناه.',
  'public.notice.attributions': 'مصادر بيانات العناوين',
  'public.notice.accessibility_text':
    'صُمّمت هذه الصفحات لتلبّي إرشادات الوصول إلى محتوى الويب WCAG 2.2، المستوى AA. وهي تعمل بلوحة المفاتيح، ومع التكبير حتى 400%، وبدون JavaScript.',
};
