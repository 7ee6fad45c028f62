import type { ItemInput, OfferArea, OfferInput, OfferStatus } from '@doorstep/contract';
import type { Instant } from '../instant.ts';
import type { LimitGroup } from '../limit-group/limit-group-store.ts';

export type OfferItem = ItemInput & { id: string };

export type OfferDefinition = Omit<OfferInput, 'items' | 'area'> & { items: OfferItem[]; area: OfferArea };

export interface Offer {
  id: string;
  slug: string;
  version: number;
  status: OfferStatus;
  definition: OfferDefinition;
  /** The allowance it counts towards: its own, or a limit group's. */
  scopeId: string;
  /** Null if the scope is the offer's own. */
  group: Pick<LimitGroup, 'id' | 'name' | 'limits' | 'pastLimits'> | null;
  createdAt: Instant;
  updatedAt: Instant;
}

export function limitsOf({ group, definition }: Pick<Offer, 'group' | 'definition'>): OfferDefinition['limits'] {
  return group?.limits ?? definition.limits;
}

type Asked = Pick<OfferDefinition, 'items' | 'questions'>;

export function offeredOf<Definition extends Asked>(definition: Definition): Definition {
  return {
    ...definition,
    items: offered(definition.items),
    questions: offered(definition.questions).map((question) => ({ ...question, options: offered(question.options) })),
  };
}

function offered<Part extends { isRetired?: boolean | undefined }>(parts: readonly Part[]): Part[] {
  return parts.filter(({ isRetired }) => isRetired !== true);
}
