// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { session } from '#session/session.ts'
import { ownedKey } from '#session/owned-keys.ts'
import { button, click, inPage, type InPage } from '#ui/testing/in-page.tsx'
import { useDeviceList, type DeviceListKind } from './device-list.ts'

const KIND: DeviceListKind = { name: 'letters', most: 2, fits: (item) => /^[a-z]$/.test(item) }

function Letters() {
  const { items, change } = useDeviceList(KIND)
  return (
    <>
      <p>{items.join()}</p>
      <button type="button" onClick={() => change(['a', ...items])}>
        add
      </button>
    </>
  )
}

let page: InPage | null = null
afterEach(async () => {
  await page?.unmount()
  page = null
  localStorage.clear()
  session.openId = ''
})

/** Returns what is shown of the text that is stored under the key. */
async function shown(key: string, text: string, openId = ''): Promise<string> {
  localStorage.setItem(key, text)
  session.openId = openId
  page = await inPage(<Letters />)
  return document.querySelector('p')?.textContent ?? ''
}
const stored = (owner: string, ...items: unknown[]) => JSON.stringify({ owner, items })

test.each([
  ['its own', stored('', 'a', 'b'), 'a,b'],
  ['no more than it may have', stored('', 'a', 'b', 'c'), 'a,b'],
  ['each once', stored('', 'a', 'a', 'b'), 'a,b'],
  ['what still means something', stored('', '<b>', 'b', ''), 'b'],
  ['nothing of another owner', stored('u-1', 'a'), ''],
  ['nothing of a list with a number', stored('', 'a', 1), ''],
  ['nothing of what is no JSON', '{"owner":', ''],
  ['nothing of a text', '"a"', ''],
])('a list of the device reads %s', async (_, text, expected) => {
  expect(await shown('letters:guest', text)).toBe(expected)
})

test('stores what a user adds under a key that goes with them', async () => {
  expect(await shown(ownedKey('letters'), stored('u-1', 'b'), 'u-1')).toBe('b')
  await click(button('add'))
  expect(document.querySelector('p')?.textContent).toBe('a,b')
  expect(localStorage.getItem(ownedKey('letters'))).toBe(stored('u-1', 'a', 'b'))
  expect(localStorage.getItem('letters:guest')).toBeNull()
})
