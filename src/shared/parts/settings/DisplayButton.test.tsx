// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isElderEdition, keepAppChoice, wasElderOffered } from '#platform/display/display.ts'
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

/** A tick box by its sentence. */
function box(sentence: string): HTMLElement {
  const label = [...document.querySelectorAll('label')].find((it) =>
    it.textContent.includes(sentence),
  )
  if (label === undefined) throw new Error(`no box ${sentence}`)
  return label
}

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

test('the elder edition is one choice with the largest text, and ends with it', async () => {
  await openSheet()
  await click(box('特大文字'))
  expect(document.documentElement.dataset).toMatchObject({ text: '130' })
  expect([isElderEdition(), wasElderOffered()]).toEqual([true, true])
  expect(one('[role=dialog] a').getAttribute('href')).toBe('/vipAging/vipAgingHome')
  expect(await axeFindings()).toEqual([])
  await click(button('大'))
  expect(isElderEdition()).toBe(false)
  await click(button('特大'))
  expect(isElderEdition()).toBe(false)
  await click(box('特大文字'))
  await click(box('特大文字'))
  expect(document.documentElement.dataset['text']).toBeUndefined()
})

test('the elder edition can be chosen where the app decides the size of text', async () => {
  keepAppChoice({ theme: null, text: '100' })
  await openSheet()
  await click(box('特大文字'))
  expect(isElderEdition()).toBe(true)
  keepAppChoice({ theme: null, text: null })
})

test('the sample shows hidden amounts as soon as they are wished', async () => {
  await openSheet()
  expect(one('[role=dialog] dl').textContent).toContain('12,345.67')
  await click(box('每次打开时先隐藏金额'))
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
