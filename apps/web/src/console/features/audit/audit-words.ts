import {
  apiScopes,
  claimKinds,
  installationScopes,
  offerPhases,
  requestStates,
  returnReasons,
  roles,
  type AuditEntryView,
} from '@doorstep/contract';
import type { StaffTextId } from '@doorstep/messages';
import { formatMoment } from '../../shared/texts/format-moment.ts';
import type { Texts } from '../../shared/texts/texts-context.tsx';

const unnamed = ['visitor', 'command_line', 'system', 'person', 'token'] as const;

export function actorName({ t }: Texts, { kind, name }: AuditEntryView['actor']): string {
  if (kind === 'token' && name !== '') return t('staff.audit.token', { name });
  if (name !== '') return name;
  return t(`staff.audit.actor.${unnamed.find((one) => one === kind) ?? 'system'}`);
}

const namedFields = [
  'accepted',
  'allowance',
  'change',
  'claims',
  'counted',
  'declined',
  'digest',
  'emails',
  'entries',
  'entry',
  'expiresAt',
  'file',
  'filters',
  'formerSlug',
  'from',
  'group',
  'hasSearch',
  'isOtherHome',
  'kind',
  'name',
  'note',
  'offers',
  'other',
  'packers',
  'page',
  'parcels',
  'phase',
  'proposedBy',
  'question',
  'rank',
  'reason',
  'reference',
  'references',
  'requests',
  'requiredFrom',
  'role',
  'scopes',
  'slug',
  'state',
  'title',
  'to',
  'unitsPerHome',
  'url',
  'value',
  'version',
  'windowDays',
  'withReadings',
] as const;

/** A field's name for readers; without a text it is derived from the identifier: `sortOrder` is “sort order”. */
export function fieldWords({ t }: Texts, name: string): string {
  const named = namedFields.find((field) => field === name);
  if (named !== undefined) return t(`staff.audit.field.${named}`);
  return name.replaceAll('_', ' ').replaceAll(/(?<=\p{Ll})\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);
}

type Words = Partial<Record<string, StaffTextId>>;
const wordsOf = <Value extends string>(values: readonly Value[], idOf: (value: Value) => StaffTextId): Words =>
  Object.fromEntries(values.map((value) => [value, idOf(value)]));

const roleWords = wordsOf(roles, (role) => `staff.role.${role}`);
const phaseWords = wordsOf(
  [...offerPhases, 'draft', 'published', 'archived'] as const,
  (phase) => `staff.offer_phase.${phase}`,
);

/** Texts for known values, by field or by action and field. */
const valueWords: Partial<Record<string, Words>> = {
  role: roleWords,
  'person.role_changed from': roleWords,
  'person.role_changed to': roleWords,
  'offer.archived from': phaseWords,
  'offer.closed from': phaseWords,
  'offer.paused from': phaseWords,
  'offer.published from': phaseWords,
  phase: phaseWords,
  state: wordsOf(requestStates, (state) => `staff.state.${state}`),
  scopes: wordsOf([...apiScopes, ...installationScopes], (scope) => `staff.scope.${scope}`),
  reason: { queue: 'staff.audit.value.reason.queue', draw: 'staff.audit.value.reason.draw' },
  'claim.made kind': wordsOf(claimKinds, (kind) => `staff.claim.kind.${kind}`),
  'request.returned kind': wordsOf(returnReasons, (reason) => `staff.return_reason.${reason}`),
  'request.lost kind': wordsOf(returnReasons, (reason) => `staff.return_reason.${reason}`),
  'request.details_changed kind': {
    ...wordsOf(['name', 'email', 'phone'] as const, (kind) => `staff.contact.${kind}`),
    answer: 'staff.audit.value.kind.answer',
  },
};

/** Translates known values, one or several; any other value stays as it is. */
function valueText({ t, language }: Texts, action: string, name: string, value: string): string {
  const words = valueWords[`${action} ${name}`] ?? valueWords[name] ?? {};
  const ids = value.split(' ').map((word) => words[word]);
  if (ids.every((id) => id !== undefined)) return ids.map((id) => t(id)).join('; ');
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? formatMoment(value, language) : value;
}

export function detailRows(
  texts: Texts,
  { action, detail }: Pick<AuditEntryView, 'action' | 'detail'>,
): { name: string; label: string; value: string }[] {
  return Object.entries(detail)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => ({
      name,
      label: fieldWords(texts, name),
      value:
        typeof value === 'boolean'
          ? texts.t(value ? 'staff.audit.yes' : 'staff.audit.no')
          : valueText(texts, action, name, String(value)),
    }));
}
