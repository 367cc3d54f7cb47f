export const LIMITS = {
  blocks: 80,
  bytes: 200 * 1024,
  /** How many slots may lie around a block. */
  depth: 3,
} as const
