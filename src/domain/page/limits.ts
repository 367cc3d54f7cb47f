export const LIMITS = {
  blocks: 80,
  bytes: 200 * 1024,
  /** The number of slots that may lie around a block. */
  depth: 3,
  /** The depth that the JSON of a page may have: blocks, lists and conditions together. */
  levels: 100,
} as const
