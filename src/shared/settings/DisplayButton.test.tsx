// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepAppChoice } from '#platform/display/display.ts'
import { hidesAtStart } from '#platform/display/hidden-at-start.ts'
import {
  axeFindings,
  button,
  click,
  inPage,
  one,
  eventually,
  type InPage,
} from '#ui/testing/in-page.tsx'
import { DisplayButton } from './DisplayButton.tsx'

let page: InPage
beforeEach(async () => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
})
afterEach(async () => {
  await page.unmount()
  localStorage.clear()
  for (const name of ['theme', 'text']) delete document.documentElement.dataset[name]
})

async function openSheet(): Promise<void> {
  page = await inPage(<DisplayButton />)
  await click(button('显示设置'))
  await eventually(() => one('[role=dialog]'))
}

test('a choice is on the page at once, and still there when the sheet is opened again', async () => {
  await openSheet()
  await click(button('深色'))
  await click(button('特大'))
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', text: '130' })
  await page.unmount()
  await openSheet()
  const chosen = [...document.querySelectorAll('[role=tab][aria-selected=true]')]
  expect(chosen.map((it) => it.textContent)).toEqual(['深色', '特大'])
  expect(await axeFindings()).toEqual([])
})

test('the sample shows hidden amounts as soon as they are wished', async () => {
  await openSheet()
  expect(one('[role=dialog] dl').textContent).toContain('12,345.67')
  await click(one('[role=dialog] input[type=checkbox]'))
  expect(hidesAtStart()).toBe(true)
  expect(one('[role=dialog] dl').textContent).not.toMatch(/\d/)
})

test('what the app decides cannot be chosen, and the sheet says who decides', async () => {
  keepAppChoice({ theme: 'dark', text: null })
  await openSheet()
  expect(one('[role=dialog]').textContent).toContain('由 App 的设置决定')
  const tabs = [...document.querySelectorAll('[role=tab]')].map((it) => it.textContent)
  expect(tabs).toEqual(['标准', '大', '特大'])
})
