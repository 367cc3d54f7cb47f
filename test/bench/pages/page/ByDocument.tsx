import { readDocument } from '#domain/page/document.ts'
import { PageBlocks } from '#shared/page-blocks/PageBlocks.tsx'
import { DOCUMENT } from './content.ts'

const FACTS = { pageId: 'bench', version: 1, preview: false, shareTitle: '', sharePath: '/' }

/** The product's own drawing of a composed page, its document read and checked anew. */
export default function ByDocument() {
  const page = readDocument(JSON.parse(JSON.stringify(DOCUMENT)))
  if (typeof page === 'string') throw new Error(page)
  return <PageBlocks page={page} facts={FACTS} />
}
