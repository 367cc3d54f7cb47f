// @vitest-environment jsdom
import { useState } from 'react'
import { describe, expect, it } from 'vitest'

import { Segments } from './Segments.tsx'
import { click, inPage, one, press } from '#ui/testing/in-page.tsx'

const ITEMS = [
  { key: 'm1', label: '近1月' },
  { key: 'y1', label: '近1年' },
  { key: 'all', label: '成立来' },
] as const

function Ranges() {
  const [value, setValue] = useState<(typeof ITEMS)[number]['key']>('m1')
  return <Segments label="区间" items={ITEMS} value={value} onChange={setValue} />
}

const chosen = () => one('[role=tab][aria-selected=true]').textContent

describe('Segments', () => {
  it('chooses by arrows, Home and End, around the ends, and the focus follows', async () => {
    const page = await inPage(<Ranges />)
    one('[aria-selected=true]').focus()
    for (const [key, expected] of [
      ['ArrowRight', '近1年'],
      ['ArrowRight', '成立来'],
      ['ArrowRight', '近1月'],
      ['ArrowLeft', '成立来'],
      ['Home', '近1月'],
      ['End', '成立来'],
    ] as const) {
      await press(key)
      expect(chosen()).toBe(expected)
      expect(document.activeElement?.textContent).toBe(expected)
    }
    await page.unmount()
  })

  it('is one stop for the Tab key, at the chosen one', async () => {
    const page = await inPage(<Ranges />)
    await click(one('[role=tab]:nth-child(2)'))
    const stops = [...document.querySelectorAll<HTMLElement>('[role=tab]')].filter(
      (tab) => tab.tabIndex === 0,
    )
    expect(stops.map((tab) => tab.textContent)).toEqual(['近1年'])
    await page.unmount()
  })

  it('a tab with news has a dot, which is said', async () => {
    const items = [
      { key: 'a', label: '发布' },
      { key: 'b', label: '设置', news: '有新的举报结果' },
    ]
    const page = await inPage(<Segments label="我的" items={items} value="a" onChange={() => {}} />)
    const tabs = [...page.host.querySelectorAll('[role=tab]')].map((tab) => tab.textContent)
    expect(tabs).toEqual(['发布', '设置，有新的举报结果'])
    await page.unmount()
  })
})
