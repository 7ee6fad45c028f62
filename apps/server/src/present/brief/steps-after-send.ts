import { isDecidedByStaff, type Giving, type LocalText, type BriefStep } from '@doorstep/contract';
import { howItComes, isCollection } from './facts-of-offer.ts';
import { present, type OfferTextId, type WordsOfOffer } from './words-of-offer.ts';

/** What is known of a request before it is sent. */
export interface Prospect {
  giving: Giving;
  /** Recipient of its emails; '' for none, null if not known yet. */
  email: string | null;
  doubt?: 'no_pass' | 'typed_address' | 'address' | undefined;
}

export function stepsAfterSend(words: WordsOfOffer, prospect: Prospect): BriefStep[] {
  const { giving, email, doubt } = prospect;
  if (giving === 'none_left') return [];
  const steps = stepsOf(words, prospect);
  if (doubt === undefined) return steps;
  const { ours } = words;
  if (doubt === 'no_pass') {
    const isLinked = email !== null && email !== '';
    const first = isLinked
      ? step(ours, 'mail', 'offer.step.link', 'offer.step.link.more')
      : step(ours, 'lens', 'offer.step.person', 'offer.step.person.more');
    return isLinked ? [first, ...steps] : [first, ...steps.slice(giving === 'first_come' ? 1 : 0)];
  }
  if (giving === 'draw' || giving === 'queue') return [...steps.slice(0, -1), addressLater(words), ...steps.slice(-1)];
  // Staff look at every request anyway.
  if (giving === 'decided') return steps;
  const why = doubt === 'typed_address' ? (['offer.step.address.typed'] as const) : [];
  return [
    step(ours, 'lens', 'offer.step.address', ...why, 'offer.step.address.aside'),
    answer(words, email),
    lastStep(words, 'offer.step.if_well'),
  ];
}

function stepsOf(words: WordsOfOffer, { giving, email }: Prospect): BriefStep[] {
  const { definition, ours, day } = words;
  const way = wayOf(email);
  switch (giving) {
    case 'first_come':
    case 'none_left':
      return [
        step(ours, 'tick', 'offer.step.accepted', 'offer.step.accepted.more'),
        isCollection(words) ? code(words, email) : receipt(words, email),
        howItComes(words, giving),
      ];
    case 'draw': {
      const date = definition.draw?.knownAt ? day(definition.draw.knownAt) : '';
      const decidedBy = words.theirs(definition.draw?.value);
      return [
        step(ours, 'ticket', 'offer.step.entered', 'offer.step.entered.more'),
        {
          icon: 'clock',
          title: ours('offer.step.drawn', { date }),
          texts: present(
            ours('offer.step.told_draw', { way }),
            decidedBy !== null && ours('offer.step.decided_by'),
            decidedBy,
          ),
        },
        lastStep(words, 'offer.step.if_drawn', ours('offer.step.if_not_drawn')),
      ];
    }
    case 'queue':
      return [
        step(ours, 'people', 'offer.step.queued', 'offer.step.queued.more'),
        ...(isDecidedByStaff(definition) ? [step(ours, 'lens', 'offer.step.read', 'offer.step.read_queue.more')] : []),
        {
          icon: 'mail',
          title: ours('offer.step.turn'),
          texts: [ours('offer.step.told_turn', { way }), ours('offer.step.turn.more')],
        },
        lastStep(words, 'offer.step.your_turn'),
      ];
    case 'decided':
      return [
        step(ours, 'lens', 'offer.step.read', 'offer.step.read.more'),
        answer(words, email),
        lastStep(words, 'offer.step.if_yes'),
      ];
  }
}

function step(
  ours: WordsOfOffer['ours'],
  icon: BriefStep['icon'],
  title: OfferTextId,
  ...texts: OfferTextId[]
): BriefStep {
  return { icon, title: ours(title), texts: texts.map((id) => ours(id)) };
}

function wayOf(email: string | null): string {
  if (email === null) return 'maybe';
  return email === '' ? 'page' : 'sent';
}

function receipt({ ours }: WordsOfOffer, email: string | null): BriefStep {
  if (email === '') return step(ours, 'page', 'offer.step.page', 'offer.step.page.more');
  const text = email === null ? ours('offer.step.receipt.if_email') : ours('offer.step.receipt.to', { email });
  return { icon: 'mail', title: ours('offer.step.receipt'), texts: [text] };
}

function code({ ours }: WordsOfOffer, email: string | null): BriefStep {
  const more = ours('offer.step.code.more', { way: wayOf(email), email: email ?? '' });
  return { icon: email === '' ? 'page' : 'mail', title: ours('offer.step.code'), texts: [more] };
}

function addressLater(words: WordsOfOffer): BriefStep {
  const reach = isCollection(words) ? 'collected' : 'delivered';
  return { icon: 'lens', title: words.ours('offer.step.address_later', { reach }), texts: [] };
}

function answer({ definition, ours }: WordsOfOffer, email: string | null): BriefStep {
  const { decidedWithinDays: days } = definition;
  return {
    icon: 'mail',
    title: ours('offer.step.answer'),
    texts: present(
      isDecidedByStaff(definition) && days !== undefined && ours('offer.decided_within', { days }),
      ours('offer.step.told', { way: wayOf(email) }),
    ),
  };
}

const turnOf = {
  'offer.step.if_drawn': 'draw',
  'offer.step.your_turn': 'queue',
  'offer.step.if_yes': 'decided',
  'offer.step.if_well': 'decided',
} as const satisfies Partial<Record<OfferTextId, Giving>>;

/** The last step, if it happens: `if_drawn`, followed by how the request reaches the home. */
export function lastStep(words: WordsOfOffer, condition: keyof typeof turnOf, ...after: LocalText[]): BriefStep {
  // “If you’re drawn” is said by the condition.
  const turn = isCollection(words) ? turnOf[condition] : 'first_come';
  const { icon, title, texts } = howItComes(words, turn);
  const way = { ...title, text: /[.!?]$/.test(title.text) ? title.text : `${title.text}.` };
  return { icon, title: words.ours(condition), texts: [way, ...texts, ...after] };
}
