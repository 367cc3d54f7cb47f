import { forgetEntry, readEntry, writeEntry, type EntryName } from './vault.ts'

/** Copies of answers, for reading offline: by group and name, for a user or for visitors. */
export type CopyName = Omit<EntryName, 'version'>

/** The number of an owner's newest copies of a group that are stored, and for how many days. */
export interface CopyLimits {
  readonly most: number
  readonly days: number
}

const DAY_MS = 86_400_000

/** Any release may read a copy: what it holds is validated as the answer it is a copy of. */
const entryOf = (name: CopyName): EntryName => ({ ...name, version: '' })

/**
 * Stores a copy, replacing an older one, unless its owner is the page's user no more; those beyond
 * the limits of its group are deleted.
 */
export async function keepCopy(
  name: CopyName,
  value: unknown,
  limits: CopyLimits,
  still: () => boolean,
  now = Date.now(),
): Promise<void> {
  await writeEntry(entryOf(name), { at: now, text: JSON.stringify(value) }, limits, still)
}

/**
 * A copy and the time at which it was stored; null if there is none or it is too old. Rejects where
 * it was not stored by this app, and after two seconds without an answer.
 */
export async function readCopy(
  name: CopyName,
  { days }: CopyLimits,
  now = Date.now(),
): Promise<{ readonly at: number; readonly value: unknown } | null> {
  const entry = await readEntry(entryOf(name))
  if (entry === null || entry.at < now - days * DAY_MS) return null
  return { at: entry.at, value: JSON.parse(entry.text) }
}

/** Deletes the copies of one name that this user or a visitor has. */
export async function forgetCopies(name: CopyName): Promise<void> {
  await Promise.all([forgetEntry(name), forgetEntry({ ...name, owner: '' })])
}
