// @vitest-environment jsdom
import { act, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { button, click, eventually, inPage } from '#ui/testing/in-page.tsx'
import { InTurn } from './InTurn.tsx'

afterEach(() => void vi.useRealTimers())

const NAMES = ['head', 'figures', 'rows', 'foot']
const parts = (busy: readonly boolean[]) => (
  <InTurn>
    {busy.map((it, at) => (
      <section key={NAMES[at]}>{it ? <p aria-busy="true" /> : <p>there</p>}</section>
    ))}
  </InTurn>
)

async function opened(...busy: boolean[]) {
  const page = await inPage(parts(busy))
  const later = () =>
    [...page.host.querySelectorAll('section')].map((it) => it.hasAttribute('data-later'))
  const becomes = (...now: boolean[]) => page.rerender(parts(now))
  return { page, later, becomes }
}

test('a part is shown once none above it is busy', async () => {
  const { page, later, becomes } = await opened(false, true, true, false)
  expect(later()).toEqual([false, false, true, true])
  await becomes(false, false, true, false)
  expect(later()).toEqual([false, false, false, true])
  await becomes(false, false, false, false)
  expect(later()).toEqual([false, false, false, false])
  await page.unmount()
})

test('a part that is shown stays, also where one above it loads again', async () => {
  const { page, later, becomes } = await opened(false, false, true, false)
  expect(later()).toEqual([false, false, false, true])
  await becomes(true, false, true, false)
  expect(later()).toEqual([false, false, false, true])
  await page.unmount()
})

test('after three seconds the parts below a slow one are shown', async () => {
  vi.useFakeTimers()
  const { page, later } = await opened(true, false)
  expect(later()).toEqual([false, true])
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(later()).toEqual([false, false])
  await page.unmount()
})

function Loading({ name, ahead = false }: { readonly name: string; readonly ahead?: boolean }) {
  const [loads, setLoads] = useState(true)
  return (
    <p id={name}>
      <span {...(ahead ? { 'data-ahead': loads || undefined } : { 'aria-busy': loads })}>
        <button type="button" onClick={() => setLoads((it) => !it)}>
          {name}
        </button>
      </span>
    </p>
  )
}

/** The parts that can be seen. */
const seen = () => [...document.querySelectorAll('p:not([data-later])')].map(({ id }) => id)

test('a part is shown once those above it have come to rest, and stays', async () => {
  const page = await inPage(
    <InTurn>
      <Loading name="head" />
      <Loading name="ahead" ahead />
      <Loading name="rows" />
      <p id="foot">foot</p>
    </InTurn>,
  )
  expect(seen()).toEqual(['head'])
  await click(button('rows'))
  expect(seen()).toEqual(['head'])
  await click(button('head'))
  await eventually(() => expect(seen()).toEqual(['head', 'ahead']))
  await click(button('head'))
  await click(button('ahead'))
  expect(seen()).toEqual(['head', 'ahead'])
  await click(button('head'))
  await eventually(() => expect(seen()).toEqual(['head', 'ahead', 'rows', 'foot']))
  await click(button('head'))
  expect(seen()).toEqual(['head', 'ahead', 'rows', 'foot'])
  await page.unmount()
})

test('parts of which none loads are shown at once', async () => {
  const page = await inPage(
    <InTurn>
      <p id="head">head</p>
      <p id="rows">rows</p>
    </InTurn>,
  )
  expect(seen()).toEqual(['head', 'rows'])
  await page.unmount()
})
