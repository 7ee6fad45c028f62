import { Notice as PlainNotice, type NoticeProps as PlainNoticeProps } from '@doorstep/ui';

interface NoticeProps extends Omit<PlainNoticeProps, 'role'> {
  /** Said to a screen reader as it appears: `alert` for what went wrong, `status` for the rest. */
  announce: 'alert' | 'status';
}

/** A notice that comes up while one works. */
export function Notice({ announce, ...notice }: NoticeProps) {
  return <PlainNotice {...notice} role={announce} />;
}
