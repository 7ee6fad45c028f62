import { ImportError } from './ingest/import-error.ts';

const fullTexts: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota of this user is used up',
  EFBIG: 'a file became larger than the file system or a limit of this user allows',
};

/** An ImportError for write errors that the operator can fix, else the original error. */
export function explainWriteError(error: unknown, folder: string): unknown {
  if (error instanceof ImportError || !(error instanceof Error) || !('code' in error)) return error;
  const full = fullTexts[String(error.code)];
  if (full !== undefined) {
    return new ImportError('disk_full', folder, `${full}: make room and start the import again`, error);
  }
  if (error.code === 'EACCES' || error.code === 'EPERM' || error.code === 'EROFS') {
    return new ImportError('folder_unwritable', folder, 'it cannot be written into by this user', error);
  }
  return error;
}
