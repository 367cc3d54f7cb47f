import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { listItems } from '#api/calls/content.ts'
import { queryFor } from '#api/query.ts'
import { alikeFirst, wordsToSearch } from '#domain/content/alike-questions.ts'
import { ItemCard } from '#shared/views/content/items/ItemCard.tsx'
import { useDebounced } from '#ui/fields/use-debounced.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import styles from './AlikeQuestions.module.css'

/** While the user types. */
const PAUSE_MS = 400
const FOUND_BY_A_WORD = 10
const MOST = 3

/**
 * Questions with the words of the one that is written: it may be answered already. The row is as high from the start as with what is
 * found, because answers come while the user is at the fields below.
 */
export function AlikeQuestions({ title }: { readonly title: string }) {
  const [isOpen, setOpen] = useState(false)
  const words = wordsToSearch(useDebounced(title, PAUSE_MS))
  const { found, isWhole } = useQueries({
    queries: words.map((word) =>
      queryFor(listItems, { kind: 'question', words: word, size: FOUND_BY_A_WORD }),
    ),
    combine: (results) => ({
      found: results.flatMap(({ data }) => (data ? [data.records] : [])),
      isWhole: results.every(({ isSuccess }) => isSuccess),
    }),
  })
  const alike = alikeFirst(found, MOST)
  return (
    <>
      <div className={styles.alike}>
        <Row
          title="相似的问题"
          {...(alike.length === 0
            ? // While answers are missing nothing is said of them.
              { value: isWhole ? '暂无' : '' }
            : { value: `${alike.length} 个`, onClick: () => setOpen(true) })}
        />
      </div>
      <Sheet open={isOpen} title="先看看是否已有答案" onClose={() => setOpen(false)} flush>
        <RowList label="相似的问题">
          {alike.map((question) => (
            <ItemCard key={question.itemId} item={question} />
          ))}
        </RowList>
      </Sheet>
    </>
  )
}
