import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Found } from './walk.ts'
import { lastActs, type Trail } from './trail.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const FOLDER = join(ROOT, 'dist', 'e2e', 'monkey')
/** The acts that are shown before a finding. */
const ACTS_SHOWN = 20

const baseName = ({ seed, engine, acts }: Trail) => `${engine}-${seed}-${acts.length}`

/** A finding for a person: what, where, after which acts, and the command that replays them. */
export function foundLines({ finding, trail }: Found, file: string): readonly string[] {
  const { kind, path, words } = finding
  return [
    `${kind} at ${path}: ${words}`,
    `  ${trail.engine}, seed ${trail.seed}, after act ${trail.acts.length}, first as ${trail.user ?? 'nobody'}:`,
    ...lastActs(trail, ACTS_SHOWN).map((line) => `  ${line}`),
    `  again: npm run e2e -- --monkey --engine ${trail.engine} --replay ${file}`,
  ]
}

/** Writes trail and picture of a finding, and prints it. */
export async function tellFound(
  found: Found,
  takePicture: (file: string) => Promise<unknown>,
): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const base = join(FOLDER, baseName(found.trail))
  await writeFile(`${base}.json`, JSON.stringify(found.trail, null, 1))
  await takePicture(`${base}.png`)
  for (const line of foundLines(found, relative(ROOT, `${base}.json`))) console.error(line)
}
