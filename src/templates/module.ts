import type { Flow } from '#domain/navigation/flow.ts'
import type { ScreenRow } from './screen.ts'

/**
 * The product's modules by what they are for. A group belongs to one pack
 * (scripts/build/part-packs.ts).
 */
export type Group = 'account' | 'trading' | 'content' | 'pension' | 'activities' | 'utility'

/**
 * All that others must know of a module: what opens below its first path segment, and what going
 * there and away means.
 */
export interface ModuleRow {
  readonly group: Group
  /** The first segment of its addresses: `deal` of `/deal/addBank`; empty for home. */
  readonly segment: string
  /** Where the segment alone leads (rules.md#paths). */
  readonly defaultChild?: string
  /** Other spellings of addresses that lead to a screen's own (rules.md#paths). */
  readonly aliases?: Readonly<Record<string, string>>
  /** What a user is in the middle of on its screens (rules.md#leaving-a-flow, rules.md#updates). */
  readonly flow?: Flow
  readonly screens: readonly ScreenRow[]
}
