/** One line of `doctor`: `note` may be meant, `wrong` must be put right. */
export interface Finding {
  state: 'ok' | 'note' | 'wrong';
  about: string;
  text: string;
}
