// @vitest-environment jsdom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { button, click, eventually, inPage } from '#ui/testing/in-page.tsx'
import { AfterAbove } from './AfterAbove.tsx'

const BELOW = '下面的内容'

function Loading() {
  const [isBusy, setIsBusy] = useState(true)
  return (
    <p aria-busy={isBusy}>
      <button type="button" onClick={() => setIsBusy((it) => !it)}>
        换
      </button>
    </p>
  )
}

test('what is below parts that load is drawn once they have, and stays', async () => {
  const page = await inPage(<AfterAbove above={<Loading />}>{BELOW}</AfterAbove>)
  expect(document.body.textContent).not.toContain(BELOW)
  await click(button('换'))
  await eventually(() => expect(document.body.textContent).toContain(BELOW))
  await click(button('换'))
  expect(document.body.textContent).toContain(BELOW)
  await page.unmount()
})

test('what has nothing above is drawn at once', async () => {
  const page = await inPage(<AfterAbove above={undefined}>{BELOW}</AfterAbove>)
  expect(document.body.textContent).toContain(BELOW)
  await page.unmount()
})
