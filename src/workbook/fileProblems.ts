/** What can be wrong with a file that should be a workbook, before anything in it is read. */
export const FILE_PROBLEMS = [
  'file-missing',
  'folder-missing',
  'file-is-folder',
  'file-no-access',
  'file-held-open',
  'file-name-too-long',
  'file-too-large',
  'file-not-read',
  'file-not-written',
  'disk-full',
  'file-open-elsewhere',
  'file-not-put-back',
  'file-not-removed',
  'folder-not-made',
  'xlsx-not-zip',
  'xlsx-encrypted',
  'xlsx-old-format',
  'xlsx-damaged',
  'xlsx-not-workbook',
  'xlsx-too-large',
] as const;

export type FileProblem = (typeof FILE_PROBLEMS)[number];
