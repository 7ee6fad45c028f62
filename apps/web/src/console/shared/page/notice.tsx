import { Notice as PlainNotice, type NoticeProps as PlainNoticeProps } from '@doorstep/ui';

interface NoticeProps extends Omit<PlainNoticeProps, 'role'> {
  /** The role for screen readers: `alert` for errors, `status` for the rest. */
  announce: 'alert' | 'status';
}

export function Notice({ announce, ...notice }: NoticeProps) {
  return <PlainNotice {...notice} role={announce} />;
}
