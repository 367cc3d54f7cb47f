// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { queries } from '#app/queries.ts'
import { eventually } from '#app/testing/mounted-screen.tsx'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { button, click, inPage, one, type InPage } from '#ui/testing/in-page.tsx'
import { ApplySheet } from './ApplySheet.tsx'

let provider: Awaited<ReturnType<typeof standInProvider>>
let page: InPage

beforeAll(async () => {
  provider = await standInProvider()
})
afterAll(() => provider.close())
beforeEach(() => sessionStorage.clear())
afterEach(() => page.unmount())

const BIO = '持有五年，愿意分享定投的经历'

async function open(): Promise<void> {
  page = await inPage(
    <QueryClientProvider client={queries}>
      <ApplySheet open onClose={() => {}} />
    </QueryClientProvider>,
  )
}

const area = () => {
  const element = one('textarea')
  if (!(element instanceof HTMLTextAreaElement)) throw new Error('no text area')
  return element
}

async function write(text: string): Promise<void> {
  await act(async () => {
    // By the element's own setter: React's would take the event for one without a change.
    Reflect.set(HTMLTextAreaElement.prototype, 'value', text, area())
    area().dispatchEvent(new Event('input', { bubbles: true }))
  })
}

test('what was written is there again after the sheet was closed, until it is sent', async () => {
  await open()
  await write(BIO)
  await page.unmount()
  await open()
  expect(area().value).toBe(BIO)

  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')]
  // The three declarations; what may be shown is optional.
  for (const box of boxes.slice(0, 3)) await click(box)
  provider.reply = replies.payload({ applicationId: 'e-1', state: 'pending' })
  await click(button('提交申请'))
  await eventually(() => expect(sessionStorage.getItem('draft:financialExpertHome')).toBeNull())
  await page.unmount()
  await open()
  expect(area().value).toBe('')
})
