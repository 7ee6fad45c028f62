import { test } from './journey.ts';
import { asksInLanguage } from './language-journey.ts';

test.use({ language: 'ar' });

test('a visitor asks in Arabic, from right to left, from the offer to its emails', async ({
  visitor,
  staff,
  page,
  watch,
  installation,
}) => asksInLanguage({ language: 'ar', title: 'حاوية سماد لكل مسكن', visitor, staff, page, watch, installation }));
