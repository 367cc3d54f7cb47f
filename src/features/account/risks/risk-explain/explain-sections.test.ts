import { expect, test } from 'vitest'
import { explainSections } from './explain-sections.ts'

test('the explanation names every class and level, and which match', () => {
  const [classes, levels, matching] = explainSections()
  expect(classes?.items?.map((it) => it.slice(0, 2))).toEqual(['C0', 'C1', 'C2', 'C3', 'C4', 'C5'])
  expect(levels?.items?.map((it) => it.slice(0, 2))).toEqual(['R1', 'R2', 'R3', 'R4', 'R5'])
  expect(matching?.table?.rows).toContainEqual(['C2 稳健型', 'R1 至 R2'])
})
