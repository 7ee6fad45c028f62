import type { StaffTextId } from '@doorstep/messages';

/** The editor's sections in order; each has a heading to jump to. */
export const sections = [
  'what',
  'items',
  'limits',
  'sharing_out',
  'collection',
  'area',
  'asking',
  'organisation',
] as const;
export type Section = (typeof sections)[number];

/** Ids of a section's tab and its panel. */
export const tabOf = (section: Section): string => `tab-${section}`;
export const panelOf = (section: Section): string => `panel-${section}`;

interface FieldPlace {
  section: Section;
  label: StaffTextId;
}

const places: Record<string, FieldPlace> = {
  title: { section: 'what', label: 'staff.editor.title' },
  slug: { section: 'what', label: 'staff.editor.slug' },
  summary: { section: 'what', label: 'staff.editor.summary' },
  description: { section: 'what', label: 'staff.editor.description' },
  eligibility: { section: 'what', label: 'staff.editor.eligibility' },
  delivery: { section: 'what', label: 'staff.editor.delivery' },
  deliveryDetails: { section: 'what', label: 'staff.editor.delivery_details' },
  packedWithinDays: { section: 'what', label: 'staff.editor.packed_within' },
  deliveredWithinDays: { section: 'what', label: 'staff.editor.delivered_within' },
  confirmation: { section: 'what', label: 'staff.editor.confirmation' },
  picture: { section: 'what', label: 'staff.editor.picture' },
  items: { section: 'items', label: 'staff.section.items' },
  unitsPerHome: { section: 'limits', label: 'staff.editor.units_per_home' },
  windowDays: { section: 'limits', label: 'staff.editor.window_days' },
  timeZone: { section: 'sharing_out', label: 'staff.editor.time_zone' },
  opensAt: { section: 'sharing_out', label: 'staff.editor.opens_at' },
  closesAt: { section: 'sharing_out', label: 'staff.editor.closes_at' },
  handedOut: { section: 'collection', label: 'staff.editor.handed_out' },
  places: { section: 'collection', label: 'staff.section.collection' },
  'places.name': { section: 'collection', label: 'staff.editor.place_name' },
  'places.openings': { section: 'collection', label: 'staff.editor.add_opening' },
  countries: { section: 'area', label: 'staff.editor.countries' },
  postcodePrefixes: { section: 'area', label: 'staff.editor.postcodes' },
  polygon: { section: 'area', label: 'staff.polygon.label' },
  typedAddresses: { section: 'area', label: 'staff.editor.typed_addresses' },
  addressPolicy: { section: 'area', label: 'staff.editor.address_policy' },
  contact: { section: 'asking', label: 'staff.editor.contact' },
  questions: { section: 'asking', label: 'staff.editor.questions' },
  allocation: { section: 'sharing_out', label: 'staff.editor.allocation' },
  decisionRule: { section: 'sharing_out', label: 'staff.editor.decision_rule' },
  decidedWithinDays: { section: 'sharing_out', label: 'staff.editor.decided_within' },
  drawValue: { section: 'sharing_out', label: 'staff.editor.draw_value' },
  drawFormat: { section: 'sharing_out', label: 'staff.editor.draw_format' },
  drawKnownAt: { section: 'sharing_out', label: 'staff.editor.draw_known_at' },
  hasWaitlist: { section: 'sharing_out', label: 'staff.editor.has_waitlist' },
  showsRemaining: { section: 'sharing_out', label: 'staff.editor.shows_remaining' },
  isListed: { section: 'sharing_out', label: 'staff.editor.is_listed' },
  whenCheckIsDown: { section: 'sharing_out', label: 'staff.editor.when_check_is_down' },
  organisation: { section: 'organisation', label: 'staff.editor.organisation_name' },
  'organisation.name': { section: 'organisation', label: 'staff.editor.organisation_name' },
  'organisation.privacyNotice': { section: 'organisation', label: 'staff.editor.privacy_notice' },
  'organisation.accessibilityNotice': { section: 'organisation', label: 'staff.editor.accessibility_notice' },
  'organisation.helpContact': { section: 'organisation', label: 'staff.editor.help_contact' },
  'organisation.logo': { section: 'organisation', label: 'staff.editor.logo' },
  'organisation.logo.alt': { section: 'organisation', label: 'staff.editor.logo' },
  'organisation.logo.file': { section: 'organisation', label: 'staff.editor.logo' },
  'organisation.colour': { section: 'organisation', label: 'staff.editor.colour' },
  retentionDays: { section: 'organisation', label: 'staff.editor.retention_days' },
};

/**
 * The section and label of a field.
 * @param path A path of the form.
 */
export function placeOf(path: string): FieldPlace {
  const parts = path.split('.');
  const known = parts.map((_, index) => places[parts.slice(0, parts.length - index).join('.')]);
  return known.find((place) => place !== undefined) ?? { section: 'what', label: 'staff.section.what' };
}

/** Focuses a field, in whatever language is shown; without a field, the section's heading. */
export function focusField(path: string): void {
  const parts = path.split('.');
  const field = parts
    .map((_, index) => fieldNamed(parts.slice(0, parts.length - index).join('.')))
    .find((found) => found !== null);
  const target = field ?? document.querySelector<HTMLElement>(`#section-${placeOf(path).section}`);
  target?.closest('details')?.setAttribute('open', '');
  target?.focus();
  target?.scrollIntoView({ block: 'center' });
}

/** Opens the fold around a field: a collapsed field cannot receive the focus. */
export function openFold(path: string): void {
  fieldNamed(path)?.closest('details')?.setAttribute('open', '');
}

/** Whether a field of exactly this name is on the page. */
export function isFieldShown(path: string): boolean {
  return document.querySelector(`[name="${CSS.escape(path)}"]`) !== null;
}

function fieldNamed(path: string): HTMLElement | null {
  const name = CSS.escape(path);
  return document.querySelector<HTMLElement>(`[name="${name}"], [name^="${name}\\."]`);
}
