import { use } from 'react'
import { readDocument } from '#domain/page/document.ts'
import { loadComponents } from '#shared/pages/page-blocks/block-components.ts'
import type { PageFacts } from '#shared/pages/page-blocks/page-context.ts'
import { PageBlocks } from '#shared/pages/page-blocks/PageBlocks.tsx'
import { DOCUMENT } from './content.ts'

const FACTS: PageFacts = {
  pageId: 'bench',
  version: 1,
  preview: false,
  share: { title: '', text: '', picture: '', path: '/', riskLine: '' },
  arm: null,
}

/** As `usePageAnswer` has a page: read and checked again, with what draws its blocks. */
async function readPage() {
  const page = readDocument(JSON.parse(JSON.stringify(DOCUMENT)))
  if (typeof page === 'string') throw new Error(page)
  await loadComponents(page.blocks)
  return page
}

const page = readPage()

/** The product's own drawing of a composed page. */
export default function ByDocument() {
  return <PageBlocks page={use(page)} facts={FACTS} />
}
