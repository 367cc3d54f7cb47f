import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { PartFolders } from '#offline/pack/cut-build.ts'
import { APP_PACK } from '#offline/pack/release.ts'
import type { Group } from '#templates/module.ts'

/** The pack of each group of modules. A new group without one does not compile. */
export const PACK_OF_GROUP = {
  utility: APP_PACK,
  account: 'account',
  trading: 'trading',
  content: 'content',
  pension: 'pension',
  activities: 'activities',
} as const satisfies Readonly<Record<Group, string>>

const ROOT = join(import.meta.dirname, '../..')

/**
 * The packs that are released apart from the common one, and the source whose screens each holds. A
 * group without a screen has no pack yet.
 */
export const partFolders: PartFolders = Object.fromEntries(
  Object.entries(PACK_OF_GROUP).flatMap(([group, pack]) => {
    const folder = `src/features/${group}`
    const hasScreens = globSync(`${folder}/*/*/*Screen.tsx`, { cwd: ROOT }).length > 0
    return pack !== APP_PACK && hasScreens ? [[pack, folder] as const] : []
  }),
)
