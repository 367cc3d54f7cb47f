import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Choices that follow from a seed alone. */
export interface Chance {
  /** A whole number from 0 to below `count`, which is at least 1. */
  below(count: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  /** One of the items, each as often as its weight; null where no weight is above 0. */
  weighted<T extends { readonly weight: number }>(items: readonly T[]): T | null
}

export function chanceOf(seed: number): Chance {
  const generator = xoroshiro128plus(seed)
  const below = (count: number) => uniformInt(generator, 0, count - 1)
  return {
    below,
    pick: (list) => list[below(list.length)] ?? list[0],
    weighted(items) {
      const total = items.reduce((sum, { weight }) => sum + weight, 0)
      if (total <= 0) return null
      let left = below(total)
      for (const item of items) {
        if (left < item.weight) return item
        left -= item.weight
      }
      return null
    },
  }
}
