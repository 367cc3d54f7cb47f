import { vpPaths } from '#paths/vp.ts'
import type { ContentAuthor } from '#shared/views/content/content-types.ts'

/** The author of what was written from an account that is closed: there is no profile. */
const CLOSED = 'gone'

/** The page of a person who writes; null where there is none. */
export function personPath({
  personId,
  kind,
  fmUid,
}: Pick<ContentAuthor, 'personId' | 'kind' | 'fmUid'>): string | null {
  if (personId === CLOSED) return null
  return kind === 'manager' && fmUid !== ''
    ? vpPaths.managerContent.to({ fmUid })
    : vpPaths.personalHome.to({ personId })
}
