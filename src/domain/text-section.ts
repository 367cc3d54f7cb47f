/** A section of a text of ours: paragraphs, a list, a table, in this order. */
export interface TextSection {
  readonly heading: string
  readonly paragraphs?: readonly string[]
  readonly items?: readonly string[]
  readonly table?: {
    readonly head: readonly string[]
    readonly rows: readonly (readonly string[])[]
  }
}
