import { createRequire } from 'node:module'
import type { CompatData, CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data'

/** MDN's data, 20 MB: required, since Vitest makes a module of each JSON file that is imported. */
export const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data')

/** The oldest engines that a floor takes in, by the first number of their versions. */
export interface Floor {
  readonly chrome: number
  readonly safari: number
}

/** The product's floor: Chrome 87 and Safari 14.0, each as the engine of phones. */
export const FLOOR: Floor = { chrome: 87, safari: 14 }

const BROWSERS = { chrome: 'chrome_android', safari: 'safari_ios' } as const
const ENGINES = ['chrome', 'safari'] as const

const statementsOf = (
  compat: CompatStatement,
  engine: keyof Floor,
): readonly SimpleSupportStatement[] => [compat.support[BROWSERS[engine]] ?? []].flat()

/** A statement about a feature under its own name, switched on; its version is null where unknown. */
function addedIn(statement: SimpleSupportStatement): number | null {
  const { version_added, flags, prefix, alternative_name } = statement
  if (flags !== undefined || prefix !== undefined || alternative_name !== undefined) return null
  if (version_added === false || version_added === 'preview') return null
  // "≤37" is a version by which the feature was there.
  return Number.parseFloat(version_added.replace('≤', ''))
}

/** Returns whether an engine of the floor is without a feature under its own name. */
export function isNewer(compat: CompatStatement, floor: Partial<Floor> = FLOOR): boolean {
  return ENGINES.some((engine) => {
    const oldest = floor[engine]
    if (oldest === undefined) return false
    return !statementsOf(compat, engine).some((statement) => {
      const added = addedIn(statement)
      const { version_removed = 'Infinity' } = statement
      return added !== null && added <= oldest && Number(version_removed) > oldest
    })
  })
}

/** Returns whether an engine of today has a feature under its own name. */
export const isToday = (compat: CompatStatement): boolean =>
  ENGINES.some((engine) =>
    statementsOf(compat, engine).some(
      (statement) => addedIn(statement) !== null && statement.version_removed === undefined,
    ),
  )
