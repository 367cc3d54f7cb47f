import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ConformanceCase } from './conformance-case.ts'

/** The folder in which the repositories are made, and the cases so far. */
export interface CaseKit {
  readonly folder: string
  readonly cases: ConformanceCase[]
  /** The time by which metadata is written. */
  readonly now: () => Date
}

/** The root that each device begins with: all repositories have the same keys. */
export const ROOT = 'one/metadata/1.root.json'

/** The place of a repository for its publisher. */
export const publisherPlace = ({ folder, now }: CaseKit, repoDir: string) => ({
  repoDir,
  keysDir: join(folder, 'work', 'keys'),
  now,
})

/** Adds a case whose repository is a copy of another, with something done to it. */
export async function addChanged(
  { folder, cases }: CaseKit,
  {
    from,
    name,
    first,
    opens,
    refused,
  }: Omit<ConformanceCase, 'repository' | 'root'> & { readonly from: string },
  change: (repoDir: string) => Promise<unknown>,
): Promise<void> {
  const repository = name.replaceAll(/[^a-z0-9]+/g, '-')
  cpSync(join(folder, from), join(folder, repository), { recursive: true })
  await change(join(folder, repository))
  cases.push({ name, first, repository, root: ROOT, opens, refused })
}

/** Adds cases of copies of `two` with something done to them, met after `one`. */
export const spoilTwo =
  (kit: CaseKit) =>
  (
    name: string,
    refused: ConformanceCase['refused'],
    spoil: (repoDir: string) => Promise<unknown>,
    opens = '1.0.0',
  ): Promise<void> =>
    addChanged(kit, { name, from: 'two', first: 'one', opens, refused }, spoil)

/** The path of a zip of a repository, by the end of its name. */
export function findZip(repoDir: string, end: string): string {
  const names = readdirSync(join(repoDir, 'targets'))
  return join(repoDir, 'targets', names.find((it) => it.endsWith(end)) ?? '')
}

/** Replaces a file by what is made of it. */
export const rewrite = async (path: string, change: (bytes: Buffer) => Buffer) =>
  writeFile(path, change(readFileSync(path)))

/** The bytes with one bit turned. */
export function turnMiddle(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes)
  const middle = copy.length >> 1
  copy.writeUInt8(copy.readUInt8(middle) ^ 1, middle)
  return copy
}
