// @vitest-environment jsdom
import { act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { replies } from '#app/testing/stand-in-provider.ts'
import { testPages } from '#app/testing/test-pages.tsx'
import { button, click, eventually, one } from '#ui/testing/in-page.tsx'
import { MessageRow } from './MessageRow.tsx'

const { provider, openPart, asked } = testPages()

const message = {
  messageId: 'M2026031100000001',
  kind: 'trade' as const,
  eventKey: 'orderConfirmed A1',
  time: '20260311093000',
  title: '买入已确认',
  text: '份额已确认',
  amounts: [],
  forward: null,
  read: '0' as const,
  legal: '1' as const,
}

beforeEach(async () => {
  provider.reply = replies.payload({ read: 1, unread: {} })
  await openPart(
    <MemoryRouter>
      <MessageRow message={message} />
    </MemoryRouter>,
  )
})

/** A finger that goes down on the row, moves by some steps, and is let go. */
async function swipe(steps: readonly (readonly [x: number, y: number])[]) {
  const way = one('[data-unread] button')
  const send = (type: string, x: number, y: number) =>
    way.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        isPrimary: true,
        pointerType: 'touch',
        clientX: x,
        clientY: y,
      }),
    )
  await act(async () => {
    send('pointerdown', 300, 20)
    for (const [x, y] of steps) send('pointermove', x, y)
    const [x, y] = steps.at(-1) ?? [300, 20]
    send('pointerup', x, y)
  })
}

const turnedBack = [
  [200, 20],
  [290, 20],
] as const

test('marks a message as read once it is swiped far enough to the left', async () => {
  await swipe([
    [280, 21],
    [200, 24],
  ])
  await eventually(() => expect(asked('readMessages')).toHaveLength(1))
})

test.each<[string, readonly (readonly [number, number])[]]>([
  ['not far', [[260, 20]]],
  ['back again', turnedBack],
  ['to the right', [[400, 20]]],
  [
    'up or down first',
    [
      [298, 60],
      [150, 90],
    ],
  ],
])('leaves a message unread that is swiped %s', async (_, steps) => {
  await swipe(steps)
  expect(asked('readMessages')).toEqual([])
})

test('takes the click that ends a swipe for no tap on the message', async () => {
  await swipe(turnedBack)
  await act(async () => {
    one('[data-unread] button').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  })
  expect(asked('readMessages')).toEqual([])
})

test('is opened by the keyboard also after a swipe that no click has followed', async () => {
  await swipe(turnedBack)
  await click(one('[data-unread] button'))
  await eventually(() => expect(asked('readMessages')).toHaveLength(1))
})

test('marks a message as read by its button, which a keyboard reaches', async () => {
  await click(button('标为已读：买入已确认'))
  await eventually(() => expect(asked('readMessages')).toHaveLength(1))
})
