import { readDocument } from '#domain/page/document.ts'
import type { PageFacts } from '#shared/page-blocks/page-context.ts'
import { PageBlocks } from '#shared/page-blocks/PageBlocks.tsx'
import { DOCUMENT } from './content.ts'

const FACTS: PageFacts = {
  pageId: 'bench',
  version: 1,
  preview: false,
  share: { title: '', text: '', picture: '', path: '/', riskLine: '' },
  arm: null,
}

/** The product's own drawing of a composed page, its document read and checked anew. */
export default function ByDocument() {
  const page = readDocument(JSON.parse(JSON.stringify(DOCUMENT)))
  if (typeof page === 'string') throw new Error(page)
  return <PageBlocks page={page} facts={FACTS} />
}
