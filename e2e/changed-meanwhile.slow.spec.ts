import { itemInput } from '@doorstep/testing';
import { expect, test } from './journey.ts';

const text = (en: string) => ({ en });

test('the check page asks for questions added meanwhile, says what was removed, and lets the visitor send', async ({
  visitor,
  staff,
  watch,
}) => {
  watch.expectErrors(/422/);
  const offer = await staff.publishOffer({
    questions: [{ id: 'why', kind: 'short_text', label: text('Why?'), help: {}, required: false, options: [] }],
  });
  await visitor.opens(offer.input.slug);
  await visitor.findsAddress('12 Pebble Lane');
  await visitor.fillsIn({ 'contact.name': 'Sam Marrow', 'answer.why': 'For the garden' });
  await visitor.checks();
  await staff.changeOffer(offer.id, {
    slug: `${offer.input.slug}-2`,
    questions: [
      {
        id: 'tap',
        kind: 'choice',
        label: text('Which tap do you have?'),
        help: {},
        required: true,
        options: [
          { id: 'round', label: text('Round') },
          { id: 'square', label: text('Square') },
        ],
      },
    ],
  });
  await visitor.sends();
  const main = visitor.page.getByRole('main');
  await expect(main).toContainText('We no longer ask “Why?”. Your answer won’t be sent.');
  await main.getByRole('link', { name: 'Which tap do you have? – Choose one' }).click();
  await expect(visitor.page.getByLabel('Round')).toBeFocused();
  await expect(main).toContainText('Sam Marrow');
  // Not answered yet, and sent again.
  await Promise.all([visitor.page.waitForResponse(/\/check$/), visitor.sends()]);
  await expect(visitor.button('offer.giving.first_come.send')).toBeEnabled();
  await expect(main.getByRole('link', { name: 'Which tap do you have? – Choose one' })).toBeVisible();
  await visitor.page.getByLabel('Square').check();
  await visitor.sends();
  await visitor.hasReceipt();
  const { rows } = await staff.requests(offer.id);
  expect((await staff.request(rows[0]?.id ?? '')).answers).toMatchObject([{ answer: 'Square' }]);
});

test('a visitor who asks for more than a home may have chooses again on the check page, which reloads at a new link', async ({
  visitor,
  staff,
  watch,
}) => {
  watch.expectErrors(/422/);
  const offer = await staff.publishOffer({
    items: [
      itemInput({ name: text('Large kit'), maxPerRequest: 3, maxPerHome: 3 }),
      itemInput({ name: text('Small kit'), maxPerRequest: 3, maxPerHome: 3 }),
    ],
    limits: { unitsPerHome: 6, windowDays: null },
  });
  const [large, small] = offer.input.items.map(({ id }) => id ?? '');
  await visitor.opens(offer.input.slug);
  await visitor.field(`quantity.${large}`).check();
  await visitor.field(`count.${large}`).selectOption('2');
  await visitor.field(`quantity.${small}`).check();
  await visitor.field(`count.${small}`).selectOption('3');
  await visitor.fillsIn({ 'contact.name': 'Sam Marrow' });
  await staff.changeOffer(offer.id, { slug: `${offer.input.slug}-2` });
  await visitor.page.reload();
  await expect(visitor.page).toHaveURL(new RegExp(`/o/${offer.input.slug}-2$`));
  await expect(visitor.field('contact.name')).toHaveValue('Sam Marrow');
  await visitor.findsAddress('14 Pebble Lane');
  await visitor.checks();
  await staff.changeOffer(offer.id, { limits: { unitsPerHome: 3, windowDays: null } });
  await visitor.sends();
  const items = visitor.page.getByRole('group', { name: 'What you’d like' });
  await expect(items).toContainText('Choose at most 3 in total');
  await visitor.field(`count.${small}`).selectOption('1');
  await visitor.sends();
  await visitor.hasReceipt();
});
