import { RISK_LINES } from '#domain/publicity/risk-lines.ts'
import type { WholeItem } from '#shared/views/content/content-types.ts'
import { MarkButton } from '#shared/views/content/marks/MarkButton.tsx'
import { useMark } from '#shared/views/content/marks/use-mark.ts'
import { sharePage } from '#shared/parts/sharing/share-page.ts'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Button } from '#ui/base/Button.tsx'
import styles from './ItemBar.module.css'
import { sharedTitle } from './item-words.ts'

interface Props {
  readonly item: WholeItem
  /** The shared page, by an address of `#paths`. */
  readonly path: string
  readonly onWrite: () => void
}

const CLOSED: Readonly<Record<WholeItem['comments'], string>> = {
  open: '写评论',
  closed: '评论已关闭',
  off: '未开放评论',
}

/** Below an item: write a comment, like, keep, share. Of what is not public nothing but that. */
export function ItemBar({ item, path, onWrite }: Props) {
  const { itemId, counts, mine } = item
  const like = useMark({ itemId }, 'like', { on: mine?.liked ?? false, count: counts.likes })
  const favourite = useMark({ itemId }, 'favourite', {
    on: mine?.favourited ?? false,
    count: counts.favourites,
  })
  if (item.state !== 'shown') return null
  return (
    <BottomBar>
      <div className={styles.bar}>
        <div className={styles.write}>
          <Button
            kind="secondary"
            block
            disabled={item.comments !== 'open'}
            track="comment"
            onClick={onWrite}
          >
            {CLOSED[item.comments]}
          </Button>
        </div>
        <MarkButton kind={item.kind === 'answer' ? 'helpful' : 'like'} mark={like} />
        <MarkButton kind="favourite" mark={favourite} />
        <button
          type="button"
          className={styles.share}
          data-track="share"
          onClick={() =>
            void sharePage(sharedTitle(item), path, {
              text: RISK_LINES.opinion,
              riskLine: RISK_LINES.opinion,
            })
          }
        >
          <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M12 15V4m0 0L8 8m4-4 4 4M5 13v5.500A1.500 1.500 0 0 0 6.500 20h11a1.500 1.500 0 0 0 1.500-1.500V13" />
          </svg>
          分享
        </button>
      </div>
    </BottomBar>
  )
}
