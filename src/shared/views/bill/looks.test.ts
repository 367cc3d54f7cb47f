import { expect, test } from 'vitest'
import type { BillLook } from './bill-look.ts'
import { FERRY } from './looks/ferry.ts'
import { LIGHTHOUSE } from './looks/lighthouse.ts'
import { TERRACES } from './looks/terraces.ts'

/** Relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

const words = ({ ink, second, accent, gain, loss }: BillLook) => [ink, second, accent, gain, loss]

test.each([LIGHTHOUSE, TERRACES, FERRY])(
  'every word of $year can be read on its sky and panels',
  (look) => {
    for (const ground of [look.sky[0], look.sky[1], look.panel])
      for (const color of words(look)) expect(contrast(color, ground)).toBeGreaterThan(4.5)
    expect(contrast(look.onAccent, look.accent)).toBeGreaterThan(4.5)
  },
)

test('no two years have the same colours', () => {
  const skies = [LIGHTHOUSE, TERRACES, FERRY].map(({ sky }) => sky.join())
  expect(new Set(skies).size).toBe(3)
})
