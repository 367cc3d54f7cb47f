import { useNavigate } from 'react-router-dom'
import { listItems } from '#api/calls/content.ts'
import { newsTags } from '#domain/content/circle-items.ts'
import { formatDate, weekdayName } from '#domain/calendar/format-dates.ts'
import { circlePaths } from '#paths/circle.ts'
import type { PathInput } from '#paths/path.ts'
import { itemKey } from '#shared/views/content/items/item-key.ts'
import { ItemList } from '#shared/views/content/lists/ItemList.tsx'
import { useCursorList } from '#shared/views/content/lists/use-cursor-list.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { Segments } from '#ui/fields/Segments.tsx'
import { circleField, MEDICINE } from '../parts/circle.ts'
import { CircleItemCard } from '../parts/CircleItemCard.tsx'
import styles from './Consult.module.css'
import { DayBar } from './DayBar.tsx'
import { firstsOfDays } from './news-days.ts'

type Input = PathInput<typeof circlePaths.consult>

const requestOf = ({ tag, date }: Input, circleId: string) => ({
  space: `circle:${circleId}`,
  kind: 'article' as const,
  level: 'none' as const,
  tag,
  date,
})

const ALL = ''

/** The news of a circle by day; what was not opened yet is marked. */
export default function ConsultScreen({ input }: { readonly input: Input }) {
  const { circle = MEDICINE, tag, date } = input
  const navigate = useNavigate()
  const choose = useUrlChoice(circlePaths.consult)
  const list = useCursorList(listItems, requestOf(input, circle), itemKey)
  const firsts = firstsOfDays(list.data ?? [])
  const show = (part: { tag?: string | undefined; date?: string | undefined }) =>
    choose({ circle: circleField(circle), tag, date, ...part })
  const tags = [
    { key: ALL, label: '全部' },
    ...newsTags(circle).map((it) => ({ key: it, label: it })),
  ]
  const isFiltered = tag !== undefined || date !== undefined
  return (
    <ItemList
      label="资讯"
      list={list}
      head={
        <>
          <Segments
            label="资讯分类"
            items={tags}
            value={tag ?? ALL}
            onChange={(key) => show({ tag: key === ALL ? undefined : key })}
          />
          <DayBar date={date} onChoose={(day) => show({ date: day })} />
        </>
      }
      empty={
        isFiltered
          ? {
              title: '没有符合条件的资讯',
              note: '换一天或换一个分类看看',
              actionText: '查看全部资讯',
              onAction: () => show({ tag: undefined, date: undefined }),
            }
          : {
              title: '这个圈子还没有资讯',
              actionText: '查看全部圈子',
              onAction: () => void navigate(circlePaths.circleHome.to()),
            }
      }
    >
      {(item) => (
        <div>
          {firsts.has(item.itemId) && (
            <h2 className={styles.day}>
              {formatDate(item.publishTime.slice(0, 8))}
              <span className={styles.weekday}>{weekdayName(item.publishTime.slice(0, 8))}</span>
            </h2>
          )}
          <CircleItemCard item={item} asOf={list.first?.asOf ?? item.publishTime} />
        </div>
      )}
    </ItemList>
  )
}
