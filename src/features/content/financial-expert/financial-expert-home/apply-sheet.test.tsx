// @vitest-environment jsdom
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { replies } from '#app/testing/stand-in-provider.ts'
import { testPages } from '#app/testing/test-pages.tsx'
import { button, click, one, eventually } from '#ui/testing/in-page.tsx'
import { ApplySheet } from './ApplySheet.tsx'

const { provider, openPart, close } = testPages()

beforeEach(() => sessionStorage.clear())

const BIO = '持有五年，愿意分享定投的经历'

const open = () => openPart(<ApplySheet open onClose={() => {}} />)

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
  await close()
  await open()
  expect(area().value).toBe(BIO)

  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')]
  // The three declarations; what may be shown is optional.
  for (const box of boxes.slice(0, 3)) await click(box)
  provider.reply = replies.payload({ applicationId: 'e-1', state: 'pending' })
  await click(button('提交申请'))
  await eventually(() => expect(sessionStorage.getItem('draft:financialExpertHome')).toBeNull())
  await close()
  await open()
  expect(area().value).toBe('')
})
