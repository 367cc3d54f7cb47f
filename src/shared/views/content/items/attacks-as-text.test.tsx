// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { CommentView } from '#shared/views/content/comments/CommentView.tsx'
import { fakeShell } from '#shared/views/content/testing/fake-shell.ts'
import { FILTER_EVASION } from '#shared/views/content/testing/filter-evasion.ts'
import { testComment, testItem } from '#shared/views/content/testing/test-item.ts'
import { ShellContext } from '#templates/shell-context.ts'
import { inPage, type InPage } from '#ui/testing/in-page.tsx'
import { ItemCard } from './ItemCard.tsx'
import { PersonLine } from './PersonLine.tsx'

let page: InPage
afterEach(() => page.unmount())

const author = (name: string) => ({ ...testItem().author, name, title: name, certNo: name })

/** Everything that somebody else can have a hand in, with this in each of its texts. */
const view = (attack: string, key: number) => (
  <div key={key}>
    <ItemCard
      kinds
      item={testItem({
        kind: 'question',
        title: attack,
        summary: attack,
        sourceName: attack,
        state: 'rejected',
        stateReason: attack,
        tags: [attack],
      })}
    />
    <ItemCard item={testItem({ title: '', summary: attack, author: author(attack) })} />
    <PersonLine author={author(attack)} time="20260311093000" ipPlace={attack} />
    <CommentView
      comment={testComment({
        text: attack,
        replyTo: attack,
        quoted: attack,
        state: 'pending',
        stateReason: attack,
        ipPlace: attack,
        author: author(attack),
      })}
      onReply={vi.fn<() => void>()}
      onMore={vi.fn<() => void>()}
    />
  </div>
)

test('whatever people write is shown letter for letter, and none of it is an element', async () => {
  page = await inPage(<ShellContext value={fakeShell()}>{FILTER_EVASION.map(view)}</ShellContext>)
  const drawn = new Set([...page.host.querySelectorAll('*')].map(({ localName }) => localName))
  expect(
    [...drawn].filter((name) => !/^(?:div|article|p|span|a|button|blockquote)$/.test(name)),
  ).toEqual([])
  const attributes = [...page.host.querySelectorAll('*')].flatMap((it) => it.getAttributeNames())
  expect(attributes.filter((name) => /^on|^(?:src|style|srcdoc)$/.test(name))).toEqual([])
  for (const link of page.host.querySelectorAll('a')) {
    expect(link.getAttribute('href')).toMatch(/^\/vp\//)
  }
  const text = page.host.textContent
  for (const attack of FILTER_EVASION) expect(text).toContain(attack)
  expect(Reflect.get(window, 'attacked')).toBeUndefined()
})
