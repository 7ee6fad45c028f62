import type { publicChangeTexts } from '../en/public-change.ts';

export const publicChangeTextsInArabic: Record<keyof typeof publicChangeTexts, string> = {
  'public.change.title': 'تصحيح شيء ما',
  'public.change.until': 'يمكنكم تغيير هذا حتى التجهيز{date, select, none {} other {، في موعد أقصاه {date}}}.',
  'public.change.until_collected': 'يمكنكم تغيير هذا حتى الاستلام.',
  'public.change.shown': 'بياناتكم ظاهرة في هذه الصفحة.',
  'public.change.hide': 'إخفاؤها',
  'public.change.place': 'يبقى مكانكم لكم',
  'public.change.place_text': 'إذا تعذّر التغيير يبقى كل شيء كما هو الآن.',
  'public.change.back': 'العودة إلى طلبي',
  'public.change.now': 'الآن: {value}',
  'public.change.save': 'حفظ',
  'public.change.save_email': 'حفظ وإرسال الرابط',
  'public.change.keep': 'إبقاؤه كما هو',
  'public.change.items_kept': 'تحتفظون بما لديكم إلى أن يُحفظ التغيير.',
  'public.change.email_both': '{known, select, yes {نكتب إلى العنوانين} other {نرسل إليكم رابطاً}}',
  'public.change.email_both_text':
    '{known, select, yes {يتلقّى العنوان الجديد رابطاً للتأكيد. وإلى أن تضغطوه نواصل استخدام القديم. ونُبلغ العنوان القديم بالتغيير.} other {اضغطوه لتأكيد العنوان. لا نستخدمه قبل ذلك.}}',
  'public.change.email_waits':
    'أكّدوا {asked}: افتحوا الرابط الذي أرسلناه إليه. {current, select, none {حتى ذلك الحين لا نرسل رسائل أخرى.} other {حتى ذلك الحين نستخدم {current}.}}',
  'public.change.email_again': 'إرساله مرة أخرى',
  'public.change.email_keep': 'إبقاء القديم',
  'public.change.email_sent': 'الرابط في الطريق. قد يستغرق ذلك بضع دقائق.',
  'public.change.email_kept': 'بقي البريد الإلكتروني كما كان.',
  'public.change.not_changed': 'لم يتغيّر شيء',
  'public.change.refused.sold_out': 'لم يبقَ ما يكفي لذلك. تحتفظون بما لديكم.',
  'public.change.refused.already_asked': 'هذا أكثر مما يمكن لهذا المسكن الحصول عليه. تحتفظون بما لديكم.',
  'public.change.refused.rate_limited': 'تغيّر هذا مرات كثيرة اليوم. كل شيء كما كان. حاولوا غداً، أو اتصلوا بنا أدناه.',
  'public.change.refused.human_check_needed':
    'لا يمكننا تغيير هذا هنا لأن الطلب أُرسل دون التحقّق الأمني. اتصلوا بنا أدناه وسنفعل ذلك نيابة عنكم.',
  'public.change.left':
    '{left, plural, =0 {لم يبقَ شيء} zero {لم يبقَ شيء} one {بقي واحد فقط} two {بقي اثنان فقط} few {بقي # فقط} many {بقي # فقط} other {بقي # فقط}}',
  'public.change.ask_again': 'تصحيح العنوان وتقديم الطلب مرة أخرى',
  'public.change.ask_again_text': 'عاد من هذا العنوان: {address}. صحّحوه وسنرسله مرة أخرى. يمكن ذلك مرة واحدة.',
  'public.change.ask_again_send': 'الحفظ وتقديم الطلب مرة أخرى',
  'public.confirm.email.title': 'تأكيد بريدكم الإلكتروني الجديد',
  'public.confirm.email.text': 'اضغطوا الزر لتصل الرسائل عن الطلب {reference} إلى هذا العنوان.',
  'public.confirm.email.button': 'استخدام هذا البريد الإلكتروني',
  'public.confirm.email.expired': 'لم يتغيّر البريد الإلكتروني: الرابط قديم جداً، أو جرى تجهيز الطلب.',
};
