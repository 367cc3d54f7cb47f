// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { searchIndexOf } from '../../../../domain/fund-search.ts'
import { inPage } from '../../../../ui/testing/in-page.tsx'
import { Rehearsal } from './Rehearsal.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const fund = (code: string, name: string, initials: string) => ({
  code,
  name,
  initials,
  fundTypeCode: '01',
  isQdii: false,
})
const next = () => act(async () => vi.advanceTimersToNextTimer())

it('draws the rows of several words where nobody sees or hears them, then leaves the page', async () => {
  const index = searchIndexOf([fund('000101', '安心债券', 'AXZQ'), fund('100102', '白银', 'BY')])
  const words: string[] = []
  const row = ({ code }: { readonly code: string }, word: string) => {
    words.push(word)
    return <p>{code}</p>
  }
  const page = await inPage(<Rehearsal index={index} row={row} />)
  expect(words).toEqual([])
  const seen: (string | null | undefined)[] = []
  while (vi.getTimerCount() > 0) {
    await next()
    const out = document.querySelector('div[hidden]')
    seen.push(out?.textContent)
  }
  expect(seen.slice(0, 3)).toEqual(['000101', '000101', '000101100102'])
  expect(seen).toHaveLength(13)
  expect(seen.at(-1)).toBeUndefined()
  await page.unmount()
})
