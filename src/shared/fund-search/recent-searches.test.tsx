// @vitest-environment jsdom
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '#session/session.ts'
import { click, inPage, one } from '#ui/testing/in-page.tsx'
import { RecentCard } from './RecentCard.tsx'
import { MOST_RECENT, useRecentSearches, withSearch } from './recent-searches.ts'

describe('recent searches', () => {
  it.each([
    [[], '成长', ['成长']],
    [['成长'], ' 医药 ', ['医药', '成长']],
    [['医药', '成长'], '成长', ['成长', '医药']],
    // The same search, typed otherwise.
    [['ETF', '成长'], 'ｅtf', ['ｅtf', '成长']],
    [['成长'], '  ', ['成长']],
    [['成长'], 'x'.repeat(21), ['成长']],
  ])('%j and %j make %j', (before, words, after) => {
    expect(withSearch(before, words)).toEqual(after)
  })

  it(`are ${MOST_RECENT} at most, newest first`, () => {
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
/** Asks to clear them all, and answers the question. */
async function answer(text: '取消' | '清空') {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  one('header button').click()
  await vi.waitFor(() =>
    expect(one('[role=alertdialog]').contains(document.activeElement)).toBe(true),
  )
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  const choices = [...one('[role=alertdialog]').querySelectorAll('button')]
  const chosen = choices.find((choice) => choice.textContent === text)
  if (chosen === undefined) throw new Error(`the question has no answer ${text}`)
  await click(chosen)
}

const shown = () => one('p').textContent

describe('on a phone', () => {
  beforeEach(() => {
    localStorage.clear()
    session.openId = ''
  })

  it('stay for the next visit, and are gone when clearing is confirmed', async () => {
    const first = await inPage(<Recents />)
    await click(one('#add'))
    expect(shown()).toBe('成长')
    await first.unmount()
    const second = await inPage(<Recents />)
    expect(shown()).toBe('成长')
    await answer('取消')
    expect(shown()).toBe('成长')
    await answer('清空')
    expect(shown()).toBe('')
    await second.unmount()
    const third = await inPage(<Recents />)
    expect(shown()).toBe('')
    await third.unmount()
  })

  it('are one person’s: whoever signs in next finds none of them', async () => {
    session.openId = 'zhang'
    const first = await inPage(<Recents />)
    await click(one('#add'))
    expect(shown()).toBe('成长')
    await act(async () => {
      session.openId = 'li'
    })
    expect(shown()).toBe('')
    await first.unmount()
    const second = await inPage(<Recents />)
    expect(shown()).toBe('')
    await second.unmount()
  })

  it('last as long as the screen where storage is closed, as in a private window', async () => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError')
    }
    const read = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed)
    const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed)
    const page = await inPage(<Recents />)
    await click(one('#add'))
    expect(shown()).toBe('成长')
    await page.unmount()
    read.mockRestore()
    write.mockRestore()
  })

  it.each([
    '{',
    '"成长"',
    '["成长"]',
    '{"owner":"","searches":[1]}',
    '{"owner":"","searches":[""]}',
  ])('storage that holds %s is none', async (text) => {
    localStorage.setItem('recentFundSearches', text)
    const page = await inPage(<Recents />)
    expect(shown()).toBe('')
    await page.unmount()
  })
})
