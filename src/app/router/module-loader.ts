import { qaAllowed } from '#platform/qa-allowed.ts'
import type { ModuleRow } from '#templates/module.ts'
import { loadPart } from '#ui/layout/lazy-part.ts'
import { moduleGroups, type ModuleGroup } from './modules.ts'
import { qaGroups } from './qa-modules.ts'

/** The groups that this page opens. */
const groups = [...moduleGroups, ...(qaAllowed() ? qaGroups : [])]
const bySegment = new Map(
  groups.flatMap((group) => group.segments.map((it) => [it.toLowerCase(), group] as const)),
)
const loaded = new Map<ModuleGroup, readonly ModuleRow[]>()
const loading = new Map<ModuleGroup, Promise<readonly ModuleRow[]>>()

/** The first segment of a path. Upper and lower case are one, as for the router. */
const firstSegment = (pathname: string): string => pathname.split('/')[1]?.toLowerCase() ?? ''

const withSegment = (modules: readonly ModuleRow[], segment: string): ModuleRow | undefined =>
  modules.find((it) => it.segment.toLowerCase() === segment)

/** Loads the rows of a group, once. A failed load may be tried again. */
function loadGroup(group: ModuleGroup): Promise<readonly ModuleRow[]> {
  const pending = loading.get(group)
  if (pending) return pending
  const load = loadPart(() => group.load()).then(
    ({ modules }) => {
      loaded.set(group, modules)
      return modules
    },
    (error: unknown) => {
      loading.delete(group)
      throw error
    },
  )
  loading.set(group, load)
  return load
}

/**
 * The module of a path; undefined where none has it, null while its rows have not been loaded.
 */
export function loadedModule(pathname: string): ModuleRow | undefined | null {
  const segment = firstSegment(pathname)
  const group = bySegment.get(segment)
  if (group === undefined) return undefined
  const modules = loaded.get(group)
  return modules === undefined ? null : withSegment(modules, segment)
}

/** Loads the rows of the group with a path; one promise for a group, to be awaited by a render. */
export function loadModuleRows(pathname: string): Promise<readonly ModuleRow[]> {
  const group = bySegment.get(firstSegment(pathname))
  return group === undefined ? NO_ROWS : loadGroup(group)
}

const NO_ROWS: Promise<readonly ModuleRow[]> = Promise.resolve([])
