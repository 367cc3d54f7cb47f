import type { Flow } from '#domain/navigation/flow.ts'
import type { ScreenRow, ScreenShare } from './screen.ts'
import type { SlotViews } from './slot-part.ts'

/** The groups of modules; each group is delivered in one pack (scripts/build/part-packs.ts). */
export type Group = 'account' | 'trading' | 'content' | 'pension' | 'activities' | 'utility'

/**
 * The public facts of a module: the screens below its first path segment, and the flow that they
 * belong to.
 */
export interface ModuleRow {
  readonly group: Group
  /** The first segment of its paths: `deal` of `/deal/addBank`; empty for home. */
  readonly segment: string
  /** The path to which the bare segment redirects (rules.md#paths). */
  readonly defaultChild?: string
  /** The same where the address does not carry what the default child needs. */
  readonly bareChild?: string
  /** The way on from the bare segment, where that leads to no child. */
  readonly wayOn?: { readonly text: string; readonly to: string }
  /** Redirects from other spellings of a screen's path to its own (rules.md#paths). */
  readonly aliases?: Readonly<Record<string, string>>
  /** The flow of which its screens are steps (rules.md#leaving-a-flow, rules.md#updates). */
  readonly flow?: Flow
  /** The shared words of a screen whose row says nothing. */
  readonly share?: ScreenShare<object>
  /** Draw composed pages on other modules' screens. */
  readonly slotViews?: SlotViews
  readonly screens: readonly ScreenRow[]
}
