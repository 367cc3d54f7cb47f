// @vitest-environment jsdom
import { act, useRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { inPage, one } from '#ui/testing/in-page.tsx'
import { useMoreBeside } from './use-more-beside.ts'

function Box() {
  const box = useRef<HTMLDivElement>(null)
  useMoreBeside(box)
  return <div ref={box} id="box" />
}

/** jsdom lays nothing out: the box is 100 wide. */
function laidOut(content: number): void {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100)
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(content)
}

async function scrolledTo(left: number): Promise<string | null> {
  const box = one('#box')
  box.scrollLeft = left
  await act(async () => void box.dispatchEvent(new Event('scroll')))
  return box.getAttribute('data-more')
}

describe('a box that scrolls sideways', () => {
  afterEach(() => vi.restoreAllMocks())

  it('is marked with the sides on which it goes on', async () => {
    laidOut(160)
    const page = await inPage(<Box />)
    expect(one('#box').getAttribute('data-more')).toBe('end')
    expect(await scrolledTo(30)).toBe('both')
    expect(await scrolledTo(60)).toBe('start')
    expect(await scrolledTo(0)).toBe('end')
    await page.unmount()
  })

  it('has no mark where all of it is in sight, be it by half a pixel', async () => {
    laidOut(101)
    const page = await inPage(<Box />)
    expect(one('#box').getAttribute('data-more')).toBe('none')
    await page.unmount()
  })
})
