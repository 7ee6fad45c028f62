import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { AddressPanel, type AddressPanelProps } from './address-panel.tsx';

export { panelVersion as version } from './panel-version.ts';

export interface MountedPanel {
  render: (props: AddressPanelProps) => void;
  unmount: () => void;
}

/** @param place The element with the plain search, which is hydrated as it is. */
export function mountPanel(place: Element, props: AddressPanelProps): MountedPanel {
  const root = hydrateRoot(place, createElement(AddressPanel, props));
  return {
    render: (next) => root.render(createElement(AddressPanel, next)),
    unmount: () => root.unmount(),
  };
}
