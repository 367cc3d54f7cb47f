import { join, posix } from 'node:path'
import type { TargetFile } from '@tufjs/models'
import * as v from 'valibot'
import { replaceFile } from '../durable-write.ts'
import { packName, type SignedFile } from '#offline/pack/release.ts'
import type { Trusted } from './metadata-store.ts'

/** A file to be written under `targets/` before its metadata is signed. */
export interface NewFile {
  readonly file: SignedFile
  readonly body: Buffer
}

/** A target's path under consistent snapshots, relative to `targets/`: `DIR/SHA256.NAME`. */
export function targetFile({ target, sha256 }: Pick<SignedFile, 'target' | 'sha256'>): string {
  const { dir, base } = posix.parse(target)
  return posix.join(dir, `${sha256}.${base}`)
}

/** Writes files to their target paths. */
export async function placeFiles(repoDir: string, files: readonly NewFile[]): Promise<void> {
  for (const { file, body } of files) {
    await replaceFile(join(repoDir, 'targets', targetFile(file)), body)
  }
}

const builtinSchema = v.object({
  kind: v.literal('builtin'),
  pack: packName,
  version: v.string(),
})

/**
 * A pack that ships with an app, which the repository keeps to make deltas from. No device
 * downloads it.
 */
interface Builtin extends v.InferOutput<typeof builtinSchema> {
  readonly target: string
  readonly sha256: string
}

/** Every built-in pack that is registered in the repository. */
export function readBuiltins({ targets }: Trusted): Builtin[] {
  return Object.values(targets.signed.targets).flatMap(({ path, hashes, custom }) => {
    const about = v.safeParse(builtinSchema, custom)
    const sha256 = hashes['sha256']
    return about.success && sha256 !== undefined ? [{ ...about.output, target: path, sha256 }] : []
  })
}

/** A built-in pack that is yet to be signed and written. */
export interface BuiltinFile extends NewFile {
  readonly pack: string
  readonly version: string
  readonly target: TargetFile
}
