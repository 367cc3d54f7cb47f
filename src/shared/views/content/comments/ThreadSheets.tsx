import { MoreSheet } from '#shared/views/content/moderation/MoreSheet.tsx'
import { WriteSheet } from '#shared/views/content/writing/WriteSheet.tsx'
import type { Thread } from './use-thread.ts'

/** The sheets in which a comment is written, and in which more is done about one. */
export function ThreadSheets({ thread }: { readonly thread: Thread }) {
  return (
    <>
      <WriteSheet {...thread.writeSheet} />
      <MoreSheet {...thread.moreSheet} />
    </>
  )
}
