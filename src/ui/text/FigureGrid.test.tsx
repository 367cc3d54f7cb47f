// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { inPage, type InPage } from '#ui/testing/in-page.tsx'
import { FigureGrid } from './FigureGrid.tsx'

let page: InPage
afterEach(() => page.unmount())

test('figures in one row shrink alike, as the longest of them has to', async () => {
  const figures = ['-59.23', '+2,124.64', '+12,124.64']
  page = await inPage(
    <FigureGrid items={figures.map((value) => ({ key: value, label: value, value }))} />,
  )
  const sizes = [...document.querySelectorAll<HTMLElement>('dd > span')].map((it) =>
    it.style.getPropertyValue('--figure-em'),
  )
  expect(sizes).toHaveLength(figures.length)
  expect(new Set(sizes).size).toBe(1)
  expect(Number(sizes[0])).toBeGreaterThan(5)
})
