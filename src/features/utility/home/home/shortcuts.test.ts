import { describe, expect, test } from 'vitest'
import { loadVisit } from '#app/visit.ts'
import { GROUPS, USERS_SHORTCUTS, VISITORS_SHORTCUTS } from './shortcuts.ts'

const LISTS = [USERS_SHORTCUTS, VISITORS_SHORTCUTS, ...GROUPS.map(({ items }) => items)]
const hrefs = [...new Set(LISTS.flat().map(({ href }) => href))]

async function rowAt(href: string) {
  const { pathname, search } = new URL(href, 'https://h5.example')
  const visit = await loadVisit({ pathname, search })
  if (visit.row !== null || visit.movedTo === null) return visit.row
  const moved = new URL(visit.movedTo, 'https://h5.example')
  return (await loadVisit(moved)).row
}

describe('a shortcut of home', () => {
  test.each(hrefs)('%s leads to a screen that is there', async (href) => {
    expect(await rowAt(href)).not.toBeNull()
  })

  test('has a name of its own in its list, which has seven before 全部', () => {
    for (const list of LISTS) {
      const names = list.map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
    }
    expect([USERS_SHORTCUTS.length, VISITORS_SHORTCUTS.length]).toEqual([7, 7])
  })
})
