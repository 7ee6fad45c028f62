import type { AuditEntryView } from '@doorstep/contract';
import type { Texts } from '../../shared/texts/texts-context.tsx';

const unnamed = ['visitor', 'command_line', 'system', 'person', 'token'] as const;

/** Who did it, in words. */
export function actorName({ t }: Texts, { kind, name }: AuditEntryView['actor']): string {
  if (kind === 'token' && name !== '') return t('staff.audit.token', { name });
  if (name !== '') return name;
  return t(`staff.audit.actor.${unnamed.find((one) => one === kind) ?? 'system'}`);
}

/** Names of fields, as they are read: `unitsPerHome` is “units per home”. */
export function fieldWords(name: string): string {
  return name.replaceAll('_', ' ').replaceAll(/(?<=\p{Ll})\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);
}

/** What an entry says besides, by its fields. */
export function detailRows({ t }: Texts, detail: AuditEntryView['detail']): [name: string, value: string][] {
  return Object.entries(detail)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => [
      fieldWords(name),
      typeof value === 'boolean' ? t(value ? 'staff.audit.yes' : 'staff.audit.no') : String(value),
    ]);
}
