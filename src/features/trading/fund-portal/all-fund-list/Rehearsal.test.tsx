// @vitest-environment jsdom
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inPage } from '#ui/testing/in-page.tsx'
import { Rehearsal } from './Rehearsal.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A search that keeps what is typed into it. */
function Copy({ typed }: { readonly typed: string[] }) {
  const [words, setWords] = useState('')
  const onChange = (next: string) => {
    typed.push(next)
    setWords(next)
  }
  return <input value={words} onChange={(event) => onChange(event.target.value)} />
}

async function rehearse() {
  const typed: string[] = []
  const onOver = vi.fn<() => void>()
  const page = await inPage(
    <Rehearsal onOver={onOver}>
      <Copy typed={typed} />
    </Rehearsal>,
  )
  return { typed, onOver, page }
}

it('types words into the copy, which nobody sees or hears, then is over', async () => {
  const heard = vi.fn<() => void>()
  document.addEventListener('input', heard)
  const { typed, onOver, page } = await rehearse()
  await act(async () => vi.runAllTimers())
  expect(typed).toEqual('0A H1Z G5Y D3B '.split('').map((word) => word.trim()))
  expect(onOver).toHaveBeenCalledOnce()
  expect(document.querySelector('input')).toBeNull()
  expect(heard).not.toHaveBeenCalled()
  document.removeEventListener('input', heard)
  await page.unmount()
})

it('stops at the first key of the user, and goes a second later', async () => {
  const { typed, onOver, page } = await rehearse()
  await act(async () => vi.advanceTimersToNextTimer())
  const before = [...typed]
  document.dispatchEvent(new InputEvent('beforeinput'))
  await act(async () => vi.advanceTimersByTime(999))
  expect(typed).toEqual(before)
  expect(onOver).not.toHaveBeenCalled()
  await act(async () => vi.advanceTimersByTime(1))
  expect(onOver).toHaveBeenCalledOnce()
  await page.unmount()
})

it('leaves nothing behind where the screen is left before', async () => {
  const { typed, page } = await rehearse()
  await page.unmount()
  expect(vi.getTimerCount()).toBe(0)
  document.dispatchEvent(new InputEvent('beforeinput'))
  expect(vi.getTimerCount()).toBe(0)
  expect(typed).toEqual([])
})
