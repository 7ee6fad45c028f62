import type { mailTexts } from '../en/mail.ts';

export const mailTextsInArabic: Record<keyof typeof mailTexts, string> = {
  'mail.receipt.subject': 'طلبكم {reference}: {offer}',
  'mail.receipt.intro':
    '{state, select, accepted {قُبل طلبكم لـ «{offer}». حصتكم محجوزة لكم{way, select, collected {: تجدون المكان والموعد ورمزكم أدناه} other {، وسنجهّزها قريباً}}.} held {نتحقّق من طلبكم لـ «{offer}». لا داعي لفعل أي شيء؛ سنراسلكم عند اتخاذ القرار.} waitlisted {رقمكم في قائمة الانتظار لـ «{offer}»: {place, number}. سنراسلكم عندما يحين دوركم.} entered {أنتم مشاركون في قرعة «{offer}». سنراسلكم بعد إجرائها.} other {هذا طلبكم لـ «{offer}».}}',
  'mail.confirm_link.subject': 'تأكيد طلبكم {reference}',
  'mail.confirm_link.intro':
    'بقيت خطوة: لتأكيد طلبكم لـ «{offer}» افتحوا هذا الرابط خلال 24 ساعة واضغطوا الزر هناك. حتى ذلك الحين لا شيء محجوز لكم.',
  'mail.confirm_link.otherwise':
    'إن لم تقدّموا هذا الطلب فتجاهلوا هذه الرسالة. {way, select, collected {لن يُحجز لكم شيء.} other {لن يُرسل شيء.}}',
  'mail.accepted.subject': 'قُبل طلبكم {reference}',
  'mail.accepted.intro':
    'خبر سار: قُبل طلبكم لـ «{offer}». حصتكم محجوزة لكم{way, select, collected {: تجدون المكان والموعد ورمزكم أدناه} other {، وسنجهّزها قريباً}}.',
  'mail.not_drawn.subject': 'أُجريت القرعة: طلبكم {reference}',
  'mail.not_drawn.intro':
    'أُجريت قرعة «{offer}»، ولم يكن طلبكم من الأوائل. وهو الآن في قائمة الانتظار. إذا أُعيدت حصة ذهبت إلى المسكن التالي في القائمة. لا داعي لفعل أي شيء.',
  'mail.lapsed.subject': 'انتهى طلبكم {reference}',
  'mail.lapsed.intro':
    'انتهى طلبكم لـ «{offer}» قبل أن نتمكّن من قبوله. {way, select, collected {لا شيء محجوز لكم.} other {لن يُرسل شيء.}}',
  'mail.declined.subject': 'بشأن طلبكم {reference}',
  'mail.declined.intro':
    'نأسف: لم نتمكّن من قبول طلبكم لـ «{offer}». {way, select, collected {لا شيء محجوز لكم.} other {لن يُرسل شيء.}}',
  'mail.declined.reason': 'السبب: {reason}',
  'mail.withdrawn.subject': 'أُلغي طلبكم {reference}',
  'mail.withdrawn.intro': 'أُلغي طلبكم لـ «{offer}». {way, select, collected {لا شيء محجوز لكم.} other {لن يُرسل شيء.}}',
  'mail.dispatched.subject': 'طلبكم {reference} في الطريق إليكم',
  'mail.dispatched.intro': 'أرسلنا ما طلبتموه من «{offer}». وهو في الطريق إليكم.',
  'mail.dispatched.tracking': 'رقم التتبّع: {tracking}',
  'mail.dispatched.carrier': 'التوصيل مع {carrier}.',
  'mail.dispatched.follow': 'تتبّع طردكم',
  'mail.returned.subject': 'عاد إلينا طلبكم {reference}',
  'mail.returned.intro':
    'تعذّر تسليم ما طلبتموه من «{offer}» وعاد إلينا. إن عرفتم السبب فاتصلوا بنا. وإذا أرسلناه مرة أخرى فسنراسلكم.',
  'mail.lost.subject': 'ضاع طلبكم {reference} في الطريق',
  'mail.lost.intro':
    'نأسف: ضاع ما طلبتموه من «{offer}» في الطريق. إذا أرسلناه مرة أخرى فسنراسلكم. إن كان لديكم سؤال فاتصلوا بنا.',
  'mail.sent_again.subject': 'نرسل طلبكم {reference} مرة أخرى',
  'mail.sent_again.intro': 'حجزنا لكم حصة أخرى من «{offer}». سنجهّزها قريباً، ونراسلكم عندما تكون في الطريق.',
  'mail.ready.subject': 'جاهز للاستلام: {offer}، {reference}',
  'mail.ready.intro': 'ما طلبتموه من «{offer}» بانتظاركم. تجدون المكان والموعد ورمزكم أدناه.',
  'mail.ready.open': 'إظهار رمزي',
  'mail.not_collected.subject': 'لم يُستلم: {offer}، {reference}',
  'mail.not_collected.intro': 'لم يُستلم ما طلبتموه من «{offer}» في الموعد، ولم يعد محفوظاً لكم.',
  'mail.place_changed.subject':
    '{change, select, gone {اختاروا مكاناً آخر لطلبكم {reference}} other {مكان استلام طلبكم {reference}}}',
  'mail.place_changed.intro':
    '{change, select, chosen {تستلمون الآن ما طلبتموه من «{offer}» هنا: {place}. إن لم تختاروا ذلك فاتصلوا بنا.} gone {لم يعد ممكناً استلام ما طلبتموه من «{offer}» هنا: {place}. يبقى طلبكم كما هو: اختاروا مكاناً آخر في صفحته.} other {تغيّرت أوقات استلام ما طلبتموه من «{offer}» هنا: {place}. تأكدوا من قدرتكم على الحضور، أو اختاروا مكاناً آخر في صفحة طلبكم.}}',
  'mail.address_corrected.subject':
    '{turn, select, come {تغيّر عنوان طلبكم {reference}، وقُبل الطلب} other {تغيّر عنوان طلبكم {reference}}}',
  'mail.address_corrected.intro':
    'تغيّر العنوان في طلبكم «{offer}».{turn, select, come {} other {{state, select, held { نتحقّق من العنوان الجديد.} other { يبقى كل شيء آخر كما كان.}}}} إن لم تغيّروه أنتم فاتصلوا بنا.',
  'mail.request_adjusted.subject': '{turn, select, come {تغيّر طلبكم {reference} وقُبل} other {تغيّر طلبكم {reference}}}',
  'mail.request_adjusted.intro':
    'تغيّرت الكميات في طلبكم لـ «{offer}». وهو الآن: {items}.{turn, select, come {} other { يبقى كل شيء آخر كما كان.}}',
  'mail.details_changed.subject': 'تغيّر طلبكم {reference}',
  'mail.details_changed.intro':
    '{detail, select, name {تغيّر الاسم في طلبكم لـ «{offer}».} phone {تغيّر رقم الهاتف في طلبكم لـ «{offer}».} email {تغيّر البريد الإلكتروني لطلبكم «{offer}»{address, select, none {} other { إلى {address}}}. لن نكتب إلى هذا العنوان بعد الآن.} other {تغيّر جواب في طلبكم لـ «{offer}».}}{state, select, held { نتحقّق من طلبكم.} other {}} إن لم تكونوا أنتم فاتصلوا بنا.',
  'mail.email_asked.subject': 'طلبكم {reference}: بريد إلكتروني جديد',
  'mail.email_asked.intro':
    'سيصبح البريد الإلكتروني لطلبكم «{offer}»: {address}. وإلى أن يُؤكَّد من هناك نواصل الكتابة إليكم هنا. إن لم تكونوا أنتم فاتصلوا بنا.',
  'mail.confirm_email.subject': 'تأكيد بريدكم الإلكتروني للطلب {reference}',
  'mail.confirm_email.intro':
    'ذُكر هذا البريد الإلكتروني في طلب لـ «{offer}». لاستخدامه افتحوا هذا الرابط خلال 24 ساعة واضغطوا الزر هناك.',
  'mail.confirm_email.button': 'تأكيد بريدي الإلكتروني',
  'mail.confirm_email.otherwise': 'إن لم تكونوا أنتم فتجاهلوا هذه الرسالة. لن يتغيّر شيء.',
  'mail.claim_upheld.subject': 'يمكنكم الآن طلب «{offer}»',
  'mail.claim_upheld.intro': 'شكراً على إبلاغنا. نظرنا في الأمر، ويمكن لمسكنكم طلب «{offer}». أرسلوا طلبكم في هذه الصفحة:',
  'mail.claim_refused.subject': 'ما أبلغتمونا به بشأن «{offer}»',
  'mail.claim_refused.intro': 'شكراً على إبلاغنا. نظرنا في الأمر، ولا يمكن لمسكنكم طلب «{offer}» مرة أخرى.',
  'mail.claim.reason': 'ما توصّلنا إليه: {reason}',
  'mail.open':
    '{state, select, accepted {عرض طلبي أو تغييره} held {عرض طلبي أو تغييره} waitlisted {عرض طلبي أو تغييره} entered {عرض طلبي أو تغييره} other {عرض طلبي}}',
  'mail.confirm_link.button': 'تأكيد طلبي',
  'mail.matter.reference': 'رقمكم المرجعي',
  'mail.matter.items': 'ماذا',
  'mail.matter.to': 'التسليم إلى',
  'mail.matter.where': 'مكان الاستلام',
  'mail.matter.when': 'الموعد',
  'mail.matter.code': 'رمزكم',
  'mail.help': 'المساعدة',
  'mail.why':
    'تصلكم هذه الرسالة لأنكم طلبتم «{offer}».{reply, select, yes { إذا رددتم عليها وصل ردّكم إلى {organisation}.} other {}}',
  'mail.drawn': 'أُجريت القرعة، ووقعت على طلبكم.',
  'mail.draw_day': 'موعد القرعة: {date}.',
  'mail.status':
    '{opens, select, link {يفتح هذا الرابط طلبكم.} other {يفتح الزر طلبكم.}} من يملك هذه الرسالة يستطيع فتحه أيضاً: احتفظوا بها لأنفسكم.',
  'mail.hidden_link': '[رابط خاص لا يتلقّاه إلا صاحب الطلب]',
  'mail.signature': '{organisation}',
};
