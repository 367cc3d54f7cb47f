import { PageBlocks } from '#shared/page-blocks/PageBlocks.tsx'
import { usePageAnswer } from '#shared/page-blocks/use-page.ts'
import { Skeleton } from '#ui/layout/Skeleton.tsx'

interface Props {
  readonly slot: string
  /** The screen's address, to be shared. */
  readonly path: string
}

/** What operators put above a screen's own parts; those are there without it. */
export function SlotHead({ slot, path }: Props) {
  const { data, isPending } = usePageAnswer({ slot })
  if (isPending) return <Skeleton lines={3} />
  if (data?.kind !== 'page') return null
  const { page, of } = data
  const facts = {
    pageId: of.pageId,
    version: of.version,
    preview: false,
    shareTitle: page.root.shareTitle === '' ? page.root.title : page.root.shareTitle,
    sharePath: path,
  }
  return <PageBlocks page={page} facts={facts} />
}
