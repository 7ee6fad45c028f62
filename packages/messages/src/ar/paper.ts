import type { paperTexts } from '../en/paper.ts';

export const paperTextsInArabic: Record<keyof typeof paperTexts, string> = {
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
};
