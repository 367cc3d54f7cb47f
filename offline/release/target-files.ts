import { join, posix } from 'node:path'
import { replaceFile } from '../durable-write.ts'
import type { SignedFile } from '../policy/release.ts'

/** A file that is signed and waits to be written under `targets/`. */
export interface NewFile {
  readonly file: SignedFile
  readonly body: Buffer
}

/** Where consistent snapshots keep a target: under its hash and name, relative to `targets/`. */
export function targetFile({ target, sha256 }: Pick<SignedFile, 'target' | 'sha256'>): string {
  const { dir, base } = posix.parse(target)
  return posix.join(dir, `${sha256}.${base}`)
}

/** Puts files where the metadata that is about to be signed says they are. */
export async function placeFiles(repoDir: string, files: readonly NewFile[]): Promise<void> {
  for (const { file, body } of files) {
    await replaceFile(join(repoDir, 'targets', targetFile(file)), body)
  }
}
