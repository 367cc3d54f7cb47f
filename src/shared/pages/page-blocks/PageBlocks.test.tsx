// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Block } from '#domain/page/block.ts'
import { sendErrorsTo, type ErrorEntry } from '#platform/error-log.ts'
import { button, click, inPage, eventually } from '#ui/testing/in-page.tsx'
import { BlockSlot } from './PageBlocks.tsx'
import { PageContext, type PageFacts } from './page-context.ts'

const facts: PageFacts = {
  pageId: 'p-1',
  version: 2,
  preview: false,
  share: { title: '', text: '', picture: '', path: '/', riskLine: '' },
  arm: null,
}
const block: Block = {
  type: 'NotThere',
  id: 'a',
  when: { from: null, until: null },
  who: {},
  arm: '',
  props: {},
  slots: [],
}

test('a block whose component does not load says so once, offers another try, and is no error of the page', async () => {
  const entries: ErrorEntry[] = []
  sendErrorsTo((entry) => entries.push(entry))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { host, unmount } = await inPage(
    <QueryClientProvider client={client}>
      <PageContext value={facts}>
        <BlockSlot block={block} inner={() => null} />
      </PageContext>
    </QueryClientProvider>,
  )
  await eventually(() => expect(host.textContent).toBe('--重试'))
  const [query] = client.getQueryCache().getAll()
  const failures = query?.state.errorUpdateCount ?? 0
  await click(button('重试'))
  await eventually(() => expect(query?.state.errorUpdateCount).toBeGreaterThan(failures))
  expect(entries.map(({ what, detail }) => [what, detail])).toEqual([
    ['page.blockNotLoaded', 'p-1 v2 NotThere a'],
  ])
  await unmount()
})
