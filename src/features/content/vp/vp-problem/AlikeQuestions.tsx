import { useQueries } from '@tanstack/react-query'
import { listItems } from '#api/calls/content.ts'
import { queryFor } from '#api/query.ts'
import { alikeFirst, wordsToSearch } from '#domain/content/alike-questions.ts'
import { ItemCard } from '#shared/content/items/ItemCard.tsx'
import { useDebounced } from '#shared/order/use-settled.ts'
import { RowList } from '#ui/lists/RowList.tsx'
import styles from './AlikeQuestions.module.css'

/** While the user types. */
const PAUSE_MS = 400
const FOUND_BY_A_WORD = 10
const MOST = 3

/** Questions with the words of the one that is written: it may be answered already. */
export function AlikeQuestions({ title }: { readonly title: string }) {
  const words = wordsToSearch(useDebounced(title, PAUSE_MS))
  const found = useQueries({
    queries: words.map((word) =>
      queryFor(listItems, { kind: 'question', words: word, size: FOUND_BY_A_WORD }),
    ),
    combine: (results) => results.flatMap(({ data }) => (data ? [data.records] : [])),
  })
  const alike = alikeFirst(found, MOST)
  if (alike.length === 0) return null
  return (
    <section className={styles.alike} aria-label="相似的问题">
      <p className={styles.head}>先看看是否已有答案</p>
      <RowList label="相似的问题">
        {alike.map((question) => (
          <ItemCard key={question.itemId} item={question} />
        ))}
      </RowList>
    </section>
  )
}
