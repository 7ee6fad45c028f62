import type { publicFindTexts } from '../en/public-find.ts';

export const publicFindTextsInArabic: Record<keyof typeof publicFindTexts, string> = {
  'public.footer.contacts': 'بيانات الاتصال لكل العروض',
  'public.footer.find': 'البحث عن طلبي',
  'public.error.find': 'البحث عن طلبي',
  'public.find.title': 'البحث عن طلبي',
  'public.find.lead': 'نرسل إليكم رابط الطلب بالبريد الإلكتروني.',
  'public.find.reference': 'رقمكم المرجعي',
  'public.find.reference_hint': 'تجدونه في إيصالكم وفي رسالة البريد الإلكتروني، مثلاً 7K4M-Q2XP-9RTA.',
  'public.find.reference_wrong': 'أدخلوا رقمكم المرجعي',
  'public.find.email_hint': 'العنوان الذي ذكرتموه في طلبكم.',
  'public.find.email_wrong': 'أدخلوا عنوان بريد إلكتروني، مثل name@example.org',
  'public.find.send': 'إرسال الرابط بالبريد الإلكتروني',
  'public.find.neither': 'ليس لديكم بريد إلكتروني أو رقم مرجعي؟',
  'public.find.neither_text':
    'اسألوا الجهة صاحبة العرض. يمكنها العثور على طلبكم باسمكم وعنوانكم. تجدون بيانات الاتصال في صفحة العرض.',
  'public.find.sent': 'تفقّدوا بريدكم الوارد',
  'public.find.sent_lead': 'إذا كان الاثنان يعودان إلى الطلب نفسه، فقد أرسلنا رسالة فيها الرابط.',
  'public.find.sent_text': 'قد يستغرق ذلك بضع دقائق. من لديه الرابط يستطيع الاطلاع على الطلب وتغييره: احتفظوا به لأنفسكم.',
  'public.find.nothing': 'لم يصل شيء؟',
  'public.find.nothing_text':
    'ابحثوا في مجلد الرسائل غير المرغوب فيها. تأكدوا من عدم وجود خطأ في الرقم المرجعي والبريد الإلكتروني، ثم حاولوا مرة أخرى. جوابنا واحد سواء عرفناهما أم لا، حتى لا يعرف أحد من قدّم طلباً.',
};
