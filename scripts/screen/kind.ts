import type { Edit } from './edits.ts'
import type { ScreenNames } from './names.ts'

/** The part that is special to a kind of screen. */
export interface Kind {
  readonly about: string
  /** The one field of the address, and the file that declares its schema. */
  readonly field?: { readonly name: string; readonly from: string }
  readonly needs: readonly ('login' | 'trade')[]
  readonly skeleton?: string
  /** The person who sees it in its sample, and the argument of its address. */
  readonly sample: {
    readonly user: string | null
    readonly given: string
    /** The identifier of the sandbox's data that it needs, of `FixtureIds`. */
    readonly known?: string
  }
  /** The files of the screen, its call, the sandbox's answer and what else it needs. */
  readonly edits: (names: ScreenNames) => readonly Edit[]
}
