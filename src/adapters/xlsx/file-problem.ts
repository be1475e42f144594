import { dirname } from 'node:path';
import { problem, type Problem } from '../../engine/problem';
import type { FileProblem } from '../../workbook/fileProblems';

type Deed = 'read' | 'write' | 'make';

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Errors of the system that mean the same whatever was done with the file. */
const EITHER: Readonly<Record<string, FileProblem>> = {
  EACCES: 'file-no-access',
  EROFS: 'file-no-access',
  // Windows: another program, mostly Excel, holds the file, or it is write-protected.
  EPERM: process.platform === 'win32' ? 'file-held-open' : 'file-no-access',
  EBUSY: 'file-held-open',
  ETXTBSY: 'file-held-open',
  EISDIR: 'file-is-folder',
  ENAMETOOLONG: 'file-name-too-long',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  ERR_FS_FILE_TOO_LARGE: 'file-too-large',
};

const OWN: Readonly<Record<Deed, Readonly<Record<string, FileProblem>>>> = {
  read: { ENOENT: 'file-missing', ENOTDIR: 'file-missing' },
  // The file itself is made by writing: what can be missing is its folder.
  write: { ENOENT: 'folder-missing', ENOTDIR: 'folder-missing', ENOTEMPTY: 'file-is-folder', EEXIST: 'file-is-folder' },
  // Making a folder: a file stands in its place.
  make: { EEXIST: 'folder-not-made', ENOTDIR: 'folder-not-made', ENOENT: 'folder-not-made' },
};

/** What an error of the system says about a file; an error that is none is a bug and thrown again. */
export function fileProblem(error: unknown, file: string, deed: Deed): Problem<FileProblem> {
  const code = codeOf(error);
  const known = OWN[deed][code] ?? EITHER[code];
  if (known === undefined && !/^E[A-Z0-9]+$/.test(code)) throw error;
  const other = deed === 'read' ? 'file-not-read' : 'file-not-written';
  return problem(known ?? other, { file, folder: dirname(file), code });
}
