import { useQuery } from '@tanstack/react-query'
import { ItemCard } from '#shared/views/content/items/ItemCard.tsx'
import { itemQuery } from '#shared/views/content/items/use-item.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'

/** The question that an answer is of, and the way to it; an answer outlives its question. */
export function QuestionCard({ questionId }: { readonly questionId: string }) {
  const { data, error } = useQuery(itemQuery(questionId))
  return (
    <Card flush={data !== undefined || error !== null}>
      {data !== undefined ? (
        <ItemCard item={data.payload.item} kinds />
      ) : error === null ? (
        <Skeleton lines={2} />
      ) : (
        <Row title="原问题暂时无法查看" note="问题可能已被删除或隐藏" />
      )}
    </Card>
  )
}
