import { path } from './path.ts'

export const kitPaths = {
  /** Every part of the kit in every state; not in release packs. */
  kit: path('/kit'),
} as const
