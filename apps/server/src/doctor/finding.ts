export interface Finding {
  state: 'ok' | 'note' | 'wrong';
  about: string;
  text: string;
}
