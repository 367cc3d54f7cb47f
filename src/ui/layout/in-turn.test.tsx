// @vitest-environment jsdom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { button, click, eventually, inPage } from '#ui/testing/in-page.tsx'
import { InTurn } from './InTurn.tsx'

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
