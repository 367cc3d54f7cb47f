/**
 * The last page of each address, for when there is no network (rules.md#composed-pages). What was
 * cut for a user is theirs, and goes when they leave.
 */
import * as v from 'valibot'
import { queryPage } from '#api/calls/page.ts'

const PREFIX = 'page:'
/** More than anyone comes by in a week; the oldest goes. */
const MOST = 20

const kept = v.object({
  /** The open id of whose it is; empty: anybody's. */
  owner: v.string(),
  /** When it came, ms since 1970. */
  at: v.number(),
  page: queryPage.payload,
})
export type KeptPage = v.InferOutput<typeof kept>

function read(key: string): KeptPage | null {
  try {
    const found = v.safeParse(kept, JSON.parse(localStorage.getItem(key) ?? 'null'))
    return found.success ? found.output : null
  } catch {
    return null
  }
}

const keys = (): string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  } catch {
    return []
  }
}

/** The page as it last was for this user; null where there is none, or it was another's. */
export function keptPage(name: string, openId: string): KeptPage | null {
  const found = read(`${PREFIX}${name}`)
  return found !== null && (found.owner === '' || found.owner === openId) ? found : null
}

export function keepPage(name: string, page: KeptPage['page'], openId: string): void {
  const owner = page.private ? openId : ''
  try {
    const older = keys().map((key) => ({ key, at: read(key)?.at ?? 0 }))
    older.sort((a, b) => b.at - a.at)
    for (const { key } of older.slice(MOST - 1)) localStorage.removeItem(key)
    localStorage.setItem(
      `${PREFIX}${name}`,
      JSON.stringify({ owner, at: Date.now(), page } satisfies KeptPage),
    )
  } catch {
    // Where nothing can be kept there is no copy.
  }
}

/** Forgets a page that is no longer open. */
export function forgetPage(name: string): void {
  try {
    localStorage.removeItem(`${PREFIX}${name}`)
  } catch {
    // Nothing was kept.
  }
}

/** Forgets every page that was cut for a user, but for those of this one. */
export function forgetPrivatePages(openId = ''): void {
  for (const key of keys()) {
    const owner = read(key)?.owner
    if (owner !== '' && owner !== openId) localStorage.removeItem(key)
  }
}
