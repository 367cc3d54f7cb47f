import type { BillAward } from '#domain/bill/annual-bill.ts'

export const MEDAL_SIZE = 120

const disc = (r: number): string =>
  `M${60 - r} 60a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

export const MEDAL_RING = { outer: disc(56), inner: disc(48) } as const

/** The sign on the medal of each award: steps, a tree, a fan of parts, a seedling. */
export const MEDAL_SIGNS: Readonly<Record<BillAward, string>> = {
  keeping: 'M30 82V70H42V58H54V46H66V34H90V82z',
  staying:
    'M57 88V70H63V88zM60 28Q78 30 80 46Q92 50 88 62Q84 74 60 72Q36 74 32 62Q28 50 40 46Q42 30 60 28z',
  spreading:
    'M60 62V30A32 32 0 0 1 88 46zM62 66L90 52A32 32 0 0 1 76 90zM56 66L70 94A32 32 0 0 1 28 62zM56 58L28 56A32 32 0 0 1 56 30z',
  beginning: 'M57 90V58Q36 58 34 38Q54 36 59 50Q64 30 86 32Q86 54 63 58V90z',
}
