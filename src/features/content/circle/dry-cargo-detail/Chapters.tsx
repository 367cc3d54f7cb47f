import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { chaptersIn, type Term } from '#domain/content/chapters.ts'
import { LEVEL_WORDS } from '#domain/content/circle-items.ts'
import { contentCount } from '#domain/content/content-words.ts'
import type { RichNode } from '#domain/content/rich-text.ts'
import { circlePaths } from '#paths/circle.ts'
import { vpPaths } from '#paths/vp.ts'
import { OpinionLine } from '#shared/views/content/OpinionLine.tsx'
import type { WholeItem } from '#shared/views/content/content-types.ts'
import { AgedNotice, PersonLine } from '#shared/views/content/items/PersonLine.tsx'
import { StateNotice } from '#shared/views/content/items/StateNotice.tsx'
import { MarkButton } from '#shared/views/content/marks/MarkButton.tsx'
import { useMark } from '#shared/views/content/marks/use-mark.ts'
import { MoreButton } from '#shared/views/content/people/MoreButton.tsx'
import { RichNodes } from '#shared/views/content/rich-text/RichText.tsx'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { Button } from '#ui/base/Button.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { FactLine } from '#ui/text/FactLine.tsx'
import { CompaniesCard } from '../parts/CompaniesCard.tsx'
import styles from './Chapters.module.css'
import { firstChapter, useReadingPlace } from './use-reading-place.ts'

interface Props {
  readonly item: WholeItem
  readonly nodes: readonly RichNode[]
  /** Of the address; undefined where it says none. */
  readonly chapter: number | undefined
}

/** A chapter of a long read, its terms, the contents, and the ways to the next and the previous. */
export function Chapters({ item, nodes, chapter }: Props) {
  const { itemId, title, author, terms, reading } = item
  const navigate = useNavigate()
  const choose = useUrlChoice(circlePaths.dryCargoDetail, { itemId })
  const text = useRef<HTMLDivElement>(null)
  const [term, setTerm] = useState<Term | null>(null)
  const [contents, setContents] = useState(false)
  const [begun] = useState(() => firstChapter(itemId))
  const chapters = chaptersIn(nodes)
  const no = Math.min(chapter ?? begun, chapters.length)
  const shown = chapters[no - 1]
  useReadingPlace(text, { itemId, chapter: no, isLast: no === chapters.length })
  if (shown === undefined) return null

  const open = (to: number) => {
    setContents(false)
    // The chapters are one place of the history: back leads to the list at once.
    choose({ chapter: String(to) })
  }
  // Two chapters may have the same title, so they are listed by number.
  const numbered = chapters.map((it, at) => ({ title: it.title, no: at + 1 }))
  const facts = reading === null ? [] : [LEVEL_WORDS[reading.level], `约 ${reading.minutes} 分钟`]
  return (
    <>
      <Card>
        <article className={styles.item}>
          <h1 className={styles.title}>{title}</h1>
          <PersonLine author={author} time={item.publishTime} ipPlace={item.ipPlace} />
          <StateNotice state={item.state} reason={item.stateReason} />
          <AgedNotice time={item.publishTime} />
          <div ref={text} data-chapter={no}>
            <p className={styles.facts}>
              <FactLine facts={[...facts, `第 ${no} 章，共 ${chapters.length} 章`]} />
            </p>
            {shown.title !== '' && <h2 className={styles.heading}>{shown.title}</h2>}
            <RichNodes nodes={shown.nodes} terms={terms} onTerm={setTerm} />
          </div>
          <div className={styles.end}>
            <p className={styles.facts}>
              {item.sourceName === '' ? '' : `来源：${item.sourceName}`}
            </p>
            <MoreButton
              target={{ itemId }}
              author={author}
              onBlocked={() => void navigate(circlePaths.dryCargo.to())}
            />
          </div>
        </article>
      </Card>
      {no === chapters.length && (
        <>
          <EndCard item={item} />
          <CompaniesCard companies={item.companies} />
        </>
      )}
      <footer className={styles.foot}>
        <OpinionLine />
      </footer>
      <BottomBar>
        <div className={styles.bar}>
          <Button kind="secondary" block disabled={no === 1} onClick={() => open(no - 1)}>
            上一章
          </Button>
          <Button kind="secondary" block onClick={() => setContents(true)}>
            目录
          </Button>
          <Button
            kind="secondary"
            block
            disabled={no === chapters.length}
            onClick={() => open(no + 1)}
          >
            下一章
          </Button>
        </div>
      </BottomBar>
      <Sheet open={contents} onClose={() => setContents(false)} title="目录" flush>
        <RowList label="目录">
          {numbered.map((it) => (
            <Row
              key={it.no}
              title={`${it.no}. ${it.title === '' ? title : it.title}`}
              whole
              value={it.no === no ? '在读' : ''}
              arrow={false}
              onClick={() => open(it.no)}
            />
          ))}
        </RowList>
      </Sheet>
      <Sheet open={term !== null} onClose={() => setTerm(null)} title={term?.term ?? ''}>
        <p>{term?.meaning}</p>
      </Sheet>
    </>
  )
}

/** After the last chapter: like, keep, and what others said. */
function EndCard({ item: { itemId, counts, mine } }: { readonly item: WholeItem }) {
  const like = useMark({ itemId }, 'like', { on: mine?.liked ?? false, count: counts.likes })
  const favourite = useMark({ itemId }, 'favourite', {
    on: mine?.favourited ?? false,
    count: counts.favourites,
  })
  return (
    <Card title="全文读完了" flush>
      <div className={styles.marks}>
        <MarkButton kind="like" mark={like} />
        <MarkButton kind="favourite" mark={favourite} />
      </div>
      <Row
        title={counts.comments === 0 ? '写评论' : `评论 ${contentCount(counts.comments)}`}
        href={vpPaths.vpDiscuss.to({ itemId })}
      />
    </Card>
  )
}
