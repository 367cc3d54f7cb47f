// @vitest-environment jsdom
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceStore } from '#platform/stores/device-store.ts'
import { forgetOwned } from '#session/owned-keys.ts'
import { session } from '#session/session.ts'
import { click, inPage, one, eventually } from '#ui/testing/in-page.tsx'
import { RecentCard } from './RecentCard.tsx'
import { MOST_RECENT, useRecentSearches, withSearch } from './recent-searches.ts'

describe('recent searches', () => {
  it.each([
    [[], '成长', ['成长']],
    [['成长'], ' 医药 ', ['医药', '成长']],
    [['医药', '成长'], '成长', ['成长', '医药']],
    // The same search in other characters.
    [['ETF', '成长'], 'ｅtf', ['ｅtf', '成长']],
    [['成长'], '  ', ['成长']],
    [['成长'], 'x'.repeat(21), ['成长']],
  ])('%j become, after a search for %j, %j', (before, words, after) => {
    expect(withSearch(before, words)).toEqual(after)
  })

  it(`are at most ${MOST_RECENT}, newest first`, () => {
    const many = Array.from({ length: 15 }, (_, index) => `基金${index}`)
    const kept = many.reduce<readonly string[]>(withSearch, [])
    expect(kept).toEqual(many.slice(-MOST_RECENT).toReversed())
  })
})

function Recents() {
  const recent = useRecentSearches()
  return (
    <>
      <button type="button" id="add" onClick={() => recent.add('成长')}>
        搜索
      </button>
      <p>{recent.searches.join()}</p>
      <RecentCard recent={recent} onPick={() => {}} />
    </>
  )
}
/** Taps "clear" and gives this answer to the confirmation. */
async function clearAndAnswer(text: '取消' | '清空') {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  one('header button').click()
  await eventually(() =>
    expect(one('[role=alertdialog]').contains(document.activeElement)).toBe(true),
  )
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  const choices = [...one('[role=alertdialog]').querySelectorAll('button')]
  const chosen = choices.find((choice) => choice.textContent === text)
  if (chosen === undefined) throw new Error(`the question has no answer ${text}`)
  await click(chosen)
}

const searchesInPage = () => one('p').textContent

describe('recent searches in storage', () => {
  beforeEach(() => {
    localStorage.clear()
    session.openId = ''
  })

  it('are stored for the next visit, and removed when clearing is confirmed', async () => {
    const first = await inPage(<Recents />)
    await click(one('#add'))
    expect(searchesInPage()).toBe('成长')
    await first.unmount()
    const second = await inPage(<Recents />)
    expect(searchesInPage()).toBe('成长')
    await clearAndAnswer('取消')
    expect(searchesInPage()).toBe('成长')
    await clearAndAnswer('清空')
    expect(searchesInPage()).toBe('')
    await second.unmount()
    const third = await inPage(<Recents />)
    expect(searchesInPage()).toBe('')
    await third.unmount()
  })

  it('belong to one user: the next user who signs in finds none of them', async () => {
    session.openId = 'zhang'
    const first = await inPage(<Recents />)
    await click(one('#add'))
    expect(searchesInPage()).toBe('成长')
    await act(async () => {
      session.openId = 'li'
    })
    expect(searchesInPage()).toBe('')
    await first.unmount()
    const second = await inPage(<Recents />)
    expect(searchesInPage()).toBe('')
    await second.unmount()
  })

  it('of a user end with their session, and those of visitors do not', async () => {
    const visitor = await inPage(<Recents />)
    await click(one('#add'))
    await visitor.unmount()
    session.openId = 'zhang'
    const user = await inPage(<Recents />)
    expect(searchesInPage()).toBe('')
    await click(one('#add'))
    await user.unmount()
    forgetOwned(localStorage)
    const again = await inPage(<Recents />)
    expect(searchesInPage()).toBe('')
    await again.unmount()
    session.openId = ''
    const next = await inPage(<Recents />)
    expect(searchesInPage()).toBe('成长')
    await next.unmount()
  })

  it('last as long as the screen where storage is blocked, as in a private window', async () => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError')
    }
    const read = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed)
    const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed)
    const page = await inPage(<Recents />)
    await click(one('#add'))
    expect(searchesInPage()).toBe('成长')
    await page.unmount()
    read.mockRestore()
    write.mockRestore()
    // The values that the page remembers in their place.
    deviceStore.clear()
  })

  it.each([
    '{',
    '"成长"',
    '["成长"]',
    '{"owner":"","searches":[1]}',
    '{"owner":"","searches":[""]}',
  ])('are empty where storage holds %s', async (text) => {
    localStorage.setItem('fundSearches:guest', text)
    const page = await inPage(<Recents />)
    expect(searchesInPage()).toBe('')
    await page.unmount()
  })
})
