// @vitest-environment jsdom
import * as v from 'valibot'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { path } from '#paths/path.ts'
import { button, click, inPage, type InPage } from '#ui/testing/in-page.tsx'
import { useUrlChoice } from './use-url-choice.ts'

const figures = path('/figures', {
  fund: v.string(),
  tab: v.optional(v.picklist(['all', 'own'])),
  year: v.optional(v.string()),
})

function Figures() {
  const { search } = useLocation()
  const choose = useUrlChoice(figures, { fund: '001386' })
  return (
    <>
      <p>{search}</p>
      <button onClick={() => choose({ tab: 'own', year: '2025' })}>own</button>
      <button onClick={() => choose({ tab: undefined })}>all</button>
    </>
  )
}

let page: InPage
beforeEach(async () => {
  history.replaceState(null, '', '/figures?fund=001386')
  page = await inPage(
    <BrowserRouter>
      <Figures />
    </BrowserRouter>,
  )
})
afterEach(() => page.unmount())

const shown = () => document.querySelector('p')?.textContent

test('a choice takes the place of the present address, after what is kept', async () => {
  const before = history.length
  await click(button('own'))
  expect(shown()).toBe('?fund=001386&tab=own&year=2025')
  expect(history.length).toBe(before)
})

test('a choice that is undefined is left out of the address', async () => {
  await click(button('own'))
  await click(button('all'))
  expect(shown()).toBe('?fund=001386')
})
