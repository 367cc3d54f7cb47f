import { expect, test } from 'vitest'
import { listFundDocuments } from '#api/calls/fund-archives.ts'
import { DOCUMENT_POLICY } from '#offline/page-security.js'
import { ask } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox } = useSandbox()

async function headers(path: string) {
  const answer = await sandbox.fetch(new Request(`http://sandbox.test${path}`))
  await answer.arrayBuffer()
  const of = (name: string) => answer.headers.get(name)
  return { policy: of('content-security-policy'), sniff: of('x-content-type-options') }
}

test('an answer of the provider that a browser may show runs no script', async () => {
  const { documents } = await ask(sandbox, listFundDocuments, { fundCode: '980203' })
  const page = documents.find(({ url }) => !url.endsWith('.pdf'))
  const paths = [
    page?.url ?? '',
    '/documents/community-rules',
    '/documents/announcement-night-work',
    '/documents/no-such-paper',
    '/documents/pages/hills.svg',
    '/documents/pictures/a.svg',
    '/api/no-such-call',
    '/track/refused-content',
  ]
  for (const path of paths)
    expect({ path, ...(await headers(path)) }).toEqual({
      path,
      policy: DOCUMENT_POLICY,
      sniff: 'nosniff',
    })
})

test('a PDF has no policy that a browser’s viewer would take for a refusal, and keeps its type', async () => {
  const { documents } = await ask(sandbox, listFundDocuments, { fundCode: '980203' })
  const file = documents.find(({ url }) => url.endsWith('.pdf'))
  expect(await headers(file?.url ?? '')).toEqual({ policy: null, sniff: 'nosniff' })
})
