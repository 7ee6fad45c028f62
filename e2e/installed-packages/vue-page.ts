// The same in Vue, without a template: the page's policy allows no compiler.
import type {} from '@doorstep/address-field/vue';
import { createApp, h, ref, type GlobalComponents } from 'vue';

type PropsOf<Name extends 'doorstep-address' | 'doorstep-offer'> = InstanceType<GlobalComponents[Name]>['$props'];

export function showInVue(place: HTMLElement, { url, lookupKey }: { url: string; lookupKey: string }): void {
  const address: PropsOf<'doorstep-address'> = { url, 'lookup-key': lookupKey, countries: 'GB', debounce: 50 };
  // @ts-expect-error -- without an offer there is nothing to show
  const nothing: PropsOf<'doorstep-offer'> = { src: url, theme: 'dark' };
  createApp({
    setup() {
      const line = ref('');
      const take = ({ detail }: HTMLElementEventMap['doorstep-address']) => (line.value = detail.value.line1);
      return () => [
        h('doorstep-address', { ...address, onDoorstepAddress: take }),
        h('output', { 'aria-label': 'Chosen' }, line.value || nothing.offer),
      ];
    },
  }).mount(place);
}
