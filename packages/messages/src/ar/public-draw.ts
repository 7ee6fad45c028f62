import type { publicDrawTexts } from '../en/public-draw.ts';

export const publicDrawTextsInArabic: Record<keyof typeof publicDrawTexts, string> = {
  'public.draw.title': 'القرعة',
  'public.draw.heading_collecting': 'ستُجرى قرعة',
  'public.draw.heading_fixed': 'أُغلقت قائمة القرعة',
  'public.draw.heading_drawn': 'أُجريت القرعة',
  'public.draw.text_collecting':
    'لكل طلب مشارك في القرعة عند إغلاق العرض الفرصة نفسها. تظهر قائمة المشاركات هنا بعد الإغلاق بقليل.',
  'public.draw.text_fixed': 'أُغلق باب المشاركة. تُجرى القرعة عندما تُعرف القيمة المُعلَنة.',
  'public.draw.text_drawn': 'القيمة المُعلَنة معروفة، ويمكن لأي شخص إعادة القرعة بالقائمة أدناه.',
  'public.draw.decides': 'ما يحسم القرعة',
  'public.draw.format': 'كيف تُكتب',
  'public.draw.format_text':
    '{kind, select, digits {بالضبط {length, plural, zero {لا أرقام} one {رقم واحد} two {رقمان} few {# أرقام} many {# رقماً} other {# رقم}}، دون أي شيء بينها} hex {بالضبط {length, plural, zero {لا رموز} one {رمز واحد} two {رمزان} few {# رموز} many {# رمزاً} other {# رمز}}: من 0 إلى 9 ومن a إلى f، بحروف صغيرة} other {{count, plural, zero {لا أعداد} one {عدد صحيح واحد} two {عددان صحيحان مختلفان} few {# أعداد صحيحة مختلفة} many {# عدداً صحيحاً مختلفاً} other {# عدد صحيح مختلف}} من {min} إلى {max}، {order, select, ascending {الأصغر أولاً} other {بترتيب السحب}}، تفصل بينها مسافة واحدة ودون أصفار في البداية}}',
  'public.draw.known_at': 'تُعرف في',
  'public.draw.value': 'القيمة',
  'public.draw.fixed_at': 'أُغلقت القائمة في',
  'public.draw.digest': 'بصمة القائمة (SHA-256)',
  'public.draw.how_heading': 'كيف تعمل القرعة',
  'public.draw.how_enter': 'لكل طلب مشاركة: سطر من الحروف والأرقام لا يقول شيئاً عنكم. تجدونه في إيصالكم.',
  'public.draw.how_fix': 'بعد الإغلاق تُنشر هنا قائمة كل المشاركات. ومنذ ذلك الحين لا يتغيّر فيها شيء.',
  'public.draw.how_rank':
    'ثم تُعلَن قيمة لم يكن بإمكان أحد معرفتها من قبل. يُدخلها شخصان من الجهة كلٌّ على حدة، بالكتابة المُعلنة هنا. ومع كل مشاركة تحدّد هذه القيمة الترتيب.',
  'public.draw.how_give':
    'بهذا الترتيب نقبل الطلبات ما دام هناك ما يكفي للطلب كاملاً. وتبقى الطلبات الأخرى في قائمة الانتظار.',
  'public.draw.experts': 'للمختصين',
  'public.draw.experts_text': 'الترتيب هو ترتيب HMAC-SHA-256 لكل مشاركة، والقيمة المُعلَنة هي المفتاح، الأصغر أولاً.',
  'public.draw.list_heading':
    '{count, plural, zero {لا مشاركات} one {مشاركة واحدة} two {مشاركتان} few {# مشاركات} many {# مشاركة} other {# مشاركة}}',
  'public.draw.file':
    '<file>احفظوا القائمة في ملف</file> وتحقّقوا بأنفسكم: «doorstep draw verify» يعيد القرعة منه دون هذا الخادم.',
  'public.draw.more':
    '{count, plural, zero {لا مشاركات أخرى في الملف.} one {ومشاركة أخرى في الملف.} two {ومشاركتان أخريان في الملف.} few {و# مشاركات أخرى في الملف.} many {و# مشاركة أخرى في الملف.} other {و# مشاركة أخرى في الملف.}}',
  'public.draw.back': 'العودة إلى العرض',
};
