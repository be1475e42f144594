import { readFile } from 'node:fs/promises';
import { fileProblem } from '../adapters/xlsx/file-problem';
import { decodeText, isText } from '../behaviour/decode';
import { problem, type Problem } from '../engine/problem';
import { err, ok, type Result } from '../engine/result';

/** Reads a text as players send it (B-5); a file that is none is refused, since any bytes can be read as letters. */
export async function readTextFile(path: string): Promise<Result<string, Problem>> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch (error) {
    return err(fileProblem(error, path, 'read'));
  }
  const text = decodeText(bytes);
  return isText(text) ? ok(text) : err(problem('text-not-text', { file: path }));
}
