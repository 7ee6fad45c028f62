export function OfferEditorPage() {
  return null;
}
