import * as v from 'valibot'

/** The part of a screen that looks otherwise than at another commit. */
const changeSchema = v.object({
  /** Pixels that differ, without those of clocks and of smoothed edges. */
  pixels: v.number(),
  /** Of all pixels of the larger picture, 0 to 1. */
  share: v.number(),
  /** Paths of the pictures, relative to the report. */
  before: v.string(),
  difference: v.string(),
})

const lookSchema = v.object({
  name: v.string(),
  /** As the router writes it: `/deal/DealResult/:type`. */
  route: v.string(),
  title: v.string(),
  /** Of the product's list. */
  group: v.string(),
  module: v.string(),
  address: v.string(),
  user: v.nullable(v.string()),
  /** The persona's name, masked, and who that is. */
  persona: v.nullable(v.object({ name: v.string(), note: v.string() })),
  note: v.nullable(v.string()),
  tap: v.nullable(v.string()),
  type: v.nullable(v.object({ field: v.string(), words: v.string() })),
  /** True if the sandbox has to be in the state that was saved with the pictures. */
  needsState: v.boolean(),
  refused: v.boolean(),
  engine: v.picklist(['chromium', 'webkit']),
  view: v.object({
    name: v.string(),
    width: v.number(),
    height: v.number(),
    text: v.optional(v.picklist(['115', '130'])),
    dark: v.optional(v.boolean()),
  }),
  ms: v.number(),
  faults: v.array(v.string()),
  /** The words on the screen. */
  text: v.string(),
  /** Path of the picture, relative to the report; null where none could be taken. */
  picture: v.nullable(v.string()),
  change: v.nullable(changeSchema),
})

/** One look at a screen, as the report and the catalogue have it. */
export type SeenLook = v.InferOutput<typeof lookSchema>

export const seenLook = lookSchema

export interface LookReport {
  readonly schema: 1
  readonly version: string
  readonly commit: string
  /** The time when the run ended, ISO. */
  readonly taken: string
  /** The number of looks that the run was to have; fewer are here where it was interrupted. */
  readonly planned: number
  /** The commit that the pictures are compared with. */
  readonly against: { readonly ref: string; readonly commit: string } | null
  /** Screens of which no sample says how to see them. */
  readonly without: readonly string[]
  readonly looks: readonly SeenLook[]
}
