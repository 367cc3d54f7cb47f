// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { replies } from '#app/testing/stand-in-provider.ts'
import { eventuallySays, testPages, text } from '#app/testing/test-pages.tsx'
import { eventually } from '#ui/testing/in-page.tsx'
import { FundFilter } from './FundFilter.tsx'

const { provider, openPart, asked } = testPages()
const isBusy = () => document.querySelector('[aria-busy="true"]') !== null
const open = () => openPart(<FundFilter fundCode="980805" word="仅看" onRemove={() => {}} />)

test('the fund of a list says that it loads until its name, which may take two lines, is known', async () => {
  provider.reply = replies.silence
  await open()
  await eventually(() => expect(asked('queryFundOne')).toHaveLength(1))
  expect(isBusy()).toBe(true)
})

test('the fund of a list is named by its code where its name does not come', async () => {
  provider.reply = replies.refusal(-1)
  await open()
  await eventuallySays('980805')
  await eventually(() => expect(isBusy()).toBe(false))
  expect(text()).toContain('仅看')
})
